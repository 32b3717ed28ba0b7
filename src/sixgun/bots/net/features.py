"""Features: what a net is shown. Each number of a row switches one of them on, or two; a zero none.

A net's first layer is a table with a line for each feature: what a row comes to is the sum of its lines, some of them
taken several times over or in part. Rows are those of `sixgun.env`, followed by what the adviser thinks of everyone and
of every token; a card game without events is shown as one with events of which there are none.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sixgun.bots.opinion import IMPRESSION

VALUES = 256
NONE = -1


@dataclass
class Features:
    """For every place of a row and every number there: a feature, another one, and how much the first counts."""

    count: int = 0
    first: list[int] = field(default_factory=list)
    second: list[int] = field(default_factory=list)
    weight: list[float] = field(default_factory=list)

    @property
    def places(self) -> int:
        return len(self.first) // VALUES

    def kinds(self, most: int, places: int = 1) -> None:
        """Numbers that are names, or so few that each is worth a feature; whatever is more than `most` is `most`."""
        for _ in range(places):
            self.add([NONE, *(self.count + min(value, most) - 1 for value in range(1, VALUES))])
            self.count += most

    def amount(self, of: float, places: int = 1) -> None:
        """Numbers that are amounts: one feature, which counts once for each `of`."""
        for _ in range(places):
            self.add([NONE, *[self.count] * (VALUES - 1)], weight=[value / of for value in range(VALUES)])
            self.count += 1

    def add(self, first: list[int], second: list[int] | None = None, weight: list[float] | None = None) -> None:
        """The next place of the row."""
        self.first += first
        self.second += second or [NONE] * VALUES
        self.weight += weight or [1.0] * VALUES


CARDS = 120
PLACES = 33
NEAR = (1, 26, 28, 29, 30, 31)
"""In the own hand, on top of a pile, in the store, turned over, looked at: there the very card matters."""
QUESTIONS = 40
SEATS = 8
CHARACTERS = 40
TOKENS = 148
DICE_TOKENS = 72
CARD_ROW = 241
EVENT_NUMBERS = 12
"""At the end of a card row, where there are events."""
DICE_ROW = 61


def card_features(kind_of: Sequence[int]) -> Features:
    """Of the card game, from the kind of each of its 120 cards."""
    kinds = max(kind_of) + 1
    found = Features(count=kinds * PLACES + CARDS * len(NEAR))
    for card, kind in enumerate(kind_of):
        by_kind = [NONE, *(kind * PLACES + min(place, PLACES - 1) for place in range(1, VALUES))]
        itself = [NONE] * VALUES
        for n, place in enumerate(NEAR):
            itself[place] = kinds * PLACES + card * len(NEAR) + n
        found.add(by_kind, itself)
    for _ in range(SEATS):
        for most in (1, 8, 8, 14, 6, CHARACTERS, CHARACTERS, 10, 10, 6, 6):
            found.kinds(most)
    found.kinds(SEATS)  # players
    found.kinds(SEATS)  # whose turn
    found.amount(64.0, 3)  # deck, discards, turns
    question(found)
    found.kinds(5)  # still needed
    about = found.count
    found.add([NONE, *(about + kind_of[min(value, CARDS) - 1] for value in range(1, VALUES))])
    found.count += kinds
    for _ in range(2):
        question(found)
        found.kinds(SEATS)
    found.kinds(TOKENS, 3)
    found.kinds(31, 2)  # the event in force, the next one
    found.amount(8.0)
    found.kinds(4)
    found.kinds(CHARACTERS, SEATS)
    advice(found, TOKENS)
    return found


def dice_features() -> Features:
    """Of the dice game."""
    found = Features()
    for most in (SEATS, SEATS, 8, 9):  # players, whose turn, rolls, arrows in the supply
        found.kinds(most)
    question(found)
    found.kinds(6)
    found.kinds(6, 5)  # the dice
    for _ in range(SEATS):
        for most in (9, 9, 9, 5, 6, CHARACTERS):
            found.kinds(most)
    advice(found, DICE_TOKENS)
    return found


def question(found: Features) -> None:
    """What is asked, about whom, and a detail."""
    found.kinds(QUESTIONS)
    found.kinds(SEATS)
    found.kinds(QUESTIONS)


def advice(found: Features, tokens: int) -> None:
    """What the adviser thinks of everyone, and of every token."""
    found.amount(255.0, IMPRESSION + tokens)
