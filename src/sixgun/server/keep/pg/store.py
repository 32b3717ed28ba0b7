"""The store of many servers: one PostgreSQL that all of them write to."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from sixgun.server.keep.journal import Journal
from sixgun.server.keep.pg.layout import LOCK, migrate
from sixgun.server.keep.pg.link import Desk, connect, driver, must_answer
from sixgun.server.keep.pg.writer import PostgresWriter
from sixgun.server.keep.probe import Probe
from sixgun.server.keep.secret import new_secret
from sixgun.server.keep.store import Store

READERS: Final = 4


class PostgresStore(Store):
    """Everything that outlives all processes."""

    def __init__(self, url: str, name: str = "sixgun") -> None:
        must_answer(url)
        self.url = url
        self.name = name
        with connect(url) as db:
            migrate(db)
        self.readers = Desk(url, READERS, name)
        self.leases = Desk(url, 1, name)
        """A line of its own for what must never wait behind long readings: who runs which table."""
        self.writer = PostgresWriter(url, name, secrets.token_hex(8))
        self.journal = Journal(self.writer)
        self.probe = Probe(self.journal)

    def close(self) -> None:
        self.writer.link.hung_up.set()  # a database that is not there now is not waited for
        self.journal.close()
        self.readers.close()
        self.leases.close()

    def announce(self, address: str) -> None:
        return  # nobody looks for it: there may be any number of servers

    def secret(self) -> bytes:
        return self.key("cookies")

    def key(self, name: str) -> bytes:
        """Something secret that all servers share, made by whoever comes first."""
        with connect(self.url) as db:
            db.execute("INSERT INTO keys (name, value) VALUES (%s, %s) ON CONFLICT DO NOTHING", (name, new_secret()))
            return bytes(db.execute("SELECT value FROM keys WHERE name = %s", (name,)).fetchone()[0])

    async def read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await self.readers.rows(sql, *values)

    @asynccontextmanager
    async def tidying(self) -> AsyncIterator[bool]:
        """A lock that its connection holds, so that whoever dies with it lets go of it.

        Who lives lets go of it himself: PostgreSQL takes its time to notice that a connection is closed, and whoever
        tidies up again at once would be refused by his own lock.
        """
        psycopg = driver()
        try:
            db = await asyncio.to_thread(connect, self.url)
        except psycopg.Error:
            yield False
            return
        try:
            (alone,) = (await asyncio.to_thread(db.execute, "SELECT pg_try_advisory_lock(%s)", (LOCK + 1,))).fetchone()
            yield bool(alone)
        finally:
            with suppress(psycopg.Error):
                await asyncio.to_thread(db.execute, "SELECT pg_advisory_unlock_all()")
            await asyncio.to_thread(db.close)
