"""A process that works for the server, so that no table ever waits for what takes long.

It does one thing at a time. One that takes too long ends itself or is ended, and another takes its place.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Final, ParamSpec, TypeVar

from sixgun.server.bots.turns import Turns

KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)
MARGIN: Final = 5.0
"""Seconds more than a worker gives itself."""

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Worker:
    """One process, the queue before it, and another process when it is needed."""

    def __init__(self, nice: int = 0) -> None:
        self.nice = nice
        """How far it steps back for everybody else on the machine, as the system counts it."""
        self.pool: ProcessPoolExecutor | None = None
        self.pid: int | None = None
        self.turns = Turns()

    def submit(self, work: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs) -> "Future[Result]":
        """Give the process something to do."""
        return self.begin().submit(work, *args, **kwargs)

    def begin(self) -> ProcessPoolExecutor:
        """The process, or what starts it with the first thing to do, and all it takes to talk to it."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=prepare, initargs=(self.nice,))
        return self.pool

    async def do(
        self, seconds: float, work: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Have the process do something; one that does not come back, not even to end itself, is a TimeoutError."""
        if self.pid is None:
            self.pid = await asyncio.wrap_future(self.submit(os.getpid))
        done = asyncio.wrap_future(self.submit(within, max(1, int(seconds)), work, *args, **kwargs))
        return await asyncio.wait_for(done, seconds + MARGIN)

    def replace(self) -> None:
        """Begin with a new process; the old one may be stopped, and is not asked whether it wants to end."""
        pid = self.pid
        old = self.rest()
        if pid is not None:
            with contextlib.suppress(OSError):
                os.kill(pid, KILL)
        if old is not None:
            old.shutdown(wait=False, cancel_futures=True)

    def rest(self) -> ProcessPoolExecutor | None:
        """Let the process go; the next one is started when there is something to do. What is left of the old one."""
        old, self.pool, self.pid = self.pool, None, None
        if old is not None:
            old.shutdown(wait=False)
        return old

    def close(self) -> None:
        """Wait for what it does just now, and for its end."""
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)


# in the process


def prepare(nice: int) -> None:
    """Leave Ctrl-C to the server, and end when the server has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def within(seconds: int, work: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs) -> Result:
    """Do something, or end the process when it takes too long."""
    if not hasattr(signal, "alarm"):
        return work(*args, **kwargs)
    signal.alarm(seconds)  # its default action ends the process, also out of compiled code
    try:
        return work(*args, **kwargs)
    finally:
        signal.alarm(0)
