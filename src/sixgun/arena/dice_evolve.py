"""Evolve the weights of a dice bot: `python -m sixgun.arena.dice_evolve --out gunslinger.json`.

As in evolve.py: each generation shakes the weights of some seats, plays every deal once with the shaken weights and
once with the opposite ones, and moves each weight towards the side that won. The other seats keep the rules of thumb.
What pulls a weight the same way generation after generation moves it far; what pulls it now here, now there is taken
for luck. The result is the mean of the second half of the generations. The same seed gives the same weights.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random

from sixgun.arena.dice_match import play_out
from sixgun.bots.dice.ranger import Ranger
from sixgun.bots.dice.thinker import Thinker
from sixgun.bots.dice.weights import (
    NOISE,
    RENEGADES_OWN,
    SIZE,
    TO_SHERIFF,
    read_weights,
    rules_of_thumb,
    write_weights,
)
from sixgun.bots.weights import Weights
from sixgun.dicegame.setup import new_table
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import OUTLAW, RENEGADE, ROLES, SHERIFF

SHAKE = 0.4
"""How far a weight is shaken, as a part of itself."""
LEAST = 0.4
"""The size that a weight near zero is taken to have."""
LEAST_NOISE = 0.06
"""The same for the weight that is a share of all acts."""
CLEAR = 2.5
"""A result that stands out more than this many times its noise counts as no more."""
MEMORY = 0.6
"""How much of the pull of the generations before counts in the next."""
LUCK = (1 - MEMORY) / (1 + MEMORY)
"""The square of the remembered pull, in units of its noise, where nothing but luck pulls."""
MEASURES = (OUTLAW, SHERIFF, OUTLAW, OUTLAW)
"""Whom each role in the order of ROLES fights first. What it feels for him is the unit of the rest and stays as it is:
if it could grow, all shakes would grow smaller beside it, and to be shaken less would look like playing better."""


class Evolution:
    """The weights as they are, and how to make them better."""

    def __init__(self, weights: Weights, seed: int) -> None:
        self.numbers = list(weights.numbers)
        self.luck = Random(seed)
        self.seed = seed * 1_000_000
        self.scale = [SHAKE * max(abs(number), LEAST) for number in self.numbers]
        for role, first in enumerate(MEASURES):
            start = role * SIZE
            self.scale[start + NOISE] = SHAKE * max(self.numbers[start + NOISE], LEAST_NOISE)
            for i in (TO_SHERIFF + first, *(RENEGADES_OWN if role != RENEGADE else ())):
                self.scale[start + i] = 0.0
        self.pulls = [0.0] * len(self.numbers)
        """How each weight is pulled, in units of the noise of a generation: a mean in which the last counts most."""
        self.old = rules_of_thumb()
        self.sums = [0.0] * len(self.numbers)
        self.counted = 0

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
                self.pulls[i] += (1 - MEMORY) * (clear - self.pulls[i])
                steady = self.pulls[i] ** 2 / (self.pulls[i] ** 2 + LUCK)
                self.numbers[i] += pace * scale * steady * self.pulls[i]

    def count(self) -> None:
        """Let the weights as they are count for the result: a mean of many generations has less noise than the last."""
        self.counted += 1
        for i, number in enumerate(self.numbers):
            self.sums[i] += number

    def result(self) -> Weights:
        if not self.counted:
            return Weights(self.numbers)
        return Weights([total / self.counted for total in self.sums])

    def one_deal(self, players: int, pull: list[float], noise: list[float]) -> None:
        """A deal and its mirror; about half of the seats are shaken."""
        roles = [s.role for s in self.table(players).seats]
        shaken = [self.luck.random() < 0.5 for _ in range(players)]
        shakes = [[self.luck.gauss(0.0, 1.0) for _ in range(SIZE)] if each else [] for each in shaken]
        won = self.winners(players, roles, shakes, 1.0)
        lost = self.winners(players, roles, shakes, -1.0)
        for seat in range(players):
            gain = (1 if won & BIT[seat] else 0) - (1 if lost & BIT[seat] else 0)
            if shaken[seat] and gain:
                start = roles[seat] * SIZE
                for i, shake in enumerate(shakes[seat]):
                    pull[start + i] += gain * shake
                    noise[start + i] += shake * shake

    def table(self, players: int) -> DiceTable:
        t = new_table(players, self.seed, {})
        t.log = None
        return t

    def winners(self, players: int, roles: list[int], shakes: list[list[float]], sign: float) -> int:
        bots = [self.bot(seat, roles[seat], shakes[seat], sign) for seat in range(players)]
        return play_out(self.table(players), bots)

    def bot(self, seat: int, role: int, shake: list[float], sign: float) -> Thinker:
        rng = Rng.seeded(self.seed + seat)
        if not shake:
            return Ranger(rng, self.old)
        start = role * SIZE
        numbers = [0.0] * (len(ROLES) * SIZE)
        for i in range(SIZE):
            numbers[start + i] = self.numbers[start + i] + sign * shake[i] * self.scale[start + i]
        return Ranger(rng, Weights(numbers))


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m sixgun.arena.dice_evolve", description="Evolve weights for the dice game by tournaments."
    )
    parser.add_argument("--out", type=Path, required=True, help="where the weights go, after every generation")
    parser.add_argument("--start", type=Path, help="weights to begin with (default: the rules of thumb)")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--deals", type=int, default=4000, help="deals a generation")
    parser.add_argument("--players", type=int, nargs="+", default=[5, 7, 5, 7, 4, 6], help="sizes of tables, in turn")
    parser.add_argument("--pace", type=float, default=0.4, help="how far the weights move in the first generation")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(args)
    start = read_weights(given.start.read_text(encoding="utf-8")) if given.start else rules_of_thumb()
    evolution = Evolution(start, given.seed)
    for number in range(1, given.generations + 1):
        began = time.monotonic()
        evolution.generation(given.players, given.deals, given.pace * (1 - 0.8 * number / given.generations))
        if number > given.generations // 2:
            evolution.count()
        given.out.write_text(write_weights(evolution.result()), encoding="utf-8")
        print(f"generation {number} of {given.generations}: {time.monotonic() - began:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
