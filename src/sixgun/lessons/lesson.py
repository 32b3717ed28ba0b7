"""A lesson as it was read: a scenario, cut into the steps of a coach."""

from dataclasses import dataclass
from typing import Final

from sixgun.scenario.scenario import Scenario, Step

PARTS: Final = ("arrows", "deck", "dice", "discards", "end", "hand", "in-play", "life", "me", "role", "seat")
"""What a coach can point at: some of them with a seat, a card, or both."""


@dataclass(frozen=True)
class Point:
    """Something on the table that the coach points at."""

    part: str
    seat: int | None = None
    card: str | None = None
    """The kind of it."""


@dataclass(frozen=True)
class LessonStep:
    """One idea: what the coach says has the step's name, and what then happens is the line of the scenario.

    The first move of the line is the learner's. A step without a line is only read.
    """

    name: str
    points: tuple[Point, ...]
    only: tuple[str, ...]
    """How the moves begin that are on offer; all that are legal where nothing is said."""
    also: tuple[str, ...]
    """How the moves begin that are as good as the one in the line."""
    look: bool
    """Whether looking closer at what is pointed at ends the step, as well as saying so."""
    line: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    """A fixed deal with scripted bots, and a coach."""

    name: str
    scenario: Scenario
    """All of it without the coach, to be run as any other."""
    opening: tuple[Step, ...]
    """What happens before the coach says anything."""
    steps: tuple[LessonStep, ...]

    @property
    def game(self) -> str:
        return self.scenario.game
