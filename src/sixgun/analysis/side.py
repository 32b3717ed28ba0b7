"""The sides of a game: who wins together. The law, the Outlaws, each Renegade; at a table of three everyone alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF

Shares = tuple[float, ...]
"""How likely each side wins, in the order of the sides."""


@dataclass(frozen=True)
class Side:
    """Seats that win together; `name` is law, outlaws, renegade, or at a table of three the role."""

    name: str
    seats: tuple[int, ...]
    group: int
    """Which of the judge's three it belongs to: 0 the law, 1 the Outlaws, 2 the Renegades."""


def sides_of(roles: Sequence[int]) -> tuple[Side, ...]:
    """The sides of a table with these roles.

    >>> [side.name for side in sides_of([2, 0, 1, 1, 3])]
    ['law', 'outlaws', 'renegade']
    >>> [side.name for side in sides_of([1, 3, 2])]
    ['deputy', 'outlaw', 'renegade']
    """
    held = {role: tuple(seat for seat, one in enumerate(roles) if one == role) for role in range(len(ROLES))}
    if not held[SHERIFF]:
        order = (DEPUTY, OUTLAW, RENEGADE)
        return tuple(Side(ROLES[role], held[role], group) for group, role in enumerate(order) if held[role])
    law = Side("law", tuple(sorted(held[SHERIFF] + held[DEPUTY])), 0)
    return (law, Side("outlaws", held[OUTLAW], 1), *(Side("renegade", (seat,), 2) for seat in held[RENEGADE]))


def group_of(role: int) -> int:
    """Which of the judge's three a role belongs to."""
    return 1 if role == OUTLAW else 2 if role == RENEGADE else 0


def side_of(sides: Sequence[Side], seat: int) -> int:
    """The place of the side that a seat is on."""
    return next(at for at, side in enumerate(sides) if seat in side.seats)


def result_of(sides: Sequence[Side], winners: Sequence[int]) -> Shares:
    """How it ended, as shares: 1 for the side that has won; nobody may have."""
    return tuple(1.0 if any(seat in winners for seat in side.seats) else 0.0 for side in sides)
