"""A public act: what one seat did for all to see, and whom it could have done it to instead."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

SHOT: Final = 0
ROBBED: Final = 1
HELPED: Final = 2
LET_BE: Final = 3
WAS_SHOWN: Final = 4
"""It attacked its target, took or tossed a card of his, did him good; it attacked nobody in its whole turn; it was
eliminated, and its role lies open."""

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
        """The seats that might have been the target, a bit a seat; of who let all be, those within reach."""
        self.role: Final[i64] = role
        """What lies open of the eliminated."""
