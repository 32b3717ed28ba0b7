"""Facts about a table that the judge goes by, whatever the game: numbers about its seats, added up by role.

A seat has a role with a certain chance: 0 or 1 where everything is open, and what is believed where it is not. So the
same facts describe the whole truth and what one seat could know of it.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF

Chances = Sequence[Sequence[float]]
"""How likely each seat has each role, in the order of ROLES."""

ALONE: Final = (
    *("no-outlaw", "no-deputy", "no-renegade", "two-left", "two-left-lead", "law-part", "renegade-part"),
    "nobody-out",
)
"""What no sum says: who is left, and how the life points are shared out."""


PAIRS: Final = tuple(f"{a}-{b}" for a in ROLES for b in ROLES)
"""The roles of two seats, of which the first could do something to the second."""


def by_role(names: Sequence[str]) -> tuple[str, ...]:
    """The names of facts about a seat, once for each role."""
    return tuple(f"{role}-{name}" for role in ROLES for name in names)


def add_up(rows: Sequence[Sequence[float]], chances: Chances) -> list[float]:
    """The facts of all seats, summed by role, each as far as the seat is likely to have it."""
    width = len(rows[0])
    sums = [0.0] * (width * len(ROLES))
    for row, chance in zip(rows, chances, strict=True):
        if row[0] == 0.0:
            continue
        for role, share in enumerate(chance):
            if share > 0.0:
                at = role * width
                for i, fact in enumerate(row):
                    if fact:
                        sums[at + i] += share * fact
    return sums


def who_is_left(living: Sequence[int], life: Sequence[float], might: Sequence[float], chances: Chances) -> list[float]:
    """The facts of ALONE: `life` of every seat, and its `might`, in which cards may count as well."""
    gone = [1.0, 1.0, 1.0, 1.0]
    lives = [0.0, 0.0, 0.0, 0.0]
    lead = 0.0
    for seat in living:
        chance = chances[seat]
        for role in (OUTLAW, RENEGADE, DEPUTY):
            gone[role] *= 1.0 - chance[role]
        for role, share in enumerate(chance):
            lives[role] += share * life[seat]
        lead += (chance[RENEGADE] - chance[SHERIFF]) * might[seat]
    alone = len(living) == 2 and gone[OUTLAW] * gone[DEPUTY] > 0.5
    law = lives[SHERIFF] + lives[DEPUTY]
    return [
        gone[OUTLAW],
        gone[DEPUTY],
        gone[RENEGADE],
        1.0 if alone else 0.0,
        lead if alone else 0.0,
        law / (law + lives[OUTLAW] + 0.3 * lives[RENEGADE] + 0.1),
        lives[RENEGADE] / (law + lives[OUTLAW] + lives[RENEGADE] + 0.1),
        1.0 if len(living) == len(life) else 0.0,
    ]


def in_pairs(pairs: Iterable[tuple[int, int]], chances: Chances, danger: Sequence[float] | None = None) -> list[float]:
    """How many of these pairs of seats have which two roles, in the order of PAIRS.

    With a danger for every seat, a pair counts as much as the second of them is in danger.
    """
    sums = [0.0] * len(PAIRS)
    held = [[(role, share) for role, share in enumerate(chance) if share > 0.0] for chance in chances]
    for one, other in pairs:
        weight = 1.0 if danger is None else danger[other]
        for role, share in held[one]:
            for against, part in held[other]:
                sums[role * len(ROLES) + against] += weight * share * part
    return sums


def next_to(turn: int, living: Sequence[int]) -> int:
    """Who plays after the seat whose turn it is.

    >>> next_to(2, [0, 2, 3]), next_to(3, [0, 2, 3])
    (3, 0)
    """
    return next((seat for seat in living if seat > turn), living[0])


def open_chances(roles: Sequence[int]) -> list[list[float]]:
    """The chances of a table where every role lies open.

    >>> open_chances([2])
    [[0.0, 0.0, 1.0, 0.0]]
    """
    return [[1.0 if role == number else 0.0 for number in range(len(ROLES))] for role in roles]
