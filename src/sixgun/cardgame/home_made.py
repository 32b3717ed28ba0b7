"""Home-made sets: a folder outside the package, made like those in sets/, with its words, rules and scenarios.

Its classes bend those of the engine. A compiled engine could allow that only at a cost to every game, so games with
such a set run the sources. Loading a set runs its Python, so only whoever sits at this machine names a folder: on the
command line, in a program, in a scenario file, or in the environment variable, which is also how the processes that are
started later find it.
"""

import importlib.util
import os
import re
import sys
import traceback
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

from sixgun.cardgame.ability import Ability
from sixgun.cardgame.cardset import CardSet
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.kind import Kind
from sixgun.errors import ECHO, BadSet, NeedsSources, clipped, quoted
from sixgun.kernel.frame import Frame

VARIABLE: Final = "SIXGUN_SETS"
"""The environment variable with the folders of sets, as PATH has them."""
MODULE: Final = "sixgun_home_made_"
"""What the modules of a set are called begins with this, so that it hides no other package."""
NAME: Final = re.compile("[a-z]+(-[a-z]+)*")
WORDS: Final = Path("text", "en.ftl")
"""Where a set says what its things are called; other languages lie beside it and are not needed."""
RULES: Final = "rules.md"


def is_folder(name: str) -> bool:
    """Whether this names a folder rather than a set.

    >>> is_folder("./my-set"), is_folder(".."), is_folder("dodge-city")
    (True, True, False)
    """
    return name.startswith((".", "~")) or "/" in name or os.sep in name


def named_folders() -> list[Path]:
    """The folders in the environment variable."""
    return [place(name) for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name]


def name_folder(folder: Path) -> None:
    """Let the processes that are started from now on find the folder too."""
    folders = named_folders()
    if folder not in folders:
        os.environ[VARIABLE] = os.pathsep.join(map(str, [*folders, folder]))


def place(name: str, beside: Path | None = None) -> Path:
    """The folder of that name, seen from another or from where we are."""
    return (beside or Path.cwd()).joinpath(Path(name).expanduser()).resolve()


def load(folder: Path) -> CardSet:
    """The set in a folder."""
    if not (folder / "__init__.py").is_file():
        raise BadSet(f"there is no set in {clipped(folder, ECHO)}; `sixgun new set NAME` makes one")
    if not __file__.endswith(".py"):
        raise NeedsSources("home-made sets play with the engine's sources; set SIXGUN_PURE=1 before Python starts")
    module = run(folder)
    boxes = [value for value in vars(module).values() if isinstance(value, CardSet)]
    if len(boxes) != 1:
        raise BadSet(f"{folder / '__init__.py'} has {len(boxes)} CardSets; a home-made set has one")
    box = boxes[0]
    check_things(folder, "CHARACTERS", box.characters, Ability)
    check_things(folder, "KINDS", box.kinds, Kind)
    check_things(folder, "EVENTS", box.events, EventCard)
    for name in (box.name, *(each.name for each in (*box.characters, *box.kinds, *box.events))):
        if not NAME.fullmatch(name):
            raise BadSet(f"nothing in {folder} can be called {quoted(name)}; a name is small letters, as in my-set")
    check_words(folder, box)
    return box


def run(folder: Path) -> ModuleType:
    """The package that the folder is, run under a name of its own."""
    name = f"{MODULE}{zlib.crc32(str(folder).encode()):08x}"  # two folders may be called alike
    forget(name)  # what was wrong at another time may have been put right
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as wrong:  # whatever a stranger's code does
        forget(name)
        what = clipped(f"{type(wrong).__name__}: {wrong}")
        raise BadSet(f"{where(folder, wrong)}: {what}; put that right") from wrong
    return module


def forget(name: str) -> None:
    """Forget a package and its modules, so that they are read again."""
    for loaded in [each for each in sys.modules if each == name or each.startswith(f"{name}.")]:
        del sys.modules[loaded]


def where(folder: Path, wrong: BaseException) -> str:
    """The last line of the folder's own that an error came through."""
    if isinstance(wrong, SyntaxError) and wrong.filename:
        return f"{wrong.filename}:{wrong.lineno}"
    frames = traceback.extract_tb(wrong.__traceback__)
    mine = [frame for frame in frames if Path(frame.filename).is_relative_to(folder)]
    return f"{mine[-1].filename}:{mine[-1].lineno}" if mine else str(folder)


def check_things(folder: Path, where: str, things: Iterable[object], kind: type) -> None:
    """Refuse what is none of these, such as a class that was named and not called."""
    for each in things:
        if not isinstance(each, kind):
            raise BadSet(f"{where} in {folder} has {quoted(each)}; it holds what {kind.__name__} and its heirs make")


def check_words(folder: Path, box: CardSet) -> None:
    """Refuse a set with a thing that has no name or no text, before somebody meets it in a game."""
    file = folder / WORDS
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    found = {match[1]: match[0] for match in re.finditer(r"^([a-z][\w-]*) *=.*(?:\n(?:[ \t].*)?)*", text, re.MULTILINE)}
    for key, part in words_needed(box):
        if key not in found:
            raise BadSet(f"{file} has no {key}; write a line `{key} = …` with its name")
        if part and not re.search(rf"^[ \t]+\.{part} *=", found[key], re.MULTILINE):
            raise BadSet(f"{file} does not say what {key} does; write `    .{part} = …` below its name")


def words_needed(box: CardSet) -> Iterator[tuple[str, str]]:
    """The messages of a set, each with the part that it must have."""
    yield f"set-{box.name}", ""
    yield from ((f"character-{character.name}", "card") for character in box.characters)
    yield from ((f"card-{each.name}", "text") for each in (*box.kinds, *box.events))
    yield from ((f"question-card-{frame.name}", "") for frame in box.frames if frame.options is not Frame.options)
