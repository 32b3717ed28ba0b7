"""Bots think in processes of their own, so that no table ever waits for one.

A worker gets a BotTask and returns a Thought. All questions of one game go to the same worker, which keeps its bots
in mind. One that hangs ends itself and is replaced; the question it was asked is then answered by the default.
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

LOG: Final = logging.getLogger("sixgun.workers")
MARGIN: Final = 5.0
"""Seconds more than a worker gives itself."""


class Workers:
    """The worker processes, each started when the first bot of one of its games is asked."""

    def __init__(self, number: int, thinking: float) -> None:
        self.thinking = thinking
        self.pools = [new_pool() for _ in range(number)]

    def warm(self) -> None:
        """Start the processes now, so that the first bot need not wait for them."""
        for pool in self.pools:
            pool.submit(minds)

    async def think(self, bot_task: BotTask, game: Game) -> Thought:
        """The answer of a bot; whatever goes wrong, there is one."""
        number = zlib.crc32(bot_task.key[0].encode()) % len(self.pools)
        everything = bot_task.from_the_start(game) if bot_task.since else bot_task
        for attempt in (bot_task, everything, everything):
            pool = self.pools[number]
            try:
                work = asyncio.wrap_future(pool.submit(work_on, attempt, int(self.thinking)))
                thought = await asyncio.wait_for(work, self.thinking + MARGIN)
                if thought is not None:
                    return thought
            except BrokenProcessPool:
                if self.pools[number] is pool:  # the first to notice replaces it
                    LOG.warning("a worker ended, another is started")
                    self.pools[number] = new_pool()
                    pool.shutdown(wait=False, cancel_futures=True)
            except TimeoutError:
                LOG.warning("a bot did not answer in time", extra={"bot": bot_task.key[2]})
                break
            except Exception:
                LOG.exception("a bot failed", extra={"bot": bot_task.key[2]})
                break
        return Thought(bot_task.default)

    async def close(self) -> None:
        """Let the workers end; one that thinks too long is left behind and ends by itself."""
        ended = (asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True) for pool in self.pools)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*ended), MARGIN)


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
