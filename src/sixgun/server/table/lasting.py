"""A task that lasts: whatever it dies of, it is started again."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

AGAIN: Final = 0.1
AGAIN_AT_MOST: Final = 30.0
"""Seconds until it is started again: twice as long each time it dies before it has done anything."""


class Lasting:
    """Runs `work` until it returns. `work` is told whether it ran before, and `died` of what it died."""

    def __init__(
        self, name: str, work: Callable[[bool], Coroutine[Any, Any, None]], died: Callable[[str], None]
    ) -> None:
        self.name = name
        self.work = work
        self.died = died
        self.pause = AGAIN
        self.begin(again=False)

    def begin(self, again: bool = True) -> None:
        self.task = asyncio.get_running_loop().create_task(self.work(again), name=self.name)
        self.task.add_done_callback(self.ended)

    def ended(self, task: "asyncio.Task[None]") -> None:
        wrong = "cancelled" if task.cancelled() else repr(task.exception()) if task.exception() is not None else None
        if wrong is not None:
            asyncio.get_running_loop().call_later(self.pause, self.begin)
            self.pause = min(2 * self.pause, AGAIN_AT_MOST)
            self.died(wrong)

    def is_well(self) -> None:
        """It has done something since it began: the next death is a first one again."""
        self.pause = AGAIN
