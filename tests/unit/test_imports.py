"""Imports point down: the picture in ARCHITECTURE.md, held against every import in src/sixgun."""

import ast
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement

SOURCES = Path(__file__).resolve().parents[2] / "src"

# Lowest first. A room is a module or a package of sixgun; "" is sixgun/__init__.py, the public names.
LAYERS = (
    ("data_folder", "digest", "errors", "extra", "form"),
    ("given",),
    ("kernel",),
    ("cardgame", "dicegame", "version"),
    ("deal",),
    ("game", "picture", "record", "save", "scenario", "series", "typed"),
    ("judge", "text", "laws", "lessons", "rows"),
    ("bots", "notebook"),
    ("lab",),
    ("analysis", "rating"),
    ("puzzles",),
    ("", "arena", "batch"),
    ("env",),
    ("adapters",),
    ("cli", "server", "tui", "__main__"),
)
HEIGHT = {room: height for height, layer in enumerate(LAYERS) for room in layer}
# The same inside the server: its own modules and packages.
IN_THE_SERVER = (
    ("", "config", "garbage", "limit", "log", "metric"),
    ("wire",),
    ("keep",),
    ("bots",),
    ("analysis", "push"),
    ("table",),
    ("nodes",),
    ("web",),
    ("run", "admin"),
)
SERVER_HEIGHT = {room: height for height, layer in enumerate(IN_THE_SERVER) for room in layer}
NOT_IN_THE_WHEEL = {"tools", "tests", "bench"}
TWO_GAMES = {"cardgame", "dicegame"}
RULES = {"kernel", *TWO_GAMES}
OTHER_LUCK = {"random", "secrets"}
WHOLE_TRUTH = {"table", "frame"}
SETS = "sixgun.cardgame.sets"
KNOWS_THE_SETS = {"sixgun.cardgame.shelf"}
COME_WITH_MYPY = {"librt", "mypy_extensions", "typing_extensions"}


class Import(NamedTuple):
    """One import: the module it stands in and the module it names."""

    by: str
    of: str


def complaints(imports: Iterable[Import]) -> list[str]:
    """What is wrong with these imports, a line for each."""
    return [f"{found.by} imports {found.of}: {wrong}" for found in imports for wrong in faults(found)]


def faults(found: Import) -> Iterator[str]:
    """Each rule that one import breaks."""
    by, of = room(found.by), room(found.of)
    if by in RULES and found.of.split(".")[0] in OTHER_LUCK:
        yield "luck in the rules comes from the table's own generator"
    if found.of.split(".")[0] in NOT_IN_THE_WHEEL:
        yield "what is used from the checkout only is not in the wheel"
    if not inside("sixgun", found.of) or found.by == found.of:
        return
    if by not in HEIGHT or of not in HEIGHT:
        yield f"give {by if by not in HEIGHT else of} its place in LAYERS"
    elif HEIGHT[by] < HEIGHT[of]:
        yield f"{by} lies below {of or 'sixgun itself'}"
    elif {by, of} == TWO_GAMES:
        yield "the two games know nothing of each other"
    elif by == of == "server":
        yield from faults_in_the_server(room(found.by, 2), room(found.of, 2))
    if by == "bots" and WHOLE_TRUTH & set(found.of.split(".")):
        yield "a bot sees views only"
    if inside(SETS, found.of):
        if by == "cardgame" and not inside(SETS, found.by) and found.by not in KNOWS_THE_SETS:
            yield "a rule asks hooks and knows no set"
        if inside(f"{SETS}.base", found.by) and not inside(f"{SETS}.base", found.of):
            yield "the base game knows no expansion"


def faults_in_the_server(by: str, of: str) -> Iterator[str]:
    """What is wrong with an import of one room of the server in another."""
    if by not in SERVER_HEIGHT or of not in SERVER_HEIGHT:
        yield f"give server/{by if by not in SERVER_HEIGHT else of} its place in IN_THE_SERVER"
    elif SERVER_HEIGHT[by] < SERVER_HEIGHT[of]:
        yield f"server/{by} lies below server/{of}"


def room(module: str, depth: int = 1) -> str:
    """The module or package of sixgun that `module` is or lies in, or with depth 2 that of such a package.

    >>> room("sixgun.cardgame.sets.base"), room("sixgun.game"), room("sixgun")
    ('cardgame', 'game', '')
    >>> room("sixgun.server.table.live", 2), room("sixgun.server", 2)
    ('table', '')
    """
    parts = module.split(".")
    return parts[depth] if len(parts) > depth else ""


def inside(package: str, module: str) -> bool:
    """Whether `module` is `package` or lies in it."""
    return module == package or module.startswith(f"{package}.")


def imports_in(module: str, text: str, known: set[str], is_package: bool = False) -> Iterator[Import]:
    """Every import in a module's text, wherever it stands: at the top, in a function, for types only.

    `from package import name` names a module when `known` has one of that name, else the package itself.
    """
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (Import(module, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = named(module, node, is_package)
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                yield Import(module, inner if inner in known else source)


def named(module: str, node: ast.ImportFrom, is_package: bool) -> str:
    """The full name of the module after `from`, leading dots resolved."""
    if node.level == 0:
        return node.module or ""
    parts = module.split(".")
    above = parts[: len(parts) - node.level + is_package]
    return ".".join([*above, node.module] if node.module else above)


def module_name(path: Path) -> str:
    """The dotted name of a source file."""
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.fixture(scope="module")
def imports() -> dict[str, list[Import]]:
    """What each module imports."""
    paths = {module_name(path): path for path in sorted((SOURCES / "sixgun").rglob("*.py"))}
    assert "sixgun.kernel" in paths, f"no sources under {SOURCES}"
    return {
        module: list(imports_in(module, path.read_text(encoding="utf-8"), set(paths), path.name == "__init__.py"))
        for module, path in paths.items()
    }


def test_every_import_points_down(imports: dict[str, list[Import]]) -> None:
    found = [each for of_one in imports.values() for each in of_one]
    assert not complaints(found), "\n" + "\n".join(complaints(found))


def test_whoever_compiles_the_engine_has_all_that_it_imports(imports: dict[str, list[Import]]) -> None:
    """The compiler reads it; where a package is built there is nothing but what the build asks for."""
    project = tomllib.loads((SOURCES.parent / "pyproject.toml").read_text(encoding="utf-8"))
    roots = [f"sixgun.{name.removesuffix('.py').replace('/', '.')}" for name in project["tool"]["sixgun"]["compiled"]]
    read: set[str] = set()
    waiting = [module for module in imports if any(inside(root, module) for root in roots)]
    foreign: set[str] = set()
    while waiting:
        module = waiting.pop()
        if module in read:
            continue
        read.add(module)
        if module in imports:
            waiting += [module.rpartition(".")[0], *(each.of for each in imports[module])]
        elif module and not inside("sixgun", module):
            foreign.add(module.partition(".")[0])
    asked_for = {Requirement(each).name for each in project["build-system"]["requires"]}
    assert foreign - sys.stdlib_module_names - asked_for - COME_WITH_MYPY == set()
    assert "msgspec" in foreign, "the records and the wire are read too"


KNOWN = {
    "sixgun.kernel.table",
    "sixgun.cardgame.sets",
    "sixgun.cardgame.sets.base",
    "sixgun.cardgame.table",
    "sixgun.cli",
    "sixgun.game",
    "sixgun.server.table",
    "sixgun.server.table.hall",
    "sixgun.server.wire.name",
    "sixgun.server.wire",
}


@pytest.mark.parametrize(
    ("module", "text", "wrong"),
    [
        ("sixgun.errors", "import sixgun.kernel.rng", "errors lies below kernel"),
        ("sixgun.kernel.loop", "from sixgun.cardgame.turn import Turn", "kernel lies below cardgame"),
        ("sixgun.kernel.loop", "def f():\n    from sixgun import game", "kernel lies below game"),
        ("sixgun.kernel.loop", "from sixgun import new_game", "kernel lies below sixgun itself"),
        ("sixgun.kernel.loop", "from .. import game", "kernel lies below game"),
        (
            "sixgun.kernel.loop",
            "if TYPE_CHECKING:\n    from ..cardgame.seat import Seat",
            "kernel lies below cardgame",
        ),
        ("sixgun.cardgame.shot", "from sixgun.dicegame import dice", "know nothing of each other"),
        ("sixgun.dicegame.dice", "import sixgun.cardgame", "know nothing of each other"),
        ("sixgun.record", "from sixgun.text import message", "record lies below text"),
        ("sixgun.text.message", "from sixgun.bots import greenhorn", "text lies below bots"),
        ("sixgun.bots.ranger", "from sixgun.arena.card.match import Match", "bots lies below arena"),
        ("sixgun.env.aec", "from sixgun import cli", "env lies below cli"),
        ("sixgun.bots.ranger", "from sixgun.kernel import table", "a bot sees views only"),
        ("sixgun.bots.ranger", "from sixgun.cardgame.table import CardTable", "a bot sees views only"),
        ("sixgun.bots.ranger", "from sixgun.kernel.frame import Frame", "a bot sees views only"),
        ("sixgun.cardgame.shot", "from sixgun.cardgame.sets.base import cards", "knows no set"),
        ("sixgun.cardgame.shot", "from sixgun.cardgame import sets", "knows no set"),
        ("sixgun.cardgame.shot", "from . import sets", "knows no set"),
        ("sixgun.cardgame.sets.base.cards", "from ..dodge_city import cards", "knows no expansion"),
        ("sixgun.kernel.rng", "import random", "the table's own generator"),
        ("sixgun.cardgame.setup", "from random import shuffle", "the table's own generator"),
        ("sixgun.dicegame.roll", "import os, secrets", "the table's own generator"),
        (
            "sixgun.server.wire.name",
            "from sixgun.server.table.room import Facts",
            "server/wire lies below server/table",
        ),
        ("sixgun.server.keep.store", "from sixgun.server.table import hall", "server/keep lies below server/table"),
        ("sixgun.server.table.live", "from sixgun.server.web.app import Site", "server/table lies below server/web"),
        ("sixgun.server.config", "from sixgun.server.wire import name", "server/config lies below server/wire"),
        ("sixgun.server.newcomer", "from sixgun.server.config import Config", "give server/newcomer its place"),
        ("sixgun.server.run", "from tools.fuzz import attack", "not in the wheel"),
        ("sixgun.newcomer", "from sixgun.kernel import rng", "give newcomer its place"),
        ("sixgun.cli", "from sixgun.newcomer import thing", "give newcomer its place"),
    ],
)
def test_a_wrong_import_is_found(module: str, text: str, wrong: str) -> None:
    found = complaints(imports_in(module, text, KNOWN))
    assert len(found) == 1
    assert wrong in found[0]


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("sixgun.kernel.loop", "from sixgun.errors import SixgunError\nfrom .table import Table\nimport os"),
        ("sixgun.cardgame.shelf", "from sixgun.cardgame.sets import base"),
        (
            "sixgun.cardgame.sets.base.cards",
            "from sixgun.cardgame.ability import Ability\nfrom . import effects",
        ),
        ("sixgun.cardgame.sets.dodge_city.cards", "from sixgun.cardgame.sets.base.cards import BANG"),
        ("sixgun.record", "from sixgun.game import Game"),
        ("sixgun.arena.card.match", "import random\nfrom sixgun.bots import ranger"),
        ("sixgun.bots.ranger", "from sixgun.cardgame.view import View"),
        ("sixgun.server.web.app", "from sixgun.server.table.hall import Hall\nfrom sixgun.server.web import guard"),
        ("sixgun.cli.serve", "from sixgun.server import app\nfrom sixgun.kernel.table import Table"),
    ],
)
def test_a_right_import_is_left_alone(module: str, text: str) -> None:
    assert complaints(imports_in(module, text, KNOWN)) == []


def test_dots_are_counted_from_the_package_in_its_init_file() -> None:
    within = imports_in("sixgun.cardgame.sets", "from .base import cards\nfrom ..view import View", KNOWN, True)
    assert [found.of for found in within] == ["sixgun.cardgame.sets.base", "sixgun.cardgame.view"]
