"""Fluent messages, each read when it is first said: a command that says three sentences does not read a thousand.

The files are Fluent and its own parser reads them; what is filled in are words and whole numbers, so that nothing of a
library for dates and currencies has to be loaded. A test says every message with `fluent.runtime`, too.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=(?:.*\n?)(?:(?:[ \t}].*)?\n?)*?(?=^[^\s}]|\Z)", re.MULTILINE)
"""A message from its name to the next line that begins something else."""

Fact = str | int


class Bundle:
    """The messages of one language by name. A later one of the same name counts."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.written: Final[dict[str, str]] = {}
        self.read: Final[dict[str, ftl.Message]] = {}
        for file in files:
            self.add(file)

    def add(self, file: Path) -> None:
        """The messages of one more file."""
        self.written.update((entry[1], entry[0]) for entry in ENTRY.finditer(file.read_text(encoding="utf-8")))

    def __contains__(self, name: str) -> bool:
        return name in self.written

    def find(self, key: str) -> ftl.Pattern | None:
        """The value of a message, or for `key.part` that part of it."""
        name, _, part = key.partition(".")
        if name not in self.written:
            return None
        message = self.read.get(name)
        if message is None:
            entry = FluentParser().parse_entry(self.written[name])
            assert isinstance(entry, ftl.Message), f"{name} is no message: {self.written[name]}"
            message = self.read[name] = entry
        if not part:
            return message.value
        return next((each.value for each in message.attributes if each.id.name == part), None)

    def say(self, pattern: ftl.Pattern, facts: Mapping[str, Fact]) -> str:
        """A pattern with its facts filled in."""
        return "".join(
            str(self.value(part.expression, facts)) if isinstance(part, ftl.Placeable) else part.value
            for part in pattern.elements
        )

    def value(self, expression: object, facts: Mapping[str, Fact]) -> Fact:
        """What stands between braces."""
        match expression:
            case ftl.VariableReference():
                return facts[expression.id.name]
            case ftl.StringLiteral():
                return str(expression.parse()["value"])
            case ftl.MessageReference():
                part = f".{expression.attribute.name}" if expression.attribute else ""
                pattern = self.find(expression.id.name + part)
                assert pattern is not None, f"there is no message {expression.id.name}{part}"
                return self.say(pattern, facts)
            case ftl.SelectExpression():
                return self.say(chosen(expression, self.value(expression.selector, facts)), facts)
        raise AssertionError(f"{expression} is nothing that a message may have between braces")


def chosen(select: ftl.SelectExpression, value: Fact) -> ftl.Pattern:
    """The first variant that fits a value, else the one with the star."""
    for variant in select.variants:
        name = variant.key.value if isinstance(variant.key, ftl.NumberLiteral) else variant.key.name
        if name == str(value) or (isinstance(value, int) and name == plural(value)):
            return variant.value
    return next(variant.value for variant in select.variants if variant.default)


def plural(count: int) -> str:
    """The form of a noun for a count: English, German, Hungarian and Italian have the same two.

    >>> plural(1), plural(0), plural(2)
    ('one', 'other', 'other')
    """
    return "one" if count == 1 else "other"
