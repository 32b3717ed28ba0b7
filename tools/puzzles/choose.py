"""Choosing among the puzzles that were found: as varied as they can be, and obvious in less than half of them."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sixgun.puzzles import Posed, Puzzle, read_puzzle
from sixgun.puzzles.shelf import HERE
from tools.puzzles.find import OBVIOUS, Tally, lines_of

WANTED: Final = {"card": 80, "dice": 40}
BOOK: Final = Path("docs/puzzles.json")
OBVIOUS_ONES: Final = 0.4
"""The share that may be obvious."""
WEIGHTS: Final = {"theme": 3.0, "role": 2.0, "why": 1.5, "table": 1.0, "difficulty": 1.0, "verb": 1.0, "character": 4.0}
"""How much it counts that another puzzle is alike in something."""
ALIKE: Final = {"same game": 40.0}


@dataclass(frozen=True)
class Candidate:
    """A puzzle that was found, and what it is like."""

    text: str
    puzzle: Puzzle
    traits: dict[str, str]

    @property
    def is_obvious(self) -> bool:
        return is_obvious(self.puzzle)

    @property
    def lead(self) -> int:
        ways = self.puzzle.ways
        return ways[0].chance - ways[1].chance


def is_obvious(puzzle: Puzzle) -> bool:
    """Whether the bots whose answers are obvious both find it."""
    return all(level in puzzle.found_by for level in OBVIOUS)


def choose(files: Sequence[Path]) -> list[Path]:
    """Put the best varied puzzles on the shelves, and what was searched for them into the book."""
    lines = [line for file in files for line in lines_of(file)]
    found = [candidate(line) for line in lines if "text" in line]
    write_book(lines)
    written: list[Path] = []
    for game, wanted in WANTED.items():
        some = [each for each in found if each.puzzle.game == game]
        chosen = sorted(varied(some, wanted), key=lambda each: (each.puzzle.difficulty, each.puzzle.scenario.name))
        shelf = HERE / game
        shelf.mkdir(exist_ok=True)
        for old in shelf.glob("*.yaml"):
            old.unlink()
        for number, each in enumerate(chosen, 1):
            file = shelf / f"{game}-{number:03}.yaml"
            file.write_text(each.text, encoding="utf-8")
            written.append(file)
    return written


def candidate(line: dict[str, Any]) -> Candidate:
    with TemporaryDirectory() as folder:
        file = Path(folder, "found.yaml")
        file.write_text(line["text"], encoding="utf-8")
        puzzle = read_puzzle(file)
    posed = Posed(puzzle)
    me = posed.game.view(puzzle.seat).seats[puzzle.seat]
    kind, sets, players = line["kind"]
    traits = {
        "theme": puzzle.theme,
        "role": str(me.role),
        "character": str(me.character),
        "why": posed.game.choice.why,
        "verb": puzzle.best.move.split()[0],
        "table": f"{kind} {'+'.join(sets)} {players}",
        "difficulty": str(puzzle.difficulty),
        "same game": f"{line['seed']} {line['games']} {line['number']}",
    }
    return Candidate(line["text"], puzzle, traits)


def varied(found: Sequence[Candidate], wanted: int) -> list[Candidate]:
    """One after the other, each time the one that is least like those taken before."""
    left, taken = list(found), list[Candidate]()
    seen: Counter[tuple[str, str]] = Counter()
    while left and len(taken) < wanted:
        obvious = sum(each.is_obvious for each in taken)
        may = [each for each in left if not each.is_obvious or obvious + 1 <= OBVIOUS_ONES * wanted] or left
        best = min(may, key=lambda each: (likeness(each, seen), -each.lead, each.text))
        left.remove(best)
        taken.append(best)
        seen.update(best.traits.items())
    return taken


def likeness(each: Candidate, seen: Counter[tuple[str, str]]) -> float:
    """How much of it was seen before, each thing as far as it counts."""
    weights = WEIGHTS | ALIKE
    return sum(weights[name] * seen[name, trait] for name, trait in each.traits.items())


def write_book(lines: Iterable[dict[str, Any]]) -> None:
    """What was searched: the sums of all games, for both games apart."""
    sums: dict[str, Counter[str]] = {}
    for line in lines:
        if "tally" in line:
            sums.setdefault(line["games"], Counter()).update(line["tally"])
    steps = list(vars(Tally()))
    book = {games: {step: counted[step] for step in steps} for games, counted in sorted(sums.items())}
    BOOK.write_text(json.dumps({"searched": book}, indent=1) + "\n", encoding="utf-8")
