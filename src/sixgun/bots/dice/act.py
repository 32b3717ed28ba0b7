"""A public act: what one seat did for all to see, and what it could have done instead."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.dice.sight import SEATS

SHOT: Final = 0
HEALED: Final = 1
WAS_SHOWN: Final = 2
"""It shot at its target, or gave him a BEER; it was eliminated, and its role lies open."""

NOBODY: Final = -1


@final
@mypyc_attr(acyclic=True)
class Act:
    """Numbers that everyone at the table knows. Bots learn from these and from their views, from nothing else."""

    def __init__(self, seat: i64, what: i64, target: i64, could: i64, role: i64 = NOBODY) -> None:
        self.seat: Final[i64] = seat
        self.what: Final[i64] = what
        self.target: Final[i64] = target
        """Whom it was done to, if anybody."""
        self.could: Final[i64] = could
        """The seats it might have been done to, a bit a seat."""
        self.role: Final[i64] = role
        """What lies open of the eliminated."""
        self.left: vec[i64] = vec[i64]([0] * SEATS)
        """Life points of each seat at that moment, less the hits aimed at it."""
        self.room: vec[i64] = vec[i64]([0] * SEATS)
        """Life points that each seat had lost."""

    def at_table(self, seat: i64, left: i64, room: i64) -> None:
        """How a seat stands at that moment."""
        self.left[seat] = left
        self.room[seat] = room
