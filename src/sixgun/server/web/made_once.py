"""What takes long to make is made once: whoever asks for the same waits for it, and the latest are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

KEPT: Final = 32_000_000
"""Bytes of answers that are kept; the one not asked for for longest goes first."""
WAITING: Final = 16
"""Different answers that may be waited for at a time."""


class TooBusy(Exception):
    """So much is being made already that no more is begun."""


class MadeOnce:
    """Answers by what was asked; they are made in a thread, one after the other."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.bytes = 0
        self.making: dict[Hashable, asyncio.Task[bytes]] = {}
        self.turn = asyncio.Semaphore(1)

    def get(self, key: Hashable) -> bytes | None:
        """The answer, if it is there."""
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    async def made(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """The answer: kept, being made for somebody else, or made now."""
        there = self.get(key)
        if there is not None:
            return there
        if key not in self.making:
            if len(self.making) >= WAITING:
                raise TooBusy
            self.making[key] = asyncio.create_task(self.make(key, make))
        return await asyncio.shield(self.making[key])  # whoever goes away does not end it for the others

    async def make(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        try:
            async with self.turn:
                data = await asyncio.to_thread(make)
        finally:
            del self.making[key]
        self.kept[key] = data
        self.bytes += len(data)
        while self.bytes > self.most:
            self.bytes -= len(self.kept.popitem(last=False)[1])
        return data
