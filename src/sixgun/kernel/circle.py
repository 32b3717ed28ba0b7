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


def shortest(alive: int, a: int, b: int) -> int:
    """Places from one of the living to another, the short way round; 0 where one of them is out."""
    if not (alive & BIT[a] and alive & BIT[b]):
        return 0
    from_low_to_high = BIT[max(a, b) + 1] - BIT[min(a, b) + 1]
    steps = HOW_MANY[alive & from_low_to_high]
    return min(steps, HOW_MANY[alive] - steps)


PLACES: Final = vec[i64](
    [shortest(alive, a, b) for alive in range(SETS) for a in range(SEATS) for b in range(SEATS)],
)


def clockwise(alive: i64, seat: i64) -> i64:
    """The living clockwise from a seat, he himself last: `& DIGITS` is the first, `>> DIGIT` the others."""
    return CLOCKWISE[alive * SEATS + seat]


def next_after(alive: i64, seat: i64) -> i64:
    """The next living player clockwise; when there is no other, himself."""
    return CLOCKWISE[alive * SEATS + seat] & DIGITS


def places_around(alive: i64, a: i64, b: i64) -> i64:
    """Places from one player to another, the short way round the living (C35, C36); 0 where one of them is out."""
    return PLACES[(alive * SEATS + a) * SEATS + b]
