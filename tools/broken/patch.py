"""A break: what is changed in the engine, and the rules whose scenarios have to notice."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import sixgun.scenario  # noqa: F401 - whatever could have imported a function must be there

Change = tuple[Any, str, object]
"""An owner, the name of one of its attributes, and the value it gets."""


@dataclass(frozen=True)
class Method:
    """Another method of a class."""

    owner: type
    name: str
    new: Any

    def changes(self) -> Iterator[Change]:
        yield self.owner, self.name, self.new


@dataclass(frozen=True)
class Function:
    """Another function, wherever it was imported to."""

    old: Callable[..., Any]
    new: Callable[..., Any]

    def changes(self) -> Iterator[Change]:
        for name, module in list(sys.modules.items()):
            if name.startswith("sixgun"):
                for attribute, value in list(vars(module).items()):
                    if value is self.old:
                        yield module, attribute, self.new


@dataclass(frozen=True)
class Value:
    """Another value of a constant or an attribute, where it is named."""

    owner: Any
    name: str
    new: object

    def changes(self) -> Iterator[Change]:
        yield self.owner, self.name, self.new


Patch = Method | Function | Value


@dataclass(frozen=True)
class Break:
    """One way to break the engine, and the rules whose scenarios have to notice."""

    rules: tuple[str, ...]
    what: str
    patches: tuple[Patch, ...]


def brk(rules: str, what: str, *patches: Patch) -> Break:
    return Break(tuple(rules.split()), what, patches)
