"""Whose turn it is at something that one can use at a time: whoever would be done with it first, by what he has used.

A table whose bots think for long falls behind those whose bots answer at once; a hundred such tables keep nobody
waiting for more than a thought or two. It is fair queueing: as far as its place in the queue goes, a turn begins where
the last one of the same user ended, or now, and ends when work of its kind usually does.
"""

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

REMEMBERED: Final = 10_000
"""Users whose use is remembered before those who have nothing to make up for are forgotten."""

UNKNOWN: Final = 0.1
"""Seconds that work of a kind is taken to need before any was done."""


class Turns:
    """The queue before one worker. Its time is what was used of it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.ended: dict[str, float] = {}
        """Up to when each user has used it."""
        self.usual: dict[str, float] = {}
        """How long work of each kind took lately."""
        self.waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self.numbers = count()
        self.taken = False

    @asynccontextmanager
    async def turn(self, user: str, kind: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it; how long it takes is what it costs."""
        loop = asyncio.get_running_loop()
        start = max(self.now, self.ended.get(user, 0.0))
        if self.taken:
            called = loop.create_future()
            heapq.heappush(self.waiting, (start + self.usual.get(kind, UNKNOWN), next(self.numbers), called))
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():  # called in the moment of leaving
                    self.call_next()
                raise
        self.taken = True
        self.now = max(self.now, start)
        began = loop.time()
        try:
            yield
        finally:
            self.used(user, kind, start, loop.time() - began)
            self.call_next()

    def used(self, user: str, kind: str, start: float, seconds: float) -> None:
        self.ended[user] = start + seconds
        self.usual[kind] = (self.usual.get(kind, seconds) + seconds) / 2
        if len(self.ended) > REMEMBERED:
            self.ended = {user: end for user, end in self.ended.items() if end > self.now}

    def call_next(self) -> None:
        """Call whoever is first in the queue and has not left it."""
        while self.waiting:
            called = heapq.heappop(self.waiting)[2]
            if not called.done():
                called.set_result(None)
                return
        self.taken = False
