"""What is told of a puzzle before it is answered: nothing that would give its answer away."""

from typing import Literal

from sixgun.picture.parts import GameName, Part, Role

Theme = Literal["who", "survive", "finish", "hold", "cards", "dice", "events"]
"""Whom to aim at, how to live on, how to win now, whether to act at all, what to play or take, which dice to keep, a
rule that an event has changed."""


class PuzzleInfo(Part):
    """A puzzle: who one is in it and what it is about."""

    name: str
    game: GameName
    theme: Theme
    difficulty: int
    """1 to 5."""
    players: int
    role: Role
    character: str
    why: str
    """The question."""


class Daily(Part):
    """The puzzle of a day, by the date in Greenwich: the same for everyone."""

    day: str
    """As in 2026-11-16."""
    puzzle: str
