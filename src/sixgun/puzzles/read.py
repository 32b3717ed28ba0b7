"""Reading puzzles: a scenario that says under `puzzle` what its answers are worth. An error names file and line."""

from pathlib import Path
from typing import Final, cast

from sixgun.bots.reason import Sentence
from sixgun.errors import BadScenario, quoted
from sixgun.kernel.choice import LETTERS, letter
from sixgun.kernel.position import Place
from sixgun.puzzles.puzzle import HARDEST, THEMES, Puzzle, Way
from sixgun.scenario.document import read_document
from sixgun.scenario.form import check_form
from sixgun.scenario.read import ScenarioReader, mapping

KEYS: Final = {
    **{"theme": "name", "difficulty": "number", "seat": "seat", "worlds": "number", "found_by": "names"},
    "ways": "ways",
}
"""What stands under `puzzle`, with the form of its value; `worlds` is in how many the best answer was tried."""
WAY_KEYS: Final = {"move": "text", "chance": "number", "error": "number", "reason": "mapping"}

SEATS: Final = ("seat", "target")
"""The arguments of a reason that are seats: a file has their letters."""


def read_puzzle(file: Path) -> Puzzle:
    """The puzzle of a file, all of it checked but the moves, which are played when it is posed."""
    document = read_document(file, "puzzles")
    try:
        return PuzzleReader(document).puzzle()
    except BadScenario as wrong:
        raise document.blame(wrong) from wrong


class PuzzleReader(ScenarioReader):
    """Turns one document into a puzzle."""

    def puzzle(self) -> Puzzle:
        at: Place = ("puzzle",)
        said = self.checked(self.values.get("puzzle"), KEYS, at)
        theme, difficulty = str(said["theme"]), cast(int, said["difficulty"])
        if theme not in THEMES:
            raise BadScenario(f"there is no theme {quoted(theme)}; there are {', '.join(THEMES)}", (*at, "theme"))
        if not 1 <= difficulty <= HARDEST:
            raise BadScenario(f"difficulty cannot be {difficulty}; it is 1 to {HARDEST}", (*at, "difficulty"))
        ways = said["ways"]
        if not isinstance(ways, list) or len(ways) < 2:
            raise BadScenario("a puzzle has two ways to go on at least; list them, the best first", (*at, "ways"))
        return Puzzle(
            name=self.document.file.stem,
            scenario=self.scenario(),
            theme=theme,
            difficulty=difficulty,
            seat=self.letters.index(str(said["seat"])),
            ways=tuple(self.read_way(way, (*at, "ways", i)) for i, way in enumerate(ways)),
            found_by=tuple(cast(list[str], said["found_by"])),
        )

    def checked(self, value: object, keys: dict[str, str], at: Place) -> dict[str, object]:
        """A mapping that has all the keys it must have and no other."""
        said = mapping(str(at[-1]), value, at)
        for key, item in said.items():
            if key not in keys:
                raise BadScenario(f"there is no {quoted(key)} here; there is {', '.join(keys)}", (*at, key))
            if key != "ways":
                check_form(keys[key], key, item, self.letters, (*at, key))
        for key in keys:
            if key not in said:
                raise BadScenario(f"this has no {key}; give it one", at)
        return said

    def read_way(self, value: object, at: Place) -> Way:
        said = self.checked(value, WAY_KEYS, at)
        move = self.read_move(said["move"], (*at, "move"))
        reason = self.read_reason(cast(dict[str, object], said["reason"]), (*at, "reason"))
        return Way(move.text, cast(int, said["chance"]), cast(int, said["error"]), reason)

    def read_reason(self, said: dict[str, object], at: Place) -> Sentence:
        """A sentence of a bot: its key, and what goes into it."""
        if "key" not in said:
            raise BadScenario("this reason has no key; name a sentence of the bots", at)
        arguments: list[tuple[str, str | int]] = []
        for name, value in said.items():
            if name in SEATS:
                arguments.append((name, self.read_seat(str(value), (*at, name))))
            elif name != "key":
                arguments.append((name, cast(str | int, value)))
        return Sentence(str(said["key"]), tuple(arguments))


def written(reason: Sentence) -> dict[str, object]:
    """A reason as a file has it."""
    said: dict[str, object] = {"key": reason.key}
    for name, value in reason.arguments:
        said[name] = letter(value) if name in SEATS and isinstance(value, int) and value < len(LETTERS) else value
    return said
