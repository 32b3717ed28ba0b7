"""Reading scenarios. A whole file is checked before anything in it is run; an error names file and line."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, cast

from sixgun.cardgame.shelf import read_sets
from sixgun.errors import BadScenario, BadSet, NeedsSources, NotAMove, clipped, quoted
from sixgun.kernel.choice import letter
from sixgun.kernel.position import Place, Position
from sixgun.scenario.document import Document, WrongFile, read_documents
from sixgun.scenario.form import FORMS, UNKNOWN, check_form, in_words
from sixgun.scenario.language import EXPECTED, EXPECTED_OF_SEAT, LANGUAGES, Language
from sixgun.scenario.scenario import Ask, Expect, Refuse, Said, Say, Scenario, Step, Wanted

ENDINGS: Final = (".yaml", ".yml")
NOT_SHOWN: Final = "not-shown.yaml"
"""The file that lists rules no program can show; it holds no scenarios."""

KEYS: Final = {
    "name": "text",
    "rules": "names",
    "together": "names",
    "game": "name",
    "options": "mapping",
    "players": "mapping",
    "turn": "name",
    "phase": "name",
    "seed": "number",
    "steps": "steps",
    "puzzle": "mapping",
}
"""What a scenario of every game may say, with the form of its value."""

NEEDED: Final = ("name", "players", "steps")

MOVES: Final = ("legal", "illegal")
ASKED: Final = ("levels", "must", "must_not")
"""What a step that asks bots may say."""


def find_files(paths: Iterable[Path]) -> list[Path]:
    """The scenario files that are named or lie in the folders named, each once."""
    files: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            found = sorted(each for each in path.rglob("*") if each.suffix in ENDINGS and each.is_file())
        elif path.exists():
            found = [path]
        else:
            raise WrongFile(path, None, "there is no such file or folder; name a scenario or a folder of them")
        found = [each for each in found if each.name != NOT_SHOWN]
        if not found:
            raise WrongFile(path, None, f"there is no scenario here; scenarios are files that end in {ENDINGS[0]}")
        files.update(dict.fromkeys(found))
    return list(files)


def read_file(file: Path) -> list[Scenario]:
    """The scenarios of a file, all of them checked."""
    documents = read_documents(file)
    if not documents:
        raise WrongFile(file, 1, "there is no scenario in this file; write one, or take the file away")
    return [read_scenario(document) for document in documents]


def read_scenario(document: Document) -> Scenario:
    """The scenario of a document."""
    try:
        return ScenarioReader(document).scenario()
    except BadScenario as wrong:
        raise document.blame(wrong) from wrong


class ScenarioReader:
    """Turns one document into a scenario. Its errors say where in it; the caller adds file and line."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.values = mapping("a scenario", document.value, ())
        self.game = str(self.values.get("game", "card"))
        if self.game not in LANGUAGES:
            raise BadScenario(f"there is no game {quoted(self.game)}; there are {', '.join(LANGUAGES)}", ("game",))
        self.language: Language = LANGUAGES[self.game]
        self.check_keys()
        self.letters = list(cast(dict[str, object], self.values["players"]))
        self.position = self.read_position()
        self.table: Any = self.language.set_up(self.position)

    def scenario(self) -> Scenario:
        return Scenario(
            file=self.document.file,
            line=self.document.line(()),
            name=str(self.values["name"]),
            rules=tuple(cast(list[str], self.values.get("rules", []))),
            together=tuple(cast(list[str], self.values.get("together", []))),
            game=self.game,
            position=self.position,
            steps=self.read_steps(),
        )

    # the position

    def check_keys(self) -> None:
        allowed = KEYS | self.language.KEYS
        for key, value in self.values.items():
            if key not in allowed:
                there = ", ".join(allowed)
                raise BadScenario(f"a scenario of the {self.game} game has no {quoted(key)}; it has {there}", (key,))
            if key != "steps":
                check_form(allowed[key], key, value, (), (key,))
        for key in NEEDED:
            if key not in self.values:
                raise BadScenario(f"this scenario has no {key}; give it some", ())

    def read_position(self) -> Position:
        given = {key: value for key, value in self.values.items() if key in Position.__dataclass_fields__}
        given["phase"] = self.values.get("phase", self.language.PHASE)
        if given["phase"] not in self.language.PHASES:
            there = ", ".join(self.language.PHASES)
            raise BadScenario(
                f"there is no phase {quoted(given['phase'])}; the {self.game} game has {there}", ("phase",)
            )
        for name in self.letters:
            mapping(name, cast(dict[str, object], given["players"])[name], ("players", name))
        if "sets" in given:
            given["sets"] = self.read_sets(cast(list[str], given["sets"]))
        if "rolls" in given:
            given["rolls"] = [str(line) for line in cast(list[object], given["rolls"])]  # a lone 1 reads as a number
        return Position(**cast(dict[str, Any], given))

    def read_sets(self, names: list[str]) -> list[str]:
        """The sets by name; the folder of a home-made one is seen from that of the file, wherever it is run."""
        try:
            return list(read_sets(names, self.document.file.resolve().parent))
        except NeedsSources:
            raise  # nothing is wrong with the scenario
        except BadSet as wrong:
            raise BadScenario(str(wrong), ("sets",)) from wrong

    # the steps

    def read_steps(self) -> tuple[Step, ...]:
        return tuple(step for i, item in enumerate(self.items()) for step in self.read_step(item, ("steps", i)))

    def items(self) -> list[object]:
        """The steps as they are written."""
        steps = self.values["steps"]
        if not isinstance(steps, list) or not steps:
            raise BadScenario(f"steps cannot be {clipped(in_words(steps))}; it is a list of steps", ("steps",))
        return steps

    def read_step(self, item: object, at: Place) -> list[Step]:
        if not isinstance(item, dict) or len(item) != 1:
            such = "'A: play bang at B', 'expect: {…}', 'illegal: {…}' or 'bots: {…}'"
            raise BadScenario(f"a step is one thing, such as {such}", at)
        ((key, value),) = item.items()
        inside = (*at, key)
        line = self.document.line(inside)
        if key == "expect":
            return [Expect(line, tuple(self.read_expect(value, inside, None)))]
        if key == "illegal":
            return [*self.read_illegal(value, inside)]
        if key == "bots":
            return [self.read_ask(value, inside)]
        return [Say(line, self.read_seat(key, inside), self.read_move(value, inside))]

    def read_illegal(self, value: object, at: Place) -> list[Refuse]:
        refused = []
        for name, moves in mapping("illegal", value, at).items():
            inside = (*at, name)
            seat = self.read_seat(name, inside)
            texts = enumerate(moves) if isinstance(moves, list) else [(0, moves)]
            for i, text in texts:
                refused.append(Refuse(self.document.line(inside), seat, self.read_move(text, (*inside, i))))
        return refused

    def read_ask(self, value: object, at: Place) -> Ask:
        said = mapping("bots", value, at)
        for key in said:
            if key not in ASKED:
                raise BadScenario(f"bots have no {quoted(key)}; there are {', '.join(ASKED)}", (*at, key))
        levels = said.get("levels", [])
        check_form("names", "levels", levels, (), (*at, "levels"))
        must, must_not = (self.read_moves(key, said.get(key, []), (*at, key)) for key in ASKED[1:])
        if not must and not must_not:
            raise BadScenario("bots are asked for nothing; say which moves they must or must_not choose", at)
        return Ask(self.document.line(at), tuple(cast(list[str], levels)), must, must_not)

    def read_expect(self, value: object, at: Place, viewer: int | None) -> list[Wanted]:
        wanted: list[Wanted] = []
        forms = EXPECTED | self.language.EXPECTED
        for key, item in mapping("expect", value, at).items():
            inside = (*at, key)
            if key in self.letters:
                wanted += self.read_expected_of_seat(item, inside, self.letters.index(key), viewer)
            elif key == "view" and viewer is None:
                for name, seen in mapping("view", item, inside).items():
                    seat = self.read_seat(name, (*inside, name))
                    wanted += self.read_expect(seen, (*inside, name), seat)
            elif key in MOVES:
                moves = self.read_moves(key, item, inside)
                wanted.append(Wanted(self.document.line(inside), key, "moves", moves, None, viewer))
            elif key in forms:
                wanted.append(self.read_wanted(forms[key], item, inside, None, viewer))
            else:
                there = ", ".join((*self.letters, *forms, *MOVES, *(["view"] if viewer is None else [])))
                raise BadScenario(f"nothing called {quoted(key)} can be expected; there are {there}", inside)
        return wanted

    def read_expected_of_seat(self, value: object, at: Place, seat: int, viewer: int | None) -> list[Wanted]:
        forms = EXPECTED_OF_SEAT | self.language.EXPECTED_OF_SEAT
        wanted = []
        for key, item in mapping(letter(seat), value, at).items():
            if key not in forms:
                there = ", ".join(forms)
                raise BadScenario(
                    f"nothing called {quoted(key)} can be expected of a player; there are {there}", (*at, key)
                )
            wanted.append(self.read_wanted(forms[key], item, (*at, key), seat, viewer))
        return wanted

    def read_wanted(self, form: str, value: object, at: Place, seat: int | None, viewer: int | None) -> Wanted:
        key = str(at[-1])
        check_form(form, key, value, self.letters, at)
        for i, word in enumerate(FORMS[form].words(value)):
            if word == UNKNOWN and viewer is not None:
                continue
            try:
                self.language.check_word(self.table, word)
            except BadScenario as wrong:
                raise BadScenario(str(wrong), (*at, i)) from wrong
        return Wanted(self.document.line(at), key, form, value, seat, viewer)

    # words

    def read_seat(self, name: str, at: Place) -> int:
        if name not in self.letters:
            there = ", ".join(self.letters)
            raise BadScenario(f"there is no seat {quoted(name)}; the seats are {there}", at)
        return self.letters.index(name)

    def read_moves(self, key: str, value: object, at: Place) -> tuple[Said, ...]:
        if not isinstance(value, list):
            raise BadScenario(f"{key} cannot be {clipped(in_words(value))}; it is a list of moves", at)
        return tuple(self.read_move(text, (*at, i)) for i, text in enumerate(value))

    def read_move(self, text: object, at: Place) -> Said:
        if not isinstance(text, str):
            raise BadScenario(f"a move cannot be {clipped(in_words(text))}; it is words such as 'play bang at B'", at)
        try:
            move = self.language.pattern(self.table, text)
        except NotAMove as error:
            raise BadScenario(str(error), at) from error
        target = getattr(move, "seat", None)
        if target is not None and target >= len(self.letters):
            there = ", ".join(self.letters)
            raise BadScenario(f"there is no seat {letter(target)} for {quoted(text)}; the seats are {there}", at)
        return Said(" ".join(text.split()), move)


def mapping(name: str, value: object, at: Place) -> dict[str, object]:
    """A mapping that says something, or an error."""
    if not isinstance(value, dict):
        raise BadScenario(f"{clipped(name)} cannot be {clipped(in_words(value))}; it is a mapping such as {{A: …}}", at)
    return value
