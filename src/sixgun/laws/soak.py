"""A soak: many games one after the other, or side by side, each held against the laws."""

import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from types import FrameType
from typing import Final

from sixgun.deal import Deal
from sixgun.errors import SixgunError
from sixgun.laws import LAWS, LONGEST, Broken, Violation, attempt, mixture

SPREAD: Final = 1_000_000_000
"""Seeds of games that one seed of a soak has for itself."""

BATCH: Final = 40
"""Games that a process plays before it reports: about half a second of work."""

PATIENCE: Final = 120
"""Seconds after which a game counts as hanging between two questions."""


@dataclass(frozen=True)
class Plan:
    """Which games are played. Table sizes take turns, so each comes equally often.

    >>> plan = Plan("card", (4, 5), seed=7, sets=("base",))
    >>> [(plan.deal(n).players, plan.deal(n).seed) for n in range(3)]
    [(4, 7000000000), (5, 7000000001), (4, 7000000002)]
    """

    game: str
    sizes: tuple[int, ...]
    seed: int
    sets: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()
    longest: int = LONGEST
    mixed: bool = False
    """Whether every game has sets, size and options of its own: see mixture.py."""

    def deal(self, number: int) -> Deal:
        """The game of that number."""
        if self.mixed:
            return mixture.deal(self.game, self.sizes, self.seed * SPREAD + number, self.sets, self.options)
        players = self.sizes[number % len(self.sizes)]
        return Deal(self.game, players, self.seed * SPREAD + number, self.sets, self.options)


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    turns: int = 0
    """Of the longest game."""
    longest_deal: Deal | None = None
    checksum: int = 0
    """Of all games, in whatever batches they were played."""
    violation: Violation | None = None
    number: int = 0
    """Of the last game, which is the one with the violation if there is one."""

    def add(self, other: "Tally") -> None:
        """Count what came of the games after these."""
        self.games += other.games
        self.decisions += other.decisions
        if other.longest > self.longest:
            self.longest, self.turns, self.longest_deal = other.longest, other.turns, other.longest_deal
        self.checksum = (self.checksum + other.checksum) % (1 << 32)
        self.violation, self.number = other.violation, other.number


def soak(plan: Plan, first: int, games: int, jobs: int) -> Iterator[Tally]:
    """Play games of a plan and yield what came of each batch, in their order, up to the first violation."""
    batches = [(at, min(BATCH, first + games - at)) for at in range(first, first + games, BATCH)]
    for tally in in_turn(plan, batches) if jobs == 1 else side_by_side(plan, batches, jobs):
        yield tally
        if tally.violation is not None:
            return


def in_turn(plan: Plan, batches: list[tuple[int, int]]) -> Iterator[Tally]:
    for at, games in batches:
        yield play_batch(plan, at, games)


def side_by_side(plan: Plan, batches: list[tuple[int, int]], jobs: int) -> Iterator[Tally]:
    """The batches of several processes, in the order of the games."""
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=leave_ctrl_c_to_the_parent)
    running: list[Future[Tally]] = []
    try:
        for at, games in batches:
            with ctrl_c_kept_back():
                running.append(pool.submit(play_batch, plan, at, games))
            if len(running) > 2 * jobs:
                yield running.pop(0).result()
        while running:
            yield running.pop(0).result()
    except BrokenProcessPool:
        raise SixgunError("a process that played games was ended; give it more memory or fewer --jobs") from None
    finally:
        pool.shutdown(cancel_futures=True)


def leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def ctrl_c_kept_back() -> Iterator[None]:
    """A process that is started here is deaf to Ctrl-C from its first moment; this one hears it when that is done."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def play_batch(plan: Plan, first: int, games: int) -> Tally:
    """Play some games, up to the first violation."""
    tally = Tally()
    for number in range(first, first + games):
        deal = plan.deal(number)
        with patience():
            end = attempt(deal, LAWS, plan.longest)
        tally.add(Tally(1, end.decisions, end.decisions, end.turns, deal, end.checksum, end.violation, number))
        if end.violation is not None:
            break
    return tally


@contextmanager
def patience() -> Iterator[None]:
    """Break into a game that hangs, where the system has alarms; compiled code hears them at its next question."""
    if not hasattr(signal, "alarm"):
        yield
        return
    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def give_up(_signal: int, _frame: FrameType | None) -> None:
    raise Broken(f"the game hangs: it has not ended in {PATIENCE} seconds")
