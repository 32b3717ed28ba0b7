"""What stands at the edge of every game: letters for seats, a move in words, a choice, an event as one seat sees it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from sixgun.errors import IllegalMove, NotAMove, clipped, quoted

LETTERS: Final = "ABCDEFGH"


def letter(seat: int) -> str:
    """The seat as moves and records write it.

    >>> letter(2)
    'C'
    """
    return LETTERS[seat]


class Move(Protocol):
    """A move of either game: `str` is its notation, and two moves that print alike are equal."""

    @property
    def verb(self) -> str: ...

    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Choice:
    """A question: the seat asked, why, what it may answer, and the answer of a clock that ran out."""

    seat: int
    why: str
    options: tuple[Move, ...]
    default: Move
    facts: tuple[tuple[str, int], ...] = ()
    """The public numbers of the question by name, such as who shot and how many Missed! are still needed."""

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled, a frozen class cannot be filled in from outside, so a pickle calls it again.
        return Choice, (self.seat, self.why, self.options, self.default, self.facts)

    def __repr__(self) -> str:
        moves = ", ".join(map(str, self.options))
        return f"<{letter(self.seat)} is asked ({self.why}): {moves}>"


@dataclass(frozen=True)
class Answer:
    """A move on offer, understood: in words, and as the number that the engine plays."""

    move: Move
    code: int

    def __reduce__(self) -> tuple[object, ...]:
        return Answer, (self.move, self.code)

    def __str__(self) -> str:
        return str(self.move)


NOBODY_ASKED: Final = "the game is over, so nobody is asked anything; start a new one with new_game()"


def not_on_offer(seat: int, said: object, options: Sequence[Move]) -> IllegalMove:
    """What to raise for something that is not among the options."""
    if not hasattr(said, "verb") and not isinstance(said, str):
        return no_move(seat, f"{quoted(said)} is no move; give its text, or one of the options", options)
    return IllegalMove(f"{letter(seat)} cannot {clipped(said)}; can: {', '.join(map(str, options))}")


def no_move(seat: int, why: str, options: Sequence[Move]) -> NotAMove:
    """What to raise for something that is no move anywhere, with those that are here."""
    end = "" if why.endswith("?") else ";"
    return NotAMove(f"{why}{end} {letter(seat)} can: {', '.join(map(str, options))}")


@dataclass(frozen=True)
class Seen:
    """Something that happened, as one seat saw it: `card` is None where the seat may not know it."""

    what: str
    seat: int | None = None
    other: int | None = None
    card: str | None = None
    amount: int = 0
    could: tuple[int, ...] = ()
    """The seats that it could have been aimed at, by what everybody sees: `other` and whoever was spared."""
    part: str | None = None
    """What of `other` was meant: the hand, or a card in play."""

    def __reduce__(self) -> tuple[object, ...]:
        return Seen, (self.what, self.seat, self.other, self.card, self.amount, self.could, self.part)

    def __repr__(self) -> str:
        parts = [self.what]
        if self.seat is not None:
            parts.insert(0, letter(self.seat))
        if self.card is not None:
            parts.append(self.card)
        if self.amount:
            parts.append(str(self.amount))
        if self.other is not None:
            parts.append(f"({letter(self.other)})")
        return " ".join(parts)
