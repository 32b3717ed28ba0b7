"""Where golden games are kept: a list of them for people and for git, and their records in a compressed file a box.

A file is written only when something in it has changed, for another machine may compress the same text otherwise.
"""

import lzma
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.golden.golden_game import GoldenGame
from tools.golden.plan import plans

ROOM: Final = Path(__file__).resolve().parents[2] / "tests" / "golden"
LIST: Final = "games.txt"
ENDING: Final = ".txt.xz"
NAME: Final = "golden: "
STEPS: Final = "steps: "
HEAD: Final = """\
# The golden games, a line each: how it was dealt; how it went; a hash of everything that anybody was shown.
# Written by python -m tools.golden --write; CONTRIBUTING.md says when a line may change.
"""


def listed(room: Path = ROOM) -> dict[str, str]:
    """The line of each game on the list, by its name."""
    if not (room / LIST).exists():
        return {}
    lines = (room / LIST).read_text(encoding="utf-8").splitlines()
    return {line.split(":")[0]: line for line in lines if not line.startswith("#")}


def load(room: Path = ROOM) -> list[GoldenGame]:
    """All games that are kept, in the order of the list."""
    lines = listed(room)
    found = {}
    for path in room.glob(f"*{ENDING}"):
        for text in lzma.decompress(path.read_bytes()).decode().split(NAME)[1:]:
            game = unpacked(text, lines)
            found[game.name] = game
    return [found[name] for name in (*lines, *found.keys() - lines.keys()) if name in found]


def unpacked(text: str, lines: dict[str, str]) -> GoldenGame:
    name, rest = text.split("\n", 1)
    record, steps = rest.split(STEPS)
    return GoldenGame(name, record, tuple(steps.split()), lines.get(name, ""))


def packed(game: GoldenGame) -> str:
    return f"{NAME}{game.name}\n{game.record}{STEPS}{' '.join(game.steps)}\n"


def save(games: Iterable[GoldenGame], room: Path = ROOM) -> None:
    """Keep these games and no others."""
    room.mkdir(parents=True, exist_ok=True)
    texts: dict[str, str] = {}
    lines = []
    for game in games:
        box = plans()[game.name].box
        texts[box] = texts.get(box, "") + packed(game)
        lines.append(game.line)
    (room / LIST).write_text("\n".join([f"{HEAD}{lines[0]}", *lines[1:], ""]), encoding="utf-8", newline="\n")
    for path in room.glob(f"*{ENDING}"):
        if path.name.removesuffix(ENDING) not in texts:
            path.unlink()
    for box, text in texts.items():
        path = room / f"{box}{ENDING}"
        if not path.exists() or lzma.decompress(path.read_bytes()).decode() != text:
            path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
