"""What was taken from games that were played, kept in parts under build/: played once, fitted and tried many times.

A part belongs to the sources that made it, engine, bots and facts. So what is kept is never older than they are, a run
that was broken off goes on where it stopped, and several can share the work.
"""

from collections.abc import Callable, Mapping
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np

from sixgun.lab.jobs import in_order
from tools.judge_games import Kind

FOLDER: Final = Path("build/judge")
MADE_BY: Final = (
    *(
        "src/sixgun/kernel",
        "src/sixgun/cardgame",
        "src/sixgun/dicegame",
        "src/sixgun/bots",
        "src/sixgun/arena/match.py",
    ),
    *("src/sixgun/arena/card", "src/sixgun/arena/dice", "src/sixgun/analysis/facts.py"),
    *("src/sixgun/analysis/card/facts.py", "src/sixgun/analysis/dice/facts.py"),
    *("tools/judge_games.py", "tools/judge_takes.py"),
)
"""What decides how games go and what is taken from them."""
GAMES: Final = 250
"""Of a part: about a second's work."""

Columns = Mapping[str, Any]
"""Arrays by name, of as many rows as there are positions or games."""
Take = Callable[[Kind, int, int, int], Columns]
"""Takes columns from the games of a kind: by seed, from the first number on, so many. A function of a module."""


@cache
def mark(root: Path = Path()) -> str:
    """A short name for the sources, which changes when one of them does."""
    found = sha256()
    for place in MADE_BY:
        here = root / place
        for file in sorted(here.rglob("*")) if here.is_dir() else [here]:
            if file.suffix in (".py", ".json"):
                found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:12]


def file_of(kind: Kind, what: str, seed: int, part: int) -> Path:
    game, sets, players = kind
    return FOLDER / mark() / "-".join((game, *sets, str(players))) / f"{what}-{seed}-{part:03}.npz"


def play_part(kind: Kind, what: str, seed: int, take: Take, size: int, first: int, count: int) -> None:
    """Play some parts that are not there yet."""
    for part in range(first, first + count):
        file = file_of(kind, what, seed, part)
        if file.exists():
            continue
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_suffix(".new.npz")
        np.savez_compressed(unfinished, **take(kind, seed, part * size, size))
        unfinished.replace(file)


def taken(kind: Kind, what: str, take: Take, seed: int, total: int, jobs: int = 1, size: int = GAMES) -> dict[str, Any]:
    """The columns of so many games, or of a few more that fill the last part; what is there is not played again."""
    parts = -(-total // size)
    for _ in in_order(partial(play_part, kind, what, seed, take, size), parts, jobs):
        pass
    found = []
    for part in range(parts):
        with np.load(file_of(kind, what, seed, part)) as kept:
            found.append(dict(kept))
    return {name: np.concatenate([each[name] for each in found]) for name in found[0]}
