"""What stands at the edge of every game: letters for seats, a move in words, a choice, an event as one seat sees it."""

from dataclasses import dataclass
from typing import Final, Protocol

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
