"""Bots think in processes of their own, so that no table ever waits for one.

A worker gets a BotTask and returns a Thought. All questions of one game go to the same worker, which keeps its bots
in mind, and quick thoughts need not wait for slow ones. One that hangs ends itself or is ended, and is replaced; the
question it was asked is then answered by the default.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.connection import wait
from typing import Final

from sixgun.game import Game
from sixgun.server.bots.bot_task import BotTask, Minds, Thought
from sixgun.server.bots.turns import Turns

LOG: Final = logging.getLogger("sixgun.workers")
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)
MARGIN: Final = 5.0
"""Seconds more than a worker gives itself."""


class Workers:
    """The worker processes, each started when the first bot of one of its games is asked."""

    def __init__(self, number: int, thinking: float) -> None:
        self.thinking = thinking
        self.workers = [Worker() for _ in range(number)]

    def warm(self) -> None:
        """Start the processes now, so that the first bot need not wait for them."""
        for worker in self.workers:
            worker.pool.submit(minds)

    async def think(self, bot_task: BotTask, game: Game) -> Thought:
        """The answer of a bot; whatever goes wrong, there is one."""
        table = bot_task.key[0]
        worker = self.workers[zlib.crc32(table.encode()) % len(self.workers)]
        everything = bot_task.from_the_start(game) if bot_task.since else bot_task
        for attempt in (bot_task, everything, everything):
            try:
                async with worker.turns.turn(table, bot_task.key[2]):
                    thought = await worker.solve(attempt, self.thinking)
                if thought is not None:
                    return thought
            except BrokenProcessPool:
                LOG.warning("a worker ended, another is started")
                worker.replace()
            except TimeoutError:
                LOG.warning("a bot did not answer in time", extra={"bot": bot_task.key[2]})
                worker.replace()
                break
            except Exception:
                LOG.exception("a bot failed", extra={"bot": bot_task.key[2]})
                break
        return Thought(bot_task.default)

    async def close(self) -> None:
        """Let the workers end; one that thinks too long is left behind and ends by itself."""
        ended = (asyncio.to_thread(worker.pool.shutdown, wait=True, cancel_futures=True) for worker in self.workers)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*ended), MARGIN)


class Worker:
    """One process, the queue before it, and another process when it is needed."""

    def __init__(self) -> None:
        self.pool = new_pool()
        self.pid: int | None = None
        self.turns = Turns()

    async def solve(self, bot_task: BotTask, seconds: float) -> Thought | None:
        """Have the process do a task; one that does not come back, not even to end itself, is a TimeoutError."""
        if self.pid is None:
            self.pid = await asyncio.wrap_future(self.pool.submit(os.getpid))
        work = asyncio.wrap_future(self.pool.submit(work_on, bot_task, max(1, int(seconds))))
        return await asyncio.wait_for(work, seconds + MARGIN)

    def replace(self) -> None:
        """Begin with a new process; the old one may be stopped, and is not asked whether it wants to end."""
        old, pid = self.pool, self.pid
        self.pool, self.pid = new_pool(), None
        if pid is not None:
            with contextlib.suppress(OSError):
                os.kill(pid, KILL)
        old.shutdown(wait=False, cancel_futures=True)


def new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=prepare)


# in a worker


def prepare() -> None:
    """Leave Ctrl-C to the server, and end when the server has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


@cache
def minds() -> Minds:
    """The bots of this process."""
    return Minds()


def work_on(bot_task: BotTask, seconds: int) -> Thought | None:
    """Do a bot's task, or end the process when it takes too long."""
    if not hasattr(signal, "alarm"):
        return minds().solve(bot_task)
    signal.alarm(seconds)  # its default action ends the process, also out of compiled code
    try:
        return minds().solve(bot_task)
    finally:
        signal.alarm(0)
