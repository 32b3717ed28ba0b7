"""A public act: what one seat did for all to see, and what it could have done instead."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.dice.sight import SEATS

SHOT: Final = 0
HEALED: Final = 1


@final
@mypyc_attr(acyclic=True)
class Act:
    """Numbers that everyone at the table may know. Bots learn from these and from their views, from nothing else."""

    def __init__(self, seat: i64, what: i64, target: i64, could: i64) -> None:
        self.seat: Final[i64] = seat
        self.what: Final[i64] = what
        self.target: Final[i64] = target
        """Whom it was done to."""
        self.could: Final[i64] = could
        """The seats it might have been done to, a bit a seat."""
        self.left: vec[i64] = vec[i64]([0] * SEATS)
        """Life points of each seat at that moment, less the hits aimed at it."""
        self.room: vec[i64] = vec[i64]([0] * SEATS)
        """Life points that each seat had lost."""

    def at_table(self, seat: i64, left: i64, room: i64) -> None:
        """How a seat stands at that moment."""
        self.left[seat] = left
        self.room[seat] = room
