"""A package that is missing is told in one sentence, with a command that installs what was asked for."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from sixgun.errors import SixgunError
from sixgun.extra import MissingExtra, load

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
IMPORTED_AS = {"http-ece": "http_ece", "nats-py": "nats", "open_spiel": "pyspiel", "py-vapid": "py_vapid"}
"""Packages that are called otherwise where they are installed from."""


@cache
def sources() -> dict[str, str]:
    """Every module of ours by the name of its file."""
    return {str(path): path.read_text(encoding="utf-8") for path in sorted((ROOT / "src" / "sixgun").rglob("*.py"))}


def asked_for() -> list[tuple[str, str]]:
    """Package and extra of every call of `extra.load` in the sources."""
    found = []
    for text in sources().values():
        for node in ast.walk(ast.parse(text)) if "extra.load(" in text else ():
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "extra.load":
                module, extra = map(ast.literal_eval, node.args[:2])
                found.append((module.partition(".")[0], extra))
    return found


def names(requirements: list[str]) -> set[str]:
    """The packages as they are imported; an extra may build on another one of ours, which is none."""
    needed = {Requirement(text).name for text in requirements} - {PROJECT["name"]}
    return {IMPORTED_AS.get(name, name) for name in needed}


@pytest.mark.slow
def test_every_package_that_is_asked_for_is_in_the_extra_that_is_named() -> None:
    wanted = {"distributed", "matplotlib", "nats", "numpy", "openskill", "psycopg"}
    wanted |= {"gymnasium", "pettingzoo", "pyspiel"}
    asked = asked_for()
    assert wanted <= {package for package, _ in asked}
    for package, extra in asked:
        assert package in names(EXTRAS[extra])


def test_nothing_imports_a_package_of_an_extra_past_that_sentence() -> None:
    optional = {name for extra, texts in EXTRAS.items() if extra != "all" for name in names(texts)}
    named = re.compile(rf"import .*\b({'|'.join(optional)})\b|from ({'|'.join(optional)})\b")
    past = [
        f"{Path(name).name}: {ast.unparse(node)}"
        for name, text in sources().items()
        if named.search(text)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom) and optional & imported(node)
    ]
    assert past == ["arrays.py: import numpy"], "that one is for types only"


def imported(node: ast.Import | ast.ImportFrom) -> set[str]:
    modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
    return {module.partition(".")[0] for module in modules}


def test_the_extra_all_has_every_other() -> None:
    (everything,) = EXTRAS["all"]
    assert Requirement(everything).name == PROJECT["name"]
    assert Requirement(everything).extras == set(EXTRAS) - {"all"}


@pytest.mark.parametrize("kind", [SixgunError, ImportError, MissingExtra])
def test_a_missing_package_can_be_caught_as_ours_or_as_python_says_it(kind: type[Exception]) -> None:
    with pytest.raises(kind) as missing:
        load("nobody_has_this.models", "lab", "rating bots")
    assert str(missing.value) == 'rating bots needs nobody_has_this: pip install "sixgun[lab]"'


def test_a_package_that_is_there_and_broken_is_not_called_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "half_there.py").write_text("import nobody_has_this")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="nobody_has_this"):
        load("half_there", "lab", "something")
