"""The parser of the command line: argparse, with one sentence for whatever it does not understand."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NoReturn

from sixgun.cli.exit_code import WRONG_USE
from sixgun.errors import meant, quoted


class Parser(argparse.ArgumentParser):
    """A command or a part of one. What it has read names the parser that read it last: the command in question."""

    def __init__(self, **given: Any) -> None:
        given.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(**given)
        self.set_defaults(parser=self)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What the words mean; words that nobody wanted are wrong use."""
        found, more = self.parse_known_args(args, namespace)
        if more:
            found.parser.refuse(more[0])
        return found

    def refuse(self, word: str) -> NoReturn:
        """Say that a word is nothing here."""
        if not word.startswith("-"):
            self.error(f"{self.prog} takes no {quoted(word)}; `{self.prog} --help` shows what it takes")
        name = word.partition("=")[0]
        there = meant(name, options(self)) or f"`{self.prog} --help` lists them"
        self.error(f"{self.prog} has no option {quoted(name)}; {there}")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """argparse's own check of choices, in our words."""
        if action.choices is None or value in action.choices:
            return
        there = meant(value, action.choices) or f"there are {', '.join(map(str, action.choices))}"
        if isinstance(action, argparse._SubParsersAction):
            raise argparse.ArgumentError(None, f"there is no command {quoted(f'{self.prog} {value}')}; {there}")
        raise argparse.ArgumentError(None, f"{'/'.join(action.option_strings)} cannot be {quoted(value)}; {there}")

    def error(self, message: str) -> NoReturn:
        """One sentence, and the way out if it has none yet."""
        way_out = "" if ";" in message else f"; see `{self.prog} --help`"
        print(f"sixgun: {message}{way_out}", file=sys.stderr)
        sys.exit(WRONG_USE)


def options(parser: argparse.ArgumentParser) -> list[str]:
    """Every option that a parser knows."""
    return [name for action in actions(parser) for name in action.option_strings]


def actions(parser: argparse.ArgumentParser) -> Sequence[argparse.Action]:
    """What a parser reads, in the order of its help."""
    return parser._actions


def subcommands(parser: argparse.ArgumentParser) -> dict[str, Parser]:
    """The commands below one, by name; none for a command that does its work itself."""
    for action in actions(parser):
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def leaves(parser: Parser) -> Iterator[Parser]:
    """The commands that do the work: the parser itself, or those below it."""
    below = subcommands(parser)
    if not below:
        yield parser
    for each in below.values():
        yield from leaves(each)
