"""The journal's writer: one thread, a promise to everyone who ordered something, and an answer even when it dies."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sixgun.server.metric import COMMITS

BATCH: Final = 256
"""The most writes that share one commit."""

Statement = tuple[str, Sequence[object]]


class NotSaved(Exception):
    """The disk did not take it, so it has not happened."""


@dataclass
class Order:
    """Statements that are written together or not at all, and who waits for it."""

    statements: Sequence[Statement]
    done: "asyncio.Future[None]"
    wrong: BaseException | None = None


class Journal:
    """Writes what is ordered, in the order in which it was, to a database that nobody else writes to."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db
        self.orders: queue.SimpleQueue[Order | None] = queue.SimpleQueue()
        self.ordering = threading.Lock()
        self.closed = False
        """Whether no more orders are taken."""
        self.died_of: BaseException | None = None
        """The error that ended it, if one did; without a journal there is no use in going on."""
        self.thread = threading.Thread(target=self.run, name="journal", daemon=True)
        self.thread.start()

    async def write(self, *statements: Statement) -> None:
        """Write the statements together; when this returns, they are in the file."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        with self.ordering:
            if self.closed:
                raise NotSaved("the journal is closed")
            self.orders.put(Order(statements, done))
        await done

    def close(self) -> None:
        """Write what still waits, then let go of the file."""
        self.orders.put(None)
        self.thread.join()

    # in its thread

    def run(self) -> None:
        """However the writing ends, nobody waits for it in vain."""
        try:
            self.write_all()
        except BaseException as wrong:
            self.died_of = wrong
        with self.ordering:
            self.closed = True
        with suppress(queue.Empty):
            while True:
                order = self.orders.get_nowait()
                if order is not None:
                    order.wrong = self.died_of or NotSaved("the journal is closed")
                    answer([order])
        with suppress(sqlite3.Error):
            self.db.close()

    def write_all(self) -> None:
        """As many orders as wait share a commit."""
        open_for_more = True
        while open_for_more:
            batch: list[Order] = []
            order = self.orders.get()
            while order is not None:
                batch.append(order)
                if len(batch) == BATCH or self.orders.empty():
                    break
                order = self.orders.get()
            open_for_more = order is not None
            if batch:
                self.write_batch(batch)

    def write_batch(self, batch: list[Order]) -> None:
        try:
            with COMMITS.time():
                commit(self.db, batch)
        except BaseException as wrong:
            for order in batch:
                order.wrong = wrong
            raise
        finally:
            answer(batch)


def commit(db: sqlite3.Connection, batch: list[Order]) -> None:
    """Write a batch; an order that fails is left out, and the others are written all the same.

    A transaction that can be neither committed nor rolled back is the end of the journal.
    """
    try:
        db.execute("BEGIN IMMEDIATE")
        for order in batch:
            db.execute("SAVEPOINT one")
            try:
                for sql, values in order.statements:
                    db.execute(sql, values)
            except (sqlite3.Error, ValueError, OverflowError) as wrong:  # the last two: what no column can hold
                db.execute("ROLLBACK TO one")
                order.wrong = wrong
            db.execute("RELEASE one")
        db.execute("COMMIT")
    except sqlite3.Error as wrong:
        for order in batch:
            order.wrong = wrong
        with suppress(sqlite3.Error):  # where SQLite has rolled back by itself, there is nothing left to do
            db.execute("ROLLBACK")
        if db.in_transaction:
            raise


def answer(batch: list[Order]) -> None:
    """Tell those who wait, once for all that wait in the same loop."""

    def tell() -> None:
        for order in batch:
            if order.done.done():
                continue
            if order.wrong is None:
                order.done.set_result(None)
            else:
                order.done.set_exception(NotSaved(str(order.wrong)))

    try:
        batch[0].done.get_loop().call_soon_threadsafe(tell)
    except RuntimeError:  # the loop has ended, and nobody waits any more
        return
