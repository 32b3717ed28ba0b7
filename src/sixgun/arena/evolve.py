"""Evolve the weights of a bot by tournaments: `python -m sixgun.arena.evolve --out gunslinger.json`.

Each generation shakes the weights of some seats, plays every deal once with the shaken weights and once with the
opposite ones, and moves each weight towards the side that won. The other seats keep the rules of thumb, so that what
evolves is strength against them and against its own kind. The result is the mean of the second half of the
generations. The same seed gives the same weights.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random

from sixgun.arena.match import play_out
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.ranger import Ranger
from sixgun.bots.card.thinker import Thinker
from sixgun.bots.card.weights import SIZE, read_weights, rules_of_thumb, write_weights
from sixgun.bots.weights import Weights
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.ruleset import make_rules
from sixgun.cardgame.setup import deal
from sixgun.kernel.bits import BIT
from sixgun.kernel.loop import settle
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import ROLES

SHAKE = 0.3
"""How far a weight is shaken, as a part of itself."""
LEAST = 0.15
"""The size that a weight near zero is taken to have."""
CLEAR = 2.5
"""A result that stands out more than this many times its noise counts as no more."""


class Evolution:
    """The weights as they are, and how to make them better."""

    def __init__(self, weights: Weights, rules: Rules, seed: int) -> None:
        self.numbers = list(weights.numbers)
        self.rules = rules
        self.deck = Deck(rules)
        self.luck = Random(seed)
        self.seed = seed * 1_000_000
        self.scale = [SHAKE * max(abs(number), LEAST) for number in self.numbers]
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
                clear = pull[i] / sqrt(noise[i])
                self.numbers[i] += pace * scale * max(-CLEAR, min(CLEAR, clear))

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
        roles = [s.role for s in deal(self.rules, players, Rng.seeded(self.seed), None, None).seats]
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

    def winners(self, players: int, roles: list[int], shakes: list[list[float]], sign: float) -> int:
        t = deal(self.rules, players, Rng.seeded(self.seed), None, None)
        bots = [self.bot(seat, roles[seat], shakes[seat], sign) for seat in range(players)]
        settle(t)
        return play_out(t, bots)

    def bot(self, seat: int, role: int, shake: list[float], sign: float) -> Thinker:
        rng = Rng.seeded(self.seed + seat)
        if not shake:
            return Ranger(rng, self.old, self.deck)
        start = role * SIZE
        numbers = [0.0] * (len(ROLES) * SIZE)
        for i in range(SIZE):
            numbers[start + i] = self.numbers[start + i] + sign * shake[i] * self.scale[start + i]
        return Ranger(rng, Weights(numbers), self.deck)


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sixgun.arena.evolve", description="Evolve weights by tournaments.")
    parser.add_argument("--out", type=Path, required=True, help="where the weights go, after every generation")
    parser.add_argument("--start", type=Path, help="weights to begin with (default: the rules of thumb)")
    parser.add_argument("--generations", type=int, default=64)
    parser.add_argument("--deals", type=int, default=4000, help="deals a generation")
    parser.add_argument(
        "--players", type=int, nargs="+", default=[5, 7, 4, 6, 5, 7], help="sizes of the tables, in turn"
    )
    parser.add_argument("--pace", type=float, default=0.25, help="how far the weights move in the first generation")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(args)
    start = read_weights(given.start.read_text(encoding="utf-8")) if given.start else rules_of_thumb()
    evolution = Evolution(start, make_rules(("base", "dodge-city"), {}), given.seed)
    for number in range(1, given.generations + 1):
        began = time.monotonic()
        evolution.generation(given.players, given.deals, given.pace * (1 - 0.7 * number / given.generations))
        if number > given.generations // 2:
            evolution.count()
        given.out.write_text(write_weights(evolution.result()), encoding="utf-8")
        print(f"generation {number} of {given.generations}: {time.monotonic() - began:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
