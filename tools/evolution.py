"""Evolution: weights made better by tournaments, whatever the game.

Each generation shakes the weights of some seats, plays every deal once with the shaken weights and once with the
opposite ones, and moves each weight towards the side that won. The other seats keep the rules of thumb, so that what
evolves is strength against them and against its own kind. The result is the mean of the second half of the
generations. The same seed gives the same weights.
"""

import argparse
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from random import Random

from sixgun.arena.road import Table
from sixgun.bots.weights import Weights
from sixgun.kernel.bits import BIT

CLEAR = 2.5
"""A result that stands out more than this many times its noise counts as no more."""


class Evolution(ABC):
    """The weights as they are, and how to make them better."""

    def __init__(self, weights: Weights, old: Weights, scale: Sequence[float], seed: int) -> None:
        self.numbers = list(weights.numbers)
        self.size = weights.size
        self.old = old
        """The rules of thumb, which the seats that are not shaken keep."""
        self.scale = scale
        """How far each weight is shaken."""
        self.luck = Random(seed)
        self.seed = seed * 1_000_000
        self.sums = [0.0] * len(self.numbers)
        self.counted = 0

    @abstractmethod
    def table(self, players: int) -> Table:
        """The deal of `self.seed`."""

    @abstractmethod
    def winners(self, minds: Sequence[Weights]) -> int:
        """Play the deal of `self.seed` with a ranger in each seat that has these weights: the winners, a bit a seat."""

    def step(self, at: int, stride: float, clear: float) -> float:
        """How far a weight moves that a generation pulls so clearly."""
        return stride * clear

    def generation(self, players: Sequence[int], deals: int, pace: float) -> None:
        """Play so many deals at tables of these sizes, and move every weight."""
        pull = [0.0] * len(self.numbers)
        noise = [0.0] * len(self.numbers)
        for n in range(deals):
            self.seed += 1
            self.one_deal(players[n % len(players)], pull, noise)
        for i, scale in enumerate(self.scale):
            if noise[i] > 0:
                clear = max(-CLEAR, min(CLEAR, pull[i] / sqrt(noise[i])))
                self.numbers[i] += self.step(i, pace * scale, clear)

    def one_deal(self, players: int, pull: list[float], noise: list[float]) -> None:
        """A deal and its mirror; about half of the seats are shaken."""
        roles = [s.role for s in self.table(players).seats]
        shaken = [self.luck.random() < 0.5 for _ in range(players)]
        shakes = [[self.luck.gauss(0.0, 1.0) for _ in range(self.size)] if each else [] for each in shaken]
        won = self.winners([self.mind(role, shake, 1.0) for role, shake in zip(roles, shakes, strict=True)])
        lost = self.winners([self.mind(role, shake, -1.0) for role, shake in zip(roles, shakes, strict=True)])
        for seat in range(players):
            gain = (1 if won & BIT[seat] else 0) - (1 if lost & BIT[seat] else 0)
            if shaken[seat] and gain:
                start = roles[seat] * self.size
                for i, shake in enumerate(shakes[seat]):
                    pull[start + i] += gain * shake
                    noise[start + i] += shake * shake

    def mind(self, role: int, shake: Sequence[float], sign: float) -> Weights:
        """The weights of a seat: shaken in the numbers of its role, or the rules of thumb where nothing is shaken."""
        if not shake:
            return self.old
        start = role * self.size
        numbers = [0.0] * len(self.numbers)
        for i in range(self.size):
            numbers[start + i] = self.numbers[start + i] + sign * shake[i] * self.scale[start + i]
        return Weights(numbers)

    def count(self) -> None:
        """Let the weights as they are count for the result: a mean of many generations has less noise than the last."""
        self.counted += 1
        for i, number in enumerate(self.numbers):
            self.sums[i] += number

    def result(self) -> Weights:
        if not self.counted:
            return Weights(self.numbers)
        return Weights([total / self.counted for total in self.sums])


def command(name: str, what: str, generations: int, players: Sequence[int], pace: float) -> argparse.ArgumentParser:
    """The options that evolving takes, with a game's own defaults."""
    parser = argparse.ArgumentParser(prog=f"python -m tools.{name}", description=what)
    parser.add_argument("--out", type=Path, required=True, help="where the weights go, after every generation")
    parser.add_argument("--start", type=Path, help="weights to begin with (default: the rules of thumb)")
    parser.add_argument("--generations", type=int, default=generations)
    parser.add_argument("--deals", type=int, default=4000, help="deals a generation")
    parser.add_argument("--players", type=int, nargs="+", default=players, help="sizes of the tables, in turn")
    parser.add_argument("--pace", type=float, default=pace, help="how far the weights move in the first generation")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def run(evolution: Evolution, given: argparse.Namespace, write: Callable[[Weights], str], slower: float) -> None:
    """All generations, each slower than the one before: by so much of the pace in the last."""
    for number in range(1, given.generations + 1):
        began = time.monotonic()
        evolution.generation(given.players, given.deals, given.pace * (1 - slower * number / given.generations))
        if number > given.generations // 2:
            evolution.count()
        given.out.write_text(write(evolution.result()), encoding="utf-8")
        print(f"generation {number} of {given.generations}: {time.monotonic() - began:.0f} s", file=sys.stderr)
