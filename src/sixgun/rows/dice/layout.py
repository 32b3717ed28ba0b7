"""Where everything is in the rows of a dice game."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sixgun.rows.history import NUMBERS as HISTORY
from sixgun.rows.history import SEATS

TABLE_NUMBERS: Final = 8
DICE_NUMBERS: Final = 5
SEAT_NUMBERS: Final = 6
PAIR: Final = 2
"""The characters that one may choose from, in a row; and the tokens that choose one of them."""


@final
@mypyc_attr(acyclic=True)
class Layout:
    """The first place of each part."""

    def __init__(self, history: bool, pairs: bool) -> None:
        self.has_history: Final = history
        self.has_pairs: Final = pairs
        self.dice_at: Final[i64] = TABLE_NUMBERS
        self.seats_at: Final[i64] = self.dice_at + DICE_NUMBERS
        self.pair_at: Final[i64] = self.seats_at + SEATS * SEAT_NUMBERS
        self.history_at: Final[i64] = self.pair_at + (PAIR if pairs else 0)
        self.row: Final[i64] = self.history_at + (HISTORY if history else 0)
        """How many numbers a row has."""
