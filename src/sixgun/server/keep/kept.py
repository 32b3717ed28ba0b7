"""A game as the store has it."""

from dataclasses import dataclass

from sixgun.deal import Deal


@dataclass(frozen=True)
class JournalLine:
    """A move in the journal."""

    seat: int
    move: str
    entropy: int
    bot: str | None
    reason: str | None


@dataclass(frozen=True)
class Kept:
    """A game as the store has it."""

    id: str
    deal: Deal
    settings: bytes
    people: bytes
    ended: bool
    journal: list[JournalLine]
    position: bytes | None = None
    """The table after the last move, while the game goes on."""
    finished: bytes | None = None
    """The whole game, packed, when it is over."""
