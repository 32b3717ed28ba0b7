"""How well anybody could find the order of players by their results: ratings held against all that the games tell.

python -m tools.rating_bound             prints the last table of docs/ratings.md (needs numpy)

Of the games of tools/rating_trial.py everything is known: how likely each side wins, given how strong its people are.
Whoever looks at all results at once, and knows how unlike people are, can do no better than the strengths that are
then the likeliest; and how far those are from the truth, on average, follows from how much each game tells (the
information of Fisher, with what was known before). Ratings see each game once, in its order, and forget it.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from math import asin, pi, sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from sixgun.rating.skill import sides
from tools.rating_trial import Person, Result, chances, rounds, spearman

SPREADS: Final = (0.4, 0.5, 0.6, 0.8)
STEPS: Final = 6
"""Of Newton's method: the sixth changes nothing any more."""

Array = Any


class Held(NamedTuple):
    """Rank correlations with the truth."""

    rated: float
    """Of the ratings."""
    likeliest: float
    """Of the strengths that all results together make likeliest."""
    bound: float
    """What is to be expected of the best that there can be."""


def told(
    kind: str, played: Sequence[Result], number: dict[Person, int], at: Array, spread: float
) -> tuple[Array, Array]:
    """Which way the results pull from these strengths, and how much they tell in all."""
    pull, information = -at / spread**2, np.eye(len(at)) / spread**2
    for table, roles, winner in played:
        seats = [number[person] for person in table]
        odds = chances(kind, roles, [float(at[seat]) for seat in seats])
        found, names = sides(roles), list(odds)
        sits = np.array([[side == name for side in found] for name in names], dtype=float)
        share = np.array([odds[name] for name in names])
        won = np.array([name == winner for name in names], dtype=float)
        pull[seats] += sits.T @ (won - share)
        information[np.ix_(seats, seats)] += sits.T @ (np.diag(share) - np.outer(share, share)) @ sits
    return pull, information


def held(kind: str, players: int, games: int, spread: float, seed: int) -> Held:
    """The same games, rated one after the other, and looked at all at once."""
    luck = random.Random(seed)
    people = [Person(luck.gauss(0, spread)) for _ in range(players)]
    number = {person: index for index, person in enumerate(people)}
    played = rounds(kind, people, games, luck)
    truth = np.array([person.strength for person in people])
    likeliest = np.zeros(players)
    for _ in range(STEPS):
        pull, information = told(kind, played, number, likeliest, spread)
        likeliest += np.linalg.solve(information, pull)
    _, information = told(kind, played, number, truth, spread)
    left = float(np.trace(np.linalg.inv(information))) / players
    strengths = [float(each) for each in truth]
    return Held(
        spearman(strengths, [person.skill.mu for person in people]),
        spearman(strengths, [float(each) for each in likeliest]),
        of_ranks(sqrt(1 - left / spread**2)),
    )


def of_ranks(correlation: float) -> float:
    """The correlation of ranks that belongs to one of values, where both are normal.

    >>> round(of_ranks(1.0), 9), round(of_ranks(0.5), 3)
    (1.0, 0.483)
    """
    return 6 / pi * asin(correlation / 2)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.rating_bound", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--games", type=int, default=300, help="of each player (default: %(default)s)")
    parser.add_argument("--times", type=int, default=3, help="worlds of players (default: %(default)s)")
    args = parser.parse_args(words)
    print("| game | unlike by | ratings | all results at once | the best to be expected |")
    print("|---|---:|---:|---:|---:|")
    for kind in ("card", "dice"):
        for spread in SPREADS:
            found = [held(kind, args.players, args.games, spread, seed) for seed in range(1, args.times + 1)]
            means = (sum(column) / len(found) for column in zip(*found, strict=True))
            print(f"| {kind} | {spread} | {' | '.join(f'{each:.3f}' for each in means)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
