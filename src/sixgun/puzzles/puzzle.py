"""A puzzle as it was read: a scenario that stops at a question, and what each answer is worth."""

from dataclasses import dataclass
from typing import Final

from sixgun.bots.reason import Sentence
from sixgun.scenario.scenario import Scenario

THEMES: Final = ("who", "survive", "finish", "hold", "cards", "dice", "events")
"""What a puzzle is about: whom to aim at, how to live on, how to win now, whether to act at all, what to play or take,
which dice to keep, a rule that an event has changed."""

HARDEST: Final = 5
CLOSE: Final = 80
"""An answer that gives so little away, in thousandths, is good, though not the best."""


@dataclass(frozen=True)
class Way:
    """An answer: how likely one wins with it, the error of that, both in thousandths, and what is to be said for it."""

    move: str
    chance: int
    error: int
    reason: Sentence


@dataclass(frozen=True)
class Puzzle:
    """A position with one best answer."""

    name: str
    """That of its file, such as card-017."""
    scenario: Scenario
    theme: str
    difficulty: int
    """1 to 5: how many of the bots miss it, and how close the second best is."""
    seat: int
    """Whose answer is looked for."""
    ways: tuple[Way, ...]
    """Every sensible answer, the best first. One that is not named is worth no more than the last."""
    found_by: tuple[str, ...]
    """The bots that find the best answer."""

    @property
    def game(self) -> str:
        return self.scenario.game

    @property
    def best(self) -> Way:
        return self.ways[0]
