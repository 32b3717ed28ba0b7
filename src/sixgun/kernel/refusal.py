"""Refusal: why something cannot be done now, as data. A code and its numbers read as a sentence in every language.

Refusals are for people: nothing that plays, simulates or learns asks for one.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64


@dataclass(frozen=True)
class Refusal:
    """The rule that stands in the way, by its code, with the numbers that decided."""

    code: str
    numbers: tuple[tuple[str, int], ...] = ()
    card: str = ""
    """The name of the card that forbids it, where one does."""

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled, a frozen class cannot be filled in from outside, so a pickle calls it again.
        return Refusal, (self.code, self.numbers, self.card)


@dataclass(frozen=True)
class Off:
    """What a seat cannot do now, and why: these things not at all, or not at that seat.

    The things are cards of the card game by their faces, the ability of the seat's character, or dice by their places
    from the left, 1 to 5. None at all stand for the answer to the question as such.
    """

    why: Refusal
    things: tuple[str | int, ...] = ()
    seat: int | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return Off, (self.why, self.things, self.seat)


THE_ABILITY: Final = "ability"
"""The ability among the things that are off; a card has its suit and rank in its face."""

NOT_NOW: Final = Refusal("not-now")
"""What is said where no rule says more, as in a set that somebody made at home."""

ANOTHER_QUESTION: Final = Refusal("another-question")
"""Something else is asked."""

OUT: Final = Refusal("out")
"""That player is out of the game."""

YOURSELF: Final = Refusal("yourself")
"""It is never aimed at oneself."""


def not_asked(turn: i64, me: i64, asked: i64) -> Refusal:
    """Somebody else is asked: it is not one's turn, or another has to answer first."""
    if turn == me:
        return Refusal("wait", (("seat", asked),))
    return Refusal("not-your-turn", (("seat", turn),))


def grouped(found: list[Off]) -> tuple[Off, ...]:
    """The same, with one entry for all things that are off for one reason."""
    things: dict[tuple[Refusal, int | None], list[str | int]] = {}
    for off in found:
        mine = things.setdefault((off.why, off.seat), [])
        mine += [thing for thing in off.things if thing not in mine]
    return tuple(Off(why, tuple(mine), seat) for (why, seat), mine in things.items())
