"""What all tests share: which form of the engine runs, how hypothesis searches, what a rule id looks like.

With SIXGUN_PURE=1 the engine's sources run even where compiled modules stand beside them.
"""

import os
import re
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

import pytest
from hypothesis import settings

RULE_ID = re.compile(r"[A-Z]+\d+(-E\d+)?")

# The same tree gives the same answer, on slow and busy machines too.
settings.register_profile("sixgun", deadline=None, derandomize=True)
settings.load_profile("sixgun")


class SourcesOnly(MetaPathFinder):
    """Finds sixgun's modules as `.py` files, past the compiled ones that Python would take first."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("sixgun."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


if os.environ.get("SIXGUN_PURE") == "1":
    sys.meta_path.insert(0, SourcesOnly())


def pytest_report_header() -> str:
    """Say which form of the engine these tests run."""
    from sixgun.kernel import rng

    compiled = not str(rng.__file__).endswith(".py")
    return f"engine: {'compiled' if compiled else 'interpreted'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a `rule` mark that names no rule: the coverage page would miss it without a word."""
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(
                isinstance(name, str) and RULE_ID.fullmatch(name) for name in mark.args
            ):
                raise pytest.UsageError(
                    f"{item.nodeid} is marked rule{mark.args}; say ids, as in rule('R30', 'C76')"
                )
