"""A game as the store has it."""

from dataclasses import dataclass
from typing import Literal

from sixgun.deal import Deal

PlayedBy = Literal["bot", "away", "clock"]
"""A bot by right, a bot for somebody away, or a bot because time ran out."""


@dataclass(frozen=True)
class JournalLine:
    """A move in the journal."""

    seat: int
    move: str
    entropy: int
    bot: PlayedBy | None
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
