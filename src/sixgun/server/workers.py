"""Bots think in processes of their own, so that no table ever waits for one.

A worker gets a Problem and returns a move. One that hangs ends itself and is replaced; the question it was asked is
then answered by the default.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final

import structlog

from sixgun.server.problem import Problem, solve

LOG: Final = structlog.get_logger("workers")
MARGIN: Final = 5.0
"""Seconds more than a worker gives itself."""


class Workers:
    """The pool of worker processes; started when the first bot is asked."""

    def __init__(self, number: int, thinking: float) -> None:
        self.number = number
        self.thinking = thinking
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.number, mp_context=multiprocessing.get_context("spawn"), initializer=prepare)

    def warm(self) -> None:
        """Start the processes now, so that the first bot need not wait for them."""
        for _ in range(self.number):
            self.pool.submit(os.getpid)

    async def think(self, problem: Problem) -> tuple[str, str | None]:
        """The move of a bot; whatever goes wrong, there is an answer."""
        for _ in range(2):
            pool = self.pool
            try:
                work = asyncio.wrap_future(pool.submit(work_on, problem, int(self.thinking)))
                return await asyncio.wait_for(work, self.thinking + MARGIN)
            except BrokenProcessPool:
                if self.pool is pool:  # the first to notice replaces it
                    LOG.warning("a worker ended, new ones are started")
                    self.pool = self.new_pool()
                    pool.shutdown(wait=False, cancel_futures=True)
            except TimeoutError:
                LOG.warning("a bot did not answer in time", level=problem.level)
                break
            except asyncio.CancelledError:
                raise
            except Exception:
                LOG.exception("a bot failed", level=problem.level)
                break
        return problem.default, None

    async def close(self) -> None:
        """Let the workers end; one that thinks too long is left behind and ends by itself."""
        ended = asyncio.to_thread(self.pool.shutdown, wait=True, cancel_futures=True)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ended, MARGIN)


def prepare() -> None:
    """In a new worker: leave Ctrl-C to the server, and end when the server has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def work_on(problem: Problem, seconds: int) -> tuple[str, str | None]:
    """In a worker: solve a problem, or end the process when it takes too long."""
    if not hasattr(signal, "alarm"):
        return solve(problem)
    signal.alarm(seconds)  # its default action ends the process, also out of compiled code
    try:
        return solve(problem)
    finally:
        signal.alarm(0)
