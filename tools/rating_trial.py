"""Try the ratings of people on people whose strength is known: are they found again, and does any trick gain?

python -m tools.rating_trial             prints the tables of docs/ratings.md
python -m tools.rating_trial --players 200 --games 300 --seed 2
"""

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from statistics import mean, stdev
from typing import Final, NamedTuple

from sixgun.kernel.roles import DEALT, ROLES
from sixgun.rating.skill import POINTS, Skill, after, sides
from sixgun.rating.usual import usual

SIZES: Final = (4, 5, 6, 7)
SPREADS: Final = (0.4, 0.6, 0.8)
"""How unlike the players are: standard deviations of how much one of them changes the odds of his side, as a
logarithm. From a greenhorn to a drifter it is 1.8, from a drifter to a gunslinger 0.3.
"""


@dataclass(eq=False)
class Person:
    """Somebody with a true strength, and a way of choosing his games."""

    strength: float
    trick: str = "none"
    skill: Skill = field(default_factory=Skill)
    games: int = 0


class Found(NamedTuple):
    """How the ratings compare with the truth."""

    correlation: float
    """Of the ranks."""
    error: float
    """In points, on average."""
    inside: float
    """How often the truth lies within twice the ±."""


def chances(kind: str, roles: Sequence[str], strengths: Sequence[float]) -> dict[str, float]:
    """How likely each side wins: what is usual, times what its players make of it."""
    found = sides(roles)
    weight: dict[str, float] = {}
    for seat, side in enumerate(found):
        weight.setdefault(side, usual(kind, len(roles), roles[seat]) or 0.0)
        weight[side] *= exp(strengths[seat])
    total = sum(weight.values())
    return {side: each / total for side, each in weight.items()}


def play(
    kind: str, table: Sequence[Person], roles: Sequence[str], luck: random.Random, only: Person | None = None
) -> str:
    """A game, and the side that won: everybody, or only one, is rated by what was known of the others before it."""
    odds = chances(kind, roles, [person.strength for person in table])
    winner = luck.choices(list(odds), list(odds.values()))[0]
    found = sides(roles)
    skills = [person.skill for person in table]
    for seat, person in enumerate(table):
        if only not in (None, person):
            continue
        has_left = person.trick == "leaves as Renegade" and roles[seat] == "renegade"
        person.skill = after(kind, roles, skills, seat, found[seat] == winner and not has_left)
        person.games += 1
    return winner


def deal(size: int, table: Sequence[Person], luck: random.Random) -> list[str]:
    """The roles of a table; whoever could choose has his wish."""
    roles = [ROLES[role] for role in DEALT[size]]
    luck.shuffle(roles)
    for seat, person in enumerate(table):
        wish = WISHES.get(person.trick, "")
        if wish in roles and roles[seat] != wish:
            other = roles.index(wish)
            roles[seat], roles[other] = roles[other], roles[seat]
    return roles


WISHES: Final = {"always Outlaw": "outlaw", "always Sheriff": "sheriff", "always Renegade": "renegade"}
TRICKS: Final[dict[str, str]] = {
    "none": "takes what comes",
    "always Outlaw": "is always dealt the Outlaw",
    "always Sheriff": "is always dealt the Sheriff",
    "always Renegade": "is always dealt the Renegade",
    "sixes": "plays only where six sit, as an Outlaw, who wins most there",
    "weak tables": "sits down only with the weaker half",
    "leaves as Renegade": "leaves when he is dealt the Renegade",
}


class Result(NamedTuple):
    """A game that was played, and the side that won it."""

    table: Sequence[Person]
    roles: Sequence[str]
    winner: str


def rounds(kind: str, people: Sequence[Person], games: int, luck: random.Random) -> list[Result]:
    """Everybody plays about so many games, at tables of all sizes."""
    played = []
    while min(person.games for person in people) < games:
        size = luck.choice(SIZES)
        fresh = sorted(people, key=lambda person: (person.games, luck.random()))
        table = luck.sample(fresh[: max(3 * size, len(people) // 2)], size)
        roles = deal(size, table, luck)
        played.append(Result(table, roles, play(kind, table, roles, luck)))
    return played


def recovery(kind: str, players: int, stages: Sequence[int], spread: float, seed: int) -> list[Found]:
    """How well the truth is known after so many games each."""
    luck = random.Random(seed)
    people = [Person(luck.gauss(0, spread)) for _ in range(players)]
    found = []
    for games in stages:
        rounds(kind, people, games, luck)
        found.append(compare(people))
    return found


def compare(people: Sequence[Person]) -> Found:
    truth, said = [person.strength for person in people], [person.skill.mu for person in people]
    slope = covariance(truth, said) / covariance(truth, truth)
    middle = mean(said) - slope * mean(truth)
    errors = [mu - middle - slope * strength for mu, strength in zip(said, truth, strict=True)]
    inside = [abs(error) <= 2 * person.skill.sigma for error, person in zip(errors, people, strict=True)]
    return Found(spearman(truth, said), POINTS * mean(map(abs, errors)), mean(inside))


def gains(kind: str, games: int, times: int, seed: int) -> dict[str, tuple[float, float]]:
    """What each trick gains, in points over one who takes what comes: mean, and its standard error.

    All of them are as strong as the average, among a crowd of known players.
    """
    found: dict[str, list[float]] = {trick: [] for trick in TRICKS}
    for number in range(times):
        luck = random.Random(seed * 1000 + number)
        crowd = [Person(luck.gauss(0, 0.6)) for _ in range(40)]
        rounds(kind, crowd, 150, luck)
        for trick in TRICKS:
            person = Person(0.0, "always Outlaw" if trick == "sixes" else trick)
            weaker = sorted(crowd, key=lambda one: one.strength)[: len(crowd) // 2]
            for _ in range(games):
                size = 6 if trick == "sixes" else luck.choice(SIZES)
                table = [person, *luck.sample(weaker if trick == "weak tables" else crowd, size - 1)]
                luck.shuffle(table)
                play(kind, table, deal(size, table, luck), luck, only=person)
            found[trick].append(POINTS * person.skill.mu)
    return {
        trick: spread_of([mine - plain for mine, plain in zip(values, found["none"], strict=True)])
        for trick, values in found.items()
    }


def spread_of(values: Sequence[float]) -> tuple[float, float]:
    return mean(values), stdev(values) / sqrt(len(values))


def covariance(one: Sequence[float], other: Sequence[float]) -> float:
    return mean((a - mean(one)) * (b - mean(other)) for a, b in zip(one, other, strict=True))


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """The correlation of ranks.

    >>> spearman([1.0, 2.0, 3.0], [10.0, 20.0, 30.0]), spearman([1.0, 2.0, 3.0], [3.0, 2.0, 1.0])
    (1.0, -1.0)
    """
    first, second = ranks(one), ranks(other)
    return round(covariance(first, second) / sqrt(covariance(first, first) * covariance(second, second)), 12)


def ranks(values: Sequence[float]) -> list[float]:
    order = sorted(range(len(values)), key=lambda index: values[index])
    found = [0.0] * len(values)
    for rank, index in enumerate(order):
        found[index] = float(rank)
    return found


def lines(players: int, games: int, times: int, seed: int, say: Callable[[str], None]) -> None:
    say("| game | unlike by | games each | rank correlation | mean error | truth within twice the ± |")
    say("|---|---:|---:|---:|---:|---:|")
    for kind in ("card", "dice"):
        for spread in SPREADS:
            stages = (games // 10, games // 3, games)
            for many, found in zip(stages, recovery(kind, players, stages, spread, seed), strict=True):
                row = f"{found.correlation:.3f} | {found.error:.0f} | {found.inside:.0%}"
                say(f"| {kind} | {spread} | {many} | {row} |")
    say("")
    say("| whoever | gains in the card game | gains in the dice game |")
    say("|---|---:|---:|")
    gained = {kind: gains(kind, games, times, seed) for kind in ("card", "dice")}
    for trick, words in TRICKS.items():
        cells = (f"{gained[kind][trick][0]:+.0f} ± {2 * gained[kind][trick][1]:.0f}" for kind in ("card", "dice"))
        say(f"| {words} | {' | '.join(cells)} |")


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.rating_trial", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--games", type=int, default=300, help="of each player (default: %(default)s)")
    parser.add_argument("--times", type=int, default=60, help="how often each trick is tried (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    lines(args.players, args.games, args.times, args.seed, lambda line: print(line, flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
