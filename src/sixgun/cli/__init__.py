"""The command `sixgun <verb> [thing]`. Each verb is a module, imported only when it is asked for."""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final, Protocol

from sixgun.errors import SixgunError

VERBS: Final = {
    "play": "play a game in the terminal",
    "rules": "find rules, cards and characters by word",
    "cards": "list the cards",
    "characters": "list the characters",
    "new": "begin a home-made character, card or set",
    "scenario": "run scenarios",
    "record": "show or verify a game record",
    "soak": "play many games and hold them against the laws",
    "serve": "play in the browser, alone or with others",
    "simulate": "play many games with bots and count who wins",
    "arena": "measure a bot against another on the same deals",
}
"""Every verb with its help; `sixgun.cli.VERB` has the rest."""

DONE: Final = 0
NO: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130
"""What a shell expects of a command that Ctrl-C has ended."""


class Command(Protocol):
    """What a module of this package offers."""

    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; 0 done, 1 the answer is no, 2 wrong use."""
    given = list(sys.argv[1:] if words is None else words)
    parser = argparse.ArgumentParser(prog="sixgun", description="BANG! in the terminal and from Python.")
    parser.add_argument("--version", action="store_true", help="say which version this is and how it runs")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB")
    module: Command | None = None
    for verb, text in VERBS.items():
        sub = verbs.add_parser(verb, help=text, description=f"{text[0].upper()}{text[1:]}.")
        if given and given[0] == verb:
            module = import_module(f"sixgun.cli.{verb}")
            module.add_arguments(sub)
    args = parser.parse_args(given)
    if args.version:
        from sixgun.version import describe

        print(describe())
        return DONE
    if module is None:
        parser.print_help()
        return WRONG_USE
    try:
        return module.run(args)
    except SixgunError as wrong:
        print(f"sixgun: {wrong}", file=sys.stderr)
        return WRONG_USE
    except BrokenPipeError:  # the reader of our output has gone, as `| head` does
        sys.stderr.close()
        return DONE
