"""Games that are over are packed when there are enough of them, and forgotten after as long as whoever hosts wants."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from typing import Final

from sixgun.server.keep.journal import NotSaved, Statement
from sixgun.server.keep.pack import open_pack, pack, unpacked
from sixgun.server.keep.store import Store

LOG: Final = logging.getLogger("sixgun.archive")
TOGETHER: Final = 32
"""Games in a pack."""
EVERY: Final = 3_600.0
"""Seconds after which it is looked for old games again."""
DAY: Final = 86_400


class Archive:
    """Tidies a store up beside the games. `needed` are the games that tables still show; None if nobody can say."""

    def __init__(self, store: Store, days: float, needed: Callable[[], Collection[str] | None]) -> None:
        self.store = store
        self.days = days
        """For how many days games are kept; 0 is for ever."""
        self.needed = needed
        self.more = asyncio.Event()

    async def run(self) -> None:
        """Tidy up whenever a game is over, and every hour."""
        while True:
            try:
                await self.tidy()
            except NotSaved as wrong:
                LOG.error("not saved", extra={"wrong": str(wrong)})
            except Exception:  # what cannot be packed stays as it is
                LOG.exception("finished games cannot be packed")
            self.more.clear()
            try:
                async with asyncio.timeout(EVERY):
                    await self.more.wait()
            except TimeoutError:
                continue

    async def tidy(self) -> None:
        if self.days:
            await self.forget(int(time.time() - self.days * DAY))
        while len(ids := self.store.unpacked(TOGETHER)) == TOGETHER:
            await self.store.write(*await asyncio.to_thread(self.packing, ids))

    def packing(self, ids: Collection[str]) -> list[Statement]:
        """What puts these games into a pack, which is read again before anything else of them is deleted."""
        games = [kept for id in ids if (kept := self.store.game(id)) is not None]
        data = pack(games)
        there = {id: unpacked(game) for id, game in open_pack(data).items()}
        if any(there[game.id].journal != game.journal or there[game.id].deal != game.deal for game in games):
            raise ValueError("a pack does not hold what was put into it")
        number = self.store.last_pack() + 1
        statements: list[Statement] = [("INSERT INTO packs (number, data) VALUES (?, ?)", (number, data))]
        for id in ids:
            statements += [
                ("UPDATE games SET pack = ?, deal = '', settings = x'', people = x'' WHERE id = ?", (number, id)),
                ("DELETE FROM journal WHERE game = ?", (id,)),
                ("DELETE FROM finished WHERE game = ?", (id,)),
            ]
        return statements

    async def forget(self, before: int) -> None:
        """Delete games that were over before then, and those that their tables were closed in the middle of."""
        needed = self.needed()
        old = [id for id in self.store.games_before(before) if needed is not None and id not in needed]
        for id in old:
            await self.store.write(
                *((f"DELETE FROM {table} WHERE game = ?", (id,)) for table in ("journal", "positions", "finished")),
                ("DELETE FROM games WHERE id = ?", (id,)),
            )
        if old:
            await self.store.write(
                ("DELETE FROM packs WHERE number NOT IN (SELECT pack FROM games WHERE pack IS NOT NULL)", ())
            )
            LOG.info("old games are forgotten", extra={"games": len(old)})
