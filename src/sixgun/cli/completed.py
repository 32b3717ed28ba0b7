"""What can be typed where: every command with its words and options, and what each option takes."""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from sixgun.cli import VERBS, make_parser
from sixgun.cli.parser import Parser, actions, subcommands

FILES: Final = ("FILE", "FOLDER", "FILE-or-FOLDER", "FILE.svg")
LIST: Final = ",…"
"""The end of a metavar whose values are joined with commas."""


@dataclass(frozen=True)
class Takes:
    """What comes after an option, or where a word is due."""

    kind: Literal["nothing", "words", "list", "file", "anything"]
    words: tuple[str, ...] = ()


@dataclass
class Place:
    """A command: what may stand in it."""

    path: str
    """Its words with slashes before them; empty for `sixgun` itself."""
    below: dict[str, str] = field(default_factory=dict)
    """The commands in it, with their help."""
    options: dict[str, Takes] = field(default_factory=dict)
    help: dict[str, str] = field(default_factory=dict)
    due: Takes = Takes("nothing")
    """What it takes besides options."""


def places() -> list[Place]:
    """All commands, outer ones first."""
    return list(places_in(make_parser(VERBS), ""))


def places_in(parser: Parser, path: str) -> Iterator[Place]:
    place = Place(path)
    for action in actions(parser):
        if isinstance(action, argparse._SubParsersAction):
            place.below = {each.dest: each.help or "" for each in action._choices_actions}
        elif action.option_strings:
            for name in action.option_strings:
                place.options[name] = taken(action)
                place.help[name] = action.help or ""
        else:
            place.due = taken(action)
    yield place
    for name, below in subcommands(parser).items():
        yield from places_in(below, f"{path}/{name}")


def taken(action: argparse.Action) -> Takes:
    """What an argument takes."""
    metavar = str(action.metavar or "")
    if action.nargs == 0:
        return Takes("nothing")
    if action.choices is not None:
        return Takes("words", tuple(map(str, action.choices)))
    if metavar in FILES or action.type is Path:
        return Takes("file")
    names = NAMES.get((action.dest, metavar)) or NAMES.get(("", metavar))
    if names is None:
        return Takes("anything")
    return Takes("list" if metavar.endswith(LIST) else "words", tuple(names()))


def bots() -> list[str]:
    from sixgun.bots import BOTS

    return list(BOTS)


def sets() -> list[str]:
    from sixgun.cardgame.shelf import SETS

    return list(SETS)


def sets_of_characters() -> list[str]:
    return [*sets(), "dice"]


def characters() -> list[str]:
    from sixgun.text.lookup import people

    return sorted({who.name for who in people()})


def roles() -> list[str]:
    from sixgun.kernel.roles import ROLES

    return list(ROLES)


def options() -> list[str]:
    """Rule options with their values, of both games."""
    from sixgun.cardgame import options as card
    from sixgun.dicegame import rules as dice

    found = {f"edition={edition}": None for edition in (*card.EDITIONS, *dice.EDITIONS)}
    for values in (card.VALUES, dice.VALUES):
        for name, those in values.items():
            found |= {f"{name}={str(value).lower() if isinstance(value, bool) else value}": None for value in those}
    return list(found)


def kinds() -> list[str]:
    from sixgun.cardgame.shelf import KINDS

    return [*KINDS, *characters()]


NAMES: Final[dict[tuple[str, str], Callable[[], list[str]]]] = {
    ("", "BOT"): bots,
    ("", "BOT,…"): bots,
    ("sets", "NAME,…"): sets,
    ("", "SET"): sets_of_characters,
    ("", "CHARACTER"): characters,
    ("", "ROLE"): roles,
    ("option", "NAME=VALUE"): options,
    ("", "WORD"): kinds,
    ("seat", "SEAT"): lambda: list("ABCDEFGH"),
}
"""The names that an argument takes, by its name and its metavar."""
