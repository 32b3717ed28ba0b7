"""Where everything is in the rows and masks of a card game, by its deck, its events and what there is to choose."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sixgun.errors import BadOption
from sixgun.rows.history import NUMBERS as HISTORY
from sixgun.rows.history import SEATS

FEWEST_CARDS: Final = 120
"""Room for the base deck and Dodge City in any case, so that what has learnt the one reads the other."""

MOST_CARDS: Final = 200
"""A token, and 1 more for none, has to fit a byte."""

SEAT_NUMBERS: Final = 11
TABLE_NUMBERS: Final = 10
BELOW: Final = 2
"""So many questions that wait below the one asked are told."""
BELOW_NUMBERS: Final = 4
PREFIX: Final = 3
"""The tokens that can be chosen before the last one of a move."""
EVENT_NUMBERS: Final = 4 + SEATS

WORDS: Final = 5
EVENT_WORDS: Final = 7
PAIR: Final = 2
"""The characters that one may choose from, in a row; and the tokens that choose one of them."""


@final
@mypyc_attr(acyclic=True)
class Layout:
    """The first place of each part."""

    def __init__(self, cards: i64, events: bool, history: bool, pairs: bool) -> None:
        if cards > MOST_CARDS:
            raise BadOption(f"learners can tell {MOST_CARDS} cards apart, and these sets have {cards}; take fewer sets")
        self.cards: Final[i64] = cards if cards > FEWEST_CARDS else FEWEST_CARDS
        self.has_events: Final = events
        self.has_history: Final = history
        self.has_pairs: Final = pairs

        self.seats_at: Final[i64] = self.cards
        self.table_at: Final[i64] = self.seats_at + SEATS * SEAT_NUMBERS
        self.below_at: Final[i64] = self.table_at + TABLE_NUMBERS
        self.prefix_at: Final[i64] = self.below_at + BELOW * BELOW_NUMBERS
        self.events_at: Final[i64] = self.prefix_at + PREFIX
        self.pair_at: Final[i64] = self.events_at + (EVENT_NUMBERS if events else 0)
        self.history_at: Final[i64] = self.pair_at + (PAIR if pairs else 0)
        self.row: Final[i64] = self.history_at + (HISTORY if history else 0)
        """How many numbers a row has."""

        self.seat_tokens: Final[i64] = self.cards
        self.hand_tokens: Final[i64] = self.seat_tokens + SEATS
        self.word_tokens: Final[i64] = self.hand_tokens + SEATS
        self.pair_tokens: Final[i64] = self.word_tokens + WORDS + (EVENT_WORDS if events else 0)
        self.tokens: Final[i64] = self.pair_tokens + (PAIR if pairs else 0)
        """How many tokens there are."""
