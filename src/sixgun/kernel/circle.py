"""The circle of those still in the game: who sits where, worked out beforehand for every set of seats."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.kernel.bits import BIT, HOW_MANY, SETS

SEATS: Final = 8
"""Never more than these."""

DIGIT: Final = 4
DIGITS: Final = 7
"""A list of seats is one int, each four bits, the first of them lowest; three bits of the four are the seat."""


def seats_after(alive: int, seat: int) -> int:
    """The living clockwise from a seat, he himself last."""
    line = [(seat + steps) % SEATS for steps in range(1, SEATS + 1)]
    living = [other for other in line if alive & BIT[other]]
    return sum(other << DIGIT * place for place, other in enumerate(living))


CLOCKWISE: Final = vec[i64]([seats_after(alive, seat) for alive in range(SETS) for seat in range(SEATS)])


BETWEEN: Final = vec[i64](
    [BIT[max(a, b) + 1] - BIT[min(a, b) + 1] for a in range(SEATS) for b in range(SEATS)],
)
"""The seats on the way from the lower to the higher of two, that one included, a bit a seat."""


def clockwise(alive: i64, seat: i64) -> i64:
    """The living clockwise from a seat, he himself last: `& DIGITS` is the first, `>> DIGIT` the others."""
    return CLOCKWISE[alive * SEATS + seat]


def next_after(alive: i64, seat: i64) -> i64:
    """The next living player clockwise; when there is no other, himself."""
    return CLOCKWISE[alive * SEATS + seat] & DIGITS


def places_around(alive: i64, a: i64, b: i64) -> i64:
    """Places from one player to another, the short way round the living (C35, C36); 0 where one of them is out."""
    if alive & BIT[a] == 0 or alive & BIT[b] == 0:
        return 0
    return short_way(HOW_MANY[alive & BETWEEN[a * SEATS + b]], HOW_MANY[alive])


def short_way(steps: i64, living: i64) -> i64:
    """So many steps one way round a circle of the living, or fewer the other way."""
    other_way = living - steps
    return steps if steps < other_way else other_way
