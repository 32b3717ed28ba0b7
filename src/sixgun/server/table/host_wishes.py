"""What whoever hosts wants, done by the servers that run: they look every few seconds."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from sixgun.server.keep.hosting import blocked, fulfilled, tables_to_close
from sixgun.server.keep.journal import NotSaved

if TYPE_CHECKING:
    from sixgun.server.table.hall import Hall

LOG: Final = logging.getLogger("sixgun.hosting")
EVERY: Final = 2.0
"""Seconds."""


class HostWishes:
    """Looks into the store for what is wanted, and knows who is not let in."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.blocked: frozenset[str] = frozenset()

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except NotSaved as wrong:
                LOG.error("not saved", extra={"wrong": str(wrong)})
            except Exception:  # a database that does not answer now does so later
                LOG.exception("what the host wants cannot be read")
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        self.blocked = frozenset(await blocked(self.hall.store))
        for id, code in await tables_to_close(self.hall.store):
            table = self.hall.tables.get(code) or await self.hall.sleepers.wake(code)
            if table is not None:
                LOG.info("the host closes a table", extra={"table": code})
                await self.hall.close(table)
            if table is not None or not await self.hall.store.facts(code):  # else another server runs it
                await self.hall.store.write(fulfilled(id))
