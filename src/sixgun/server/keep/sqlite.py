"""The store of one server: one SQLite file in a folder of its own. Nothing to install, nothing to look after."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sixgun.server.keep.folder_lock import hold
from sixgun.server.keep.joined import joined
from sixgun.server.keep.journal import Journal, Order
from sixgun.server.keep.migration import BadData, log_is_ahead, migrate, must_be_current
from sixgun.server.keep.probe import Probe
from sixgun.server.keep.secret import read_secret
from sixgun.server.keep.store import Store

FILE: Final = "sixgun.db"
FAILURES: Final = (sqlite3.Error, ValueError, OverflowError)
"""How a statement fails; the last two: what no column can hold."""


class SqliteStore(Store):
    """Everything that outlives the process, in a folder."""

    def __init__(self, data: Path, fsync: bool = False, beside: bool = False) -> None:
        """`beside` looks into the folder of a server that may be running: nothing is brought forward."""
        self.data = data
        self.fsync = fsync
        self.path = data / FILE
        if beside:
            must_be_current(self.path)
        self.lock = None if beside else hold(data)
        self.reader: sqlite3.Connection | None = None
        """Opened when somebody first asks something: to open one for every question costs more than the answer."""
        try:
            if not beside:
                migrate(self.path)
            self.journal = Journal(SqliteWriter(self.connect()))
            self.probe = Probe(self.journal)
        except sqlite3.Error as wrong:
            raise BadData(
                f"{self.path} cannot be used ({wrong}); bring back a copy, or choose another folder with --data"
            ) from None

    def close(self) -> None:
        self.journal.close()
        if self.reader is not None:
            self.reader.close()
            self.reader = None
        if self.lock is not None:
            self.lock.close()

    def announce(self, address: str) -> None:
        if self.lock is not None:
            self.lock.say(address)

    def secret(self) -> bytes:
        return read_secret(self.data)

    @asynccontextmanager
    async def tidying(self) -> AsyncIterator[bool]:
        yield True  # the folder has no other server

    def connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        if not log_is_ahead(db):  # migrate() turned it on; to do so here would fail whenever somebody writes
            raise BadData(f"{self.path} does not keep its log ahead any more; start the server again")
        # What is committed outlives the process either way; with fsync also a power cut, and each commit waits for it.
        db.execute(f"PRAGMA synchronous = {'FULL' if self.fsync else 'NORMAL'}")
        return db

    async def read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        if self.reader is None:
            self.reader = sqlite3.connect(self.path, check_same_thread=False, timeout=10)
        return self.reader.execute(sql, values).fetchall()


class SqliteWriter:
    """Writes to a file that nobody else writes to."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    def commit(self, batch: list[Order]) -> None:
        """A transaction that can be neither committed nor rolled back is the end of the journal."""
        if not self.in_one_go(batch):
            self.one_by_one(batch)

    def in_one_go(self, batch: list[Order]) -> bool:
        """All statements one after the other; False if one fails, and then none is written."""
        db = self.db
        try:
            db.execute("BEGIN IMMEDIATE")
            for sql, values in joined(order.statements for order in batch):
                db.execute(sql, values)
            db.execute("COMMIT")
        except FAILURES as wrong:
            self.roll_back(batch, wrong)
            return False
        return True

    def one_by_one(self, batch: list[Order]) -> None:
        """Each order by itself, so that those that fail can be left out."""
        db = self.db
        try:
            db.execute("BEGIN IMMEDIATE")
            for order in batch:
                db.execute("SAVEPOINT one")
                try:
                    for sql, values in order.statements:
                        db.execute(sql, values)
                except FAILURES as wrong:
                    db.execute("ROLLBACK TO one")
                    order.wrong = wrong
                db.execute("RELEASE one")
            db.execute("COMMIT")
        except sqlite3.Error as wrong:
            for order in batch:
                order.wrong = wrong
            self.roll_back(batch, wrong)

    def roll_back(self, batch: list[Order], wrong: Exception) -> None:
        """Undo what is not committed, after this went wrong."""
        with suppress(sqlite3.Error):  # where SQLite has rolled back by itself, there is nothing left to do
            self.db.execute("ROLLBACK")
        if self.db.in_transaction:
            for order in batch:
                order.wrong = wrong
            raise wrong

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self.db.close()
