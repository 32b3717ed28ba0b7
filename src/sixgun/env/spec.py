"""What every number of a row and every token means: an encoding described, for people and for programs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod

from sixgun.kernel.frame import Frame
from sixgun.rows.history import FADES, MARK, MOST, SEATS

VERSION = 2
"""Of the encoding: it grows when a number moves or changes its meaning. Version 1 was that of the first release."""


@dataclass(frozen=True)
class Part:
    """Some numbers of a row, or some tokens, that lie side by side."""

    name: str
    shape: tuple[int, ...]
    what: str
    names: tuple[str, ...] = ()
    """Of the numbers along the last axis, where each means something else."""
    codes: Mapping[int, str] = field(default_factory=dict)
    """What a number stands for, where it counts nothing."""
    first: int = 0
    """The place of its first number."""

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Spec:
    """One encoding: its parts cover every place of a row and every token exactly once."""

    version: int
    row: tuple[Part, ...]
    tokens: tuple[Part, ...]
    questions: Mapping[int, str]
    """What is asked, by the numbers that rows have; a number never changes its question."""

    def part(self, name: str) -> Part:
        """The part of a row with that name."""
        return next(part for part in self.row if part.name == name)

    def token(self, number: int) -> str:
        """A token in words: the part it lies in, and which of it."""
        part = next(part for part in self.tokens if part.first <= number < part.first + part.size)
        place = number - part.first
        return f"{part.name} {part.names[place] if part.names else place}"


def side_by_side(parts: Sequence[Part]) -> tuple[Part, ...]:
    """The parts one after the other."""
    found: list[Part] = []
    for part in parts:
        found.append(replace(part, first=found[-1].first + found[-1].size if found else 0))
    return tuple(found)


def questions_of(frames: Mapping[str, type[Frame]]) -> dict[int, str]:
    """The numbers of the questions of a game, with the names of what asks them."""
    asking = {name: frame for name, frame in frames.items() if frame.options is not Frame.options}
    return {frame(*[0] * len(frame.fields)).question(): name for name, frame in asking.items()}


ASKED = ("question", "other seat it is about + 1, or 0", "detail")
A_SEAT = "a seat, counted clockwise from the player to move"
ALL_SEATS = "the seats clockwise from the one that sees the row; zeros where nobody sits"
ROLE = "role + 1, or 0 while hidden"
TURN = "whose turn, counted clockwise"
HISTORY = Part(
    "history",
    (2, SEATS, SEATS),
    f"harm, then help, done by each seat to each: a deed adds {MARK} up to {MOST}, every turn takes 1 in {1 << FADES}",
)
PAIR = Part(
    "pair",
    (2,),
    "the characters that the seat may choose from, by their numbers, the one it has chosen first; then zeros",
)
ONE_OF_PAIR = Part("become", (2,), "the first or the second of the characters in the row")
