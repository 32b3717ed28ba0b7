"""Work in numbered pieces, done here, by processes of this machine or by a cluster, and handed back in order.

A piece is known by its numbers alone and every result comes back in the order of the numbers, so who does the work and
how many there are changes nothing in what comes out.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from threading import Event
from typing import Any, Final, Protocol, TypeVar

from sixgun import extra
from sixgun.errors import SixgunError, clipped

Result = TypeVar("Result")
Work = Callable[[int, int], Result]
"""Does `count` pieces from number `first` on. It must be a function of a module, to be sent to other processes."""

LARGEST: Final = 100
PARTS: Final = 50
"""A run is cut into that many chunks at least, so that the bar moves and no worker waits long for the last."""

SECONDS_TO_CONNECT: Final = 10
SECONDS_TO_LEAVE: Final = 2

at_work: Final = Event()
"""Set in a worker as long as it does a chunk."""
leaving: Final = Event()
"""Set in a worker that was told to end."""


class Team(Protocol):
    """Whoever does the work."""

    def submit(self, fn: Callable[..., Result], /, *args: Any) -> "Future[Result]": ...


class RunStopped(SixgunError):
    """A run could not go on; what was done before stands."""


def chunks(total: int) -> list[tuple[int, int]]:
    """First number and size of every chunk; only the total decides.

    >>> chunks(7)[:2], chunks(1000)[-1]
    ([(0, 1), (1, 1)], (980, 20))
    """
    size = max(1, min(LARGEST, total // PARTS))
    return [(first, min(size, total - first)) for first in range(0, total, size)]


def in_order(
    work: Work[Result],
    total: int,
    jobs: int = 1,
    cluster: str | None = None,
    done: Callable[[int], None] = lambda count: None,
) -> Iterator[Result]:
    """The results of all chunks in order; `done` hears of every chunk when it is ready, in whatever order that is."""
    if jobs == 1 and cluster is None:
        for first, count in chunks(total):
            result = work(first, count)
            done(count)
            yield result
        return
    with workers(jobs, cluster) as team:
        futures = [hand_out(team, work, first, count, done) for first, count in chunks(total)]
        try:
            for future in futures:
                yield future.result()
        except BrokenProcessPool:
            raise RunStopped(
                "a worker process was ended from outside, perhaps for lack of memory; run again with fewer --jobs"
            ) from None


def hand_out(team: Team, work: Work[Result], first: int, count: int, done: Callable[[int], None]) -> "Future[Result]":
    def ready(finished: "Future[Result]") -> None:
        if not finished.cancelled() and finished.exception() is None:
            done(count)

    future = team.submit(do, work, first, count)
    future.add_done_callback(ready)
    return future


@contextmanager
def workers(jobs: int, cluster: str | None) -> Iterator[Team]:
    """Whoever does the work; when it is broken off, nothing is waited for."""
    if cluster is not None:
        with dask_cluster(cluster) as team:
            yield team
        return
    strangers = set(multiprocessing.active_children())
    # Not forked: the progress bar has a thread, and a fork copies its locks in whatever state they are.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=be_a_worker)
    try:
        yield pool
        pool.shutdown()
    except BaseException:
        # Nothing is called off: when its workers are gone the pool gives everything up, and stumbles over what is.
        pool.shutdown(wait=False)
        end(set(multiprocessing.active_children()) - strangers)
        raise


def end(children: Iterable[BaseProcess]) -> None:
    """End workers in the middle of their work: with a moment to end what they have started themselves."""
    children = list(children)
    for child in children:
        child.terminate()
    for child in children:
        child.join(SECONDS_TO_LEAVE)
        child.kill()


def be_a_worker() -> None:
    """Ctrl-C is for the process that started us; it ends us with a signal of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)


def leave(number: int, frame: object) -> None:
    """Break off: from a chunk by an error, so that what it has started is cleaned up, and otherwise at once.

    Whoever waits for a chunk may have read half of one. An error would let go of the pool's lock, and the next worker
    would read on in the middle; who is gone keeps the lock.
    """
    if not at_work.is_set():
        os._exit(1)
    leaving.set()
    sys.exit(1)


def do(work: Work[Result], first: int, count: int) -> Result:
    at_work.set()
    try:
        return work(first, count)
    finally:
        at_work.clear()
        if leaving.is_set():  # the pool would take the error for the end of a chunk, and wait for the next
            os._exit(1)


class DaskTeam:
    """A Dask cluster behind the same interface as a pool of processes.

    Dask has an executor of its own; but if a worker dies just after it has handed a result over, that takes the result
    for an error.
    """

    def __init__(self, client: Any) -> None:
        self.client = client
        self.handed_out: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Result], /, *args: Any) -> "Future[Result]":
        future: Future[Result] = self.client.submit(fn, *args, pure=False)
        self.handed_out.append(future)
        return future

    def call_off(self) -> None:
        for future in self.handed_out:
            future.cancel()


@contextmanager
def dask_cluster(address: str) -> Iterator[Team]:
    """The cluster that a scheduler at this address speaks for."""
    dask = extra.load("distributed", "cluster", "--cluster")
    try:
        client = dask.Client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)
    except (OSError, ValueError) as wrong:
        raise SixgunError(
            f"no Dask scheduler answers at {clipped(address)} ({type(wrong).__name__}); start one with `dask scheduler`"
        ) from None
    team = DaskTeam(client)
    try:
        if not client.nthreads():
            raise SixgunError(
                f"the cluster at {clipped(address)} has no workers; start some with `dask worker {clipped(address)}`"
            )
        yield team
    except (CancelledError, dask.KilledWorker) as wrong:
        raise RunStopped(
            f"the cluster at {clipped(address)} has given up ({type(wrong).__name__}); see its log"
        ) from None
    finally:
        team.call_off()
        client.close()
