"""A shelf that is as it was before, whatever a test has put on it, and a set to put there."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from sixgun import digest
from sixgun.cardgame import home_made
from sixgun.cardgame.box import MADE
from sixgun.cardgame.shelf import CHARACTERS, FOLDERS, KINDS, SETS
from sixgun.server.wire import catalogue
from tests.conftest import from_source

ROOT = Path(__file__).resolve().parents[2]
GHOST_TOWN = ROOT / "examples" / "ghost_town"


@contextmanager
def for_a_while() -> Iterator[None]:
    """What is put on the shelf meanwhile is gone afterwards."""
    things: list[Any] = [SETS, KINDS, CHARACTERS, FOLDERS, digest.HOME_MADE, os.environ]
    before = [dict(each) for each in things]
    try:
        yield
    finally:
        for each, was in zip(things, before, strict=True):
            each.clear()
            each.update(was)
        MADE.clear()
        for remembered in (digest.rules, catalogue.games, catalogue.home_made):
            remembered.cache_clear()
        for name in [name for name in sys.modules if name.startswith(home_made.MODULE)]:
            del sys.modules[name]


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    with for_a_while():
        os.environ.pop(home_made.VARIABLE, None)
        yield


@pytest.fixture
def ghost_town(tmp_path: Path) -> Path:
    """A copy of the example, to be spoilt."""
    folder = tmp_path / "ghost-town"
    shutil.copytree(GHOST_TOWN, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What bends a class of the engine runs the sources."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(from_source)
