"""The journal: one thread that writes, a promise to everyone who ordered something, and an answer even when it dies."""

import asyncio
import queue
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Protocol

from sixgun.server.metric import COMMITS

BATCH: Final = 256
"""The most writes that share one commit."""

Statement = tuple[str, Sequence[object]]
"""SQL that every database of ours understands, with a ? for each value."""


class NotSaved(Exception):
    """It was not written, so it has not happened."""


class Fenced(NotSaved):
    """The table belongs to somebody else by now, so the database took nothing."""


@dataclass
class Order:
    """Statements that are written together or not at all, and who waits for it."""

    statements: Sequence[Statement]
    done: "asyncio.Future[None]"
    wrong: BaseException | None = None


class Writer(Protocol):
    """Writes to one database; called by one thread."""

    def commit(self, batch: list[Order]) -> None:
        """Write a batch; an order that fails is told why and left out, and the others are written all the same.

        Whatever this raises is the end of the journal.
        """

    def close(self) -> None: ...


class Journal:
    """Writes what is ordered, in the order in which it was."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.orders: queue.SimpleQueue[list[Order] | None] = queue.SimpleQueue()
        self.ordering = threading.Lock()
        self.ordered: list[Order] = []
        """What was ordered in this turn of the event loop: the thread is woken once for all of it."""
        self.closed = False
        """Whether no more orders are taken."""
        self.died_of: BaseException | None = None
        """The error that ended it, if one did; without a journal there is no use in going on."""
        self.thread = threading.Thread(target=self.run, name="journal", daemon=True)
        self.thread.start()

    async def write(self, *statements: Statement) -> None:
        """Write the statements together; when this returns, they are kept."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        with self.ordering:
            if self.closed:
                raise NotSaved("the journal is closed")
            self.ordered.append(Order(statements, done))
            is_first = len(self.ordered) == 1
        if is_first:
            loop.call_soon(self.hand_over)
        await done

    def hand_over(self) -> None:
        """Give what was ordered to the thread."""
        with self.ordering:
            if self.ordered:
                self.orders.put(self.ordered)
                self.ordered = []

    def close(self) -> None:
        """Write what still waits, then let go of the database."""
        self.hand_over()
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
        self.hand_over()
        with suppress(queue.Empty):
            while True:
                orders = self.orders.get_nowait()
                for order in orders or ():
                    order.wrong = self.died_of or NotSaved("the journal is closed")
                if orders:
                    answer(orders)
        self.writer.close()

    def write_all(self) -> None:
        """As many orders as wait share a commit."""
        open_for_more = True
        while open_for_more:
            batch: list[Order] = []
            orders = self.orders.get()
            while orders is not None:
                batch += orders
                if len(batch) >= BATCH or self.orders.empty():
                    break
                orders = self.orders.get()
            open_for_more = orders is not None
            for at in range(0, len(batch), BATCH):
                self.write_batch(batch[at : at + BATCH])

    def write_batch(self, batch: list[Order]) -> None:
        try:
            with COMMITS.time():
                self.writer.commit(batch)
        except BaseException as wrong:
            for order in batch:
                order.wrong = wrong
            raise
        finally:
            answer(batch)


def answer(batch: list[Order]) -> None:
    """Tell those who wait, once for all that wait in the same loop."""

    def tell() -> None:
        for order in batch:
            if order.done.done():
                continue
            if order.wrong is None:
                order.done.set_result(None)
            else:
                is_ours = isinstance(order.wrong, NotSaved)
                order.done.set_exception(order.wrong if is_ours else NotSaved(str(order.wrong)))

    try:
        batch[0].done.get_loop().call_soon_threadsafe(tell)
    except RuntimeError:  # the loop has ended, and nobody waits any more
        return
