"""No rule asks for an event or a character by name: what sets one apart is in its hooks, and those are in its set."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.cardgame.shelf import PRINTED

CARDGAME = Path(__file__).resolve().parents[2] / "src" / "sixgun" / "cardgame"
SETS = CARDGAME / "sets"
OPTIONS = CARDGAME / "options.py"
"""Options are named after what they are about."""

NAMES = {each.name for box in PRINTED for each in (*box.events, *box.characters)}


def named_in(text: str) -> Iterator[str]:
    """The events and characters that a program names."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and node.value in NAMES:
            yield str(node.value)


@pytest.mark.parametrize("text", ['if t.event.name == "thirst": pass', 'SLAB = ("slab-the-killer",)'])
def test_a_name_is_found(text: str) -> None:
    assert list(named_in(text)) != []


def test_no_rule_outside_the_sets_asks_for_a_name() -> None:
    rules = [file for file in CARDGAME.rglob("*.py") if not file.is_relative_to(SETS) and file != OPTIONS]
    assert len(rules) > 30
    named = {file.name: list(named_in(file.read_text(encoding="utf-8"))) for file in rules}
    assert {file: names for file, names in named.items() if names} == {}
