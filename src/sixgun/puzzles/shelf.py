"""The puzzles that come with the package: by name, by theme, and one for every day."""

from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from sixgun import given
from sixgun.lab.seeds import derive
from sixgun.puzzles.puzzle import Puzzle
from sixgun.puzzles.read import read_puzzle

HERE: Final = Path(__file__).resolve().parent
SHELVES: Final = ("card", "dice")
"""The folders beside this file: each has the puzzles of the game of that name, one a file."""


@cache
def files() -> dict[str, Path]:
    """The file of every puzzle by its name."""
    return {file.stem: file for shelf in SHELVES for file in sorted((HERE / shelf).glob("*.yaml"))}


def names() -> tuple[str, ...]:
    """Every puzzle, those of the card game first."""
    return tuple(files())


@cache
def find(name: str) -> Puzzle:
    """A puzzle that comes with the package.

    >>> find(names()[0]).game
    'card'
    """
    return read_puzzle(files()[given.known("puzzle", name, names())])


def of_day(day: date) -> str:
    """The puzzle of a day, the same for everyone: each comes once before any comes again.

    >>> of_day(date(2026, 11, 16)) == of_day(date(2026, 11, 17))
    False
    """
    order = sorted(names(), key=lambda name: derive(1, "day", name))
    return order[day.toordinal() % len(order)]
