"""Frames: the unfinished pieces of work of which a table keeps a stack."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from sixgun.kernel.log import NO_CARD
from sixgun.kernel.refusal import ANOTHER_QUESTION, NOT_NOW, Refusal

if TYPE_CHECKING:
    from sixgun.kernel.table import Table

NOBODY: Final = -1
"""The seat of a frame that asks no one, and the cause of what no player caused."""

NOTHING_ASKED: Final = 0
"""The question of a frame that never asks, or whose question has no number."""

DONE: Final = 0
"""The answer of a frame whose end needs no comment."""


@mypyc_attr(acyclic=True)
class Frame:
    """One unfinished piece of work: a turn, a shot, someone dying.

    A frame never changes; to go on it is swapped for another. It holds ints that everyone at the table may know, so
    clones share it, a save is its name and its numbers, and a view may show it.
    """

    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    """What the constructor takes, in its order: the numbers of a save."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def step(self, t: "Table") -> bool:
        """Go on with the part that needs no decision; False when `seat` has to answer first."""
        return False

    def options(self, t: "Table") -> None:
        """Put what `seat` may answer into the table's buffer."""

    def choose(self, t: "Table", m: i64) -> None:
        """Take the answer."""

    def got(self, t: "Table", answer: i64) -> None:
        """A frame that this one pushed has finished."""

    def always_asked(self) -> bool:
        """Whether even a single answer is said aloud; others are given by whoever drives simulations and scenarios."""
        return False

    def question(self) -> i64:
        """The number of its question among those of the game, for those who see only numbers.

        What has learnt to play knows these numbers: none ever changes, and a new question takes the next one.
        """
        return NOTHING_ASKED

    def other_seat(self) -> i64:
        """The other player a question is about (who shot, whose cards are picked), for those who see only numbers."""
        return NOBODY

    def still_needs(self) -> i64:
        """How many answers of the kind asked for it still takes."""
        return 0

    def card_meant(self) -> i64:
        """The card that a question is about, NO_CARD for none: the one that shoots, for those who see only numbers."""
        return NO_CARD

    def detail(self) -> i64:
        """One more number that bears on the answer, likewise: its meaning is the question's own."""
        return 0

    def concerns(self, seat: i64) -> bool:
        """Whether it is unfinished business of that seat."""
        return self.seat == seat

    def why_not(self, t: "Table", thing: i64) -> Refusal | None:
        """Why a card or a die of the seat asked is no answer, None where it is one; for people only.

        A frame that takes cards or dice for an answer asks here, one by one, what its `options` ask.
        """
        return ANOTHER_QUESTION

    def why_not_at(self, t: "Table", thing: i64, seat: i64) -> Refusal | None:
        """Why the answer, or the card in it, cannot be aimed at a seat; likewise."""
        return NOT_NOW

    def numbers(self) -> list[int]:
        """The numbers of a save, in the order of `fields`."""
        return [getattr(self, field) for field in self.fields]


GROUND: Final = Frame(NOBODY)
"""What every stack stands on: it asks nobody and is deaf to what was done above it."""
