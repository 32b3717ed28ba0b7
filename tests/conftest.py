"""What all tests share: which form of the engine runs, how hypothesis searches, what a rule id looks like."""

import os
import re
import signal

import pytest
from hypothesis import settings

from sixgun.version import describe, is_interpreted

RULE_ID = re.compile(r"[A-Z]+\d+[a-z]?(-E\d+)?")

from_source = pytest.mark.skipif(not is_interpreted(), reason="changes a class of the engine, so it runs the sources")
"""For tests that plant a fault; the step "sources" of ./check runs them."""

# The same tree gives the same answer, on slow and busy machines too.
settings.register_profile("sixgun", deadline=None, derandomize=True)
settings.load_profile("sixgun")

# Whoever runs them, commands answer in English unless a test wants another language.
os.environ["LC_ALL"] = "C.UTF-8"

# A shell lets what it runs in the background ignore Ctrl-C, and so would the programs that tests start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Say which form of the engine these tests run."""
    return describe()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a `rule` mark that names no rule: the coverage page would miss it without a word."""
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(isinstance(name, str) and RULE_ID.fullmatch(name) for name in mark.args):
                raise pytest.UsageError(f"{item.nodeid} is marked rule{mark.args}; say ids, as in rule('R30', 'C76')")
