"""What is found in games, kept in parts under build/: played once, looked at many times.

A part belongs to the sources that made it. So what is kept is never older than they are, a run that was broken off goes
on where it stopped, and several can share the work.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np

from sixgun.lab.jobs import in_order
from sixgun.lab.progress import progress

FOLDER: Final = Path("build/parts")
HOW_GAMES_GO: Final = (
    *(
        "src/sixgun/kernel",
        "src/sixgun/cardgame",
        "src/sixgun/dicegame",
        "src/sixgun/bots",
        "src/sixgun/arena/match.py",
    ),
    *("src/sixgun/arena/card", "src/sixgun/arena/dice"),
)
"""The sources that decide how games of bots go."""
DREAMS: Final = (
    *("legend", "myth", "net", "impression", "outlook", "outlook_numbers", "kind_of_table", "rollout", "race"),
    "unthinkable",
    "world_judge",
)
"""What of them matters to bots only that try answers out: games of gunslingers go the same without."""

Columns = Mapping[str, Any]
"""Arrays by name."""
Take = Callable[[int, int], Columns]
"""Finds something in games: from the first number on, in so many. A function of a module, or a part of one."""


@cache
def mark(sources: tuple[str, ...], root: Path = Path(), without: tuple[str, ...] = ()) -> str:
    """A short name for sources, files or whole folders, but for those of a name; it changes when one of them does."""
    found = sha256()
    for place in sources:
        here = root / place
        for file in sorted(here.rglob("*")) if here.is_dir() else [here]:
            if file.suffix in (".py", ".json") and not {file.stem, file.parent.name} & set(without):
                found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()[:12]


def taken(folder: Path, take: Take, total: int, size: int, jobs: int = 1) -> dict[str, Any]:
    """The columns of so many games, or of a few more that fill the last part; what is there is not played again."""
    parts = -(-total // size)
    with progress(parts, "parts") as done:
        for _ in in_order(partial(play, folder, take, size), parts, jobs, done=done):
            pass
    return together([read(file_of(folder, part)) for part in range(parts)])


def play(folder: Path, take: Take, size: int, first: int, count: int) -> None:
    """Play some parts that are not there yet."""
    for part in range(first, first + count):
        file = file_of(folder, part)
        if not file.exists():
            folder.mkdir(parents=True, exist_ok=True)
            unfinished = file.with_suffix(".unfinished.npz")
            np.savez_compressed(unfinished, **take(part * size, size))
            unfinished.replace(file)


def file_of(folder: Path, part: int) -> Path:
    return folder / f"{part:04}.npz"


def read(file: Path) -> Columns:
    with np.load(file) as kept:
        return dict(kept)


def together(found: Sequence[Columns]) -> dict[str, Any]:
    """The columns of all parts, one below the other."""
    return {name: np.concatenate([each[name] for each in found]) for name in found[0]}
