"""A scenario as it was read: a position, what is said and expected there, and the line of each thing."""

from dataclasses import dataclass
from pathlib import Path

from sixgun.kernel.choice import Move
from sixgun.kernel.position import Position


@dataclass(frozen=True)
class Said:
    """A move in words, and the pattern by which it is found among the options."""

    text: str
    move: Move


@dataclass(frozen=True)
class Say:
    """A step: a seat answers."""

    line: int
    seat: int
    said: Said


@dataclass(frozen=True)
class Refuse:
    """A step: a move that is not among a seat's options now."""

    line: int
    seat: int
    said: Said


@dataclass(frozen=True)
class Wanted:
    """One thing that must be true: of the table or of a seat, in truth or as a viewer sees it.

    The value is as in the file; for `legal` and `illegal` it is the moves.
    """

    line: int
    key: str
    form: str
    value: object
    seat: int | None = None
    viewer: int | None = None


@dataclass(frozen=True)
class Expect:
    """A step: things that must be true now."""

    line: int
    wanted: tuple[Wanted, ...]


@dataclass(frozen=True)
class Ask:
    """A step: what bots of some levels would answer here. Nothing is played.

    No level means every one that weighs its moves. The move must be one of `must`, if any are named, and none of
    `must_not`.
    """

    line: int
    levels: tuple[str, ...]
    must: tuple[Said, ...]
    must_not: tuple[Said, ...]


Step = Say | Refuse | Expect | Ask


@dataclass(frozen=True)
class Scenario:
    """One scenario of a file."""

    file: Path
    line: int
    name: str
    rules: tuple[str, ...]
    game: str
    position: Position
    steps: tuple[Step, ...]
    together: tuple[str, ...] = ()
    """The events and characters of which it shows what happens together."""
