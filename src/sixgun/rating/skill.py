"""How well somebody plays, and how sure that is: OpenSkill, with every result held against what is usual for the role.

A game is taken as one against the table: an opponent who beats an average player in as many games as his role is lost
at that number of players. Whoever sits on his side makes that opponent weaker, whoever does not makes him stronger.
So a Sheriff's win counts for little where Sheriffs mostly win, a Renegade's for much, and choosing roles gains nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log, sqrt
from typing import Any, Final

from sixgun import extra
from sixgun.rating.usual import usual

MEAN: Final = 25.0
"""Of an average player."""
START: Final = 25 / 6
"""How little is known of somebody new: players differ about as much."""
BETA: Final = 25 / 6
UNIT: Final = BETA * sqrt(2)
"""Of a rating, for odds that are e times as good."""
TAU: Final = 0.02
"""How much somebody may change from game to game."""
SURE: Final = 0.01
"""The least share that is reckoned with: what was never seen may happen all the same."""
POINTS: Final = 25.0
"""What one of OpenSkill's units is shown as."""
AVERAGE: Final = 1500
TEAMS: Final = {"deputy": "sheriff"}
"""Whom a role wins with, where it is not its own kind. Each Renegade is alone."""


@dataclass(frozen=True)
class Skill:
    """What is known of somebody."""

    mu: float = MEAN
    sigma: float = START

    @property
    def value(self) -> int:
        """As people see it.

        >>> Skill().value, Skill(29.0).value, Skill().plus_minus
        (1500, 1600, 104)
        """
        return round(AVERAGE + POINTS * (self.mu - MEAN))

    @property
    def plus_minus(self) -> int:
        return round(POINTS * self.sigma)

    @property
    def edge(self) -> float:
        """How much better than an average player."""
        return self.mu - MEAN


@cache
def model() -> Any:
    """OpenSkill as it is used here: what a game teaches is believed in full, for there are only two in it."""
    plackett_luce = extra.load("openskill.models", "people", "A rating").PlackettLuce
    return plackett_luce(mu=MEAN, sigma=START, beta=BETA, tau=TAU, gamma=lambda *_, **__: 1.0)


def is_installed() -> bool:
    """Whether whoever hosts has the library for it."""
    try:
        model()
    except extra.MissingExtra:
        return False
    return True


def sides(roles: Sequence[str]) -> list[str]:
    """The side of each seat: those who win together.

    >>> sides(["sheriff", "outlaw", "outlaw", "renegade", "deputy"])
    ['sheriff', 'outlaw', 'outlaw', 'renegade 3', 'sheriff']
    """
    three = len(roles) == 3
    return [
        f"{role} {seat}" if three or role == "renegade" else TEAMS.get(role, role) for seat, role in enumerate(roles)
    ]


def after(kind: str, roles: Sequence[str], skills: Sequence[Skill], seat: int, won: bool) -> Skill:
    """What is known of a seat's player after a game; nothing more where it was never measured what is usual."""
    share = usual(kind, len(roles), roles[seat])
    if share is None:
        return skills[seat]
    found = sides(roles)
    shares = {side: clear(usual(kind, len(roles), role) or 0.0) for side, role in zip(found, roles, strict=True)}
    against = table(found, shares, skills, seat)
    # the table's strength in OpenSkill's own measure, so that it expects exactly the usual share of an average player
    odds = log(clear(share) / (1 - clear(share)))
    openskill = model()
    me = openskill.rating(mu=skills[seat].mu, sigma=skills[seat].sigma)
    it = openskill.rating(mu=against.mu - unit(skills[seat], against.sigma) * odds, sigma=against.sigma)
    ((mine,), _) = openskill.rate([[me], [it]] if won else [[it], [me]])[:: 1 if won else -1]
    return Skill(float(mine.mu), float(mine.sigma))


def unit(me: Skill, doubt: float) -> float:
    """How much of a rating makes the odds e times as good, as OpenSkill reckons where so little is known."""
    return sqrt(me.sigma**2 + doubt**2 + 2 * (TAU**2 + BETA**2))


def table(found: Sequence[str], shares: Mapping[str, float], skills: Sequence[Skill], seat: int) -> Skill:
    """All others at a table as one: friends make it weaker, foes stronger, the likelier winners more.

    Of several foes the strongest counts for more than the mean of them, as it does at the table.
    """
    mine = found[seat]
    edges, doubts = dict.fromkeys(shares, 0.0), dict.fromkeys(shares, 0.0)
    for other, (side, skill) in enumerate(zip(found, skills, strict=True)):
        if other != seat:
            edges[side] += skill.edge
            doubts[side] += skill.sigma**2
    rest = sum(share for side, share in shares.items() if side != mine)
    weights = {side: share / rest for side, share in shares.items() if side != mine}
    doubt = sqrt(doubts[mine] + sum(weight**2 * doubts[side] for side, weight in weights.items()))
    scale = unit(skills[seat], doubt)
    foes = scale * log(sum(weight * exp(edges[side] / scale) for side, weight in weights.items()))
    return Skill(MEAN + foes - edges[mine], doubt)


def clear(share: float) -> float:
    return min(max(share, SURE), 1 - SURE)
