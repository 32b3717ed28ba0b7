"""The command `sixgun <verb> [thing]`. Each verb is a module, imported only when it is asked for.

Such a module is light: it imports what does its work when it runs, so that help and completion come at once.
"""

import argparse
import os
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import import_module
from typing import Final, Protocol, cast

from sixgun.cli.exit_code import DONE, INTERRUPTED, NO, WRONG_USE, in_words
from sixgun.cli.parser import Parser, leaves
from sixgun.errors import NeedsSources, SixgunError

__all__ = ["DONE", "INTERRUPTED", "NO", "VERBS", "WRONG_USE", "Command", "command", "main", "make_parser"]

VERBS: Final = {
    "play": "play a game in the terminal",
    "learn": "play a first game with a coach, in the terminal",
    "puzzle": "find the best move in a position, in the terminal",
    "serve": "play in the browser, alone or with others",
    "admin": "look after a server: tables, guests, reports, old games",
    "rules": "find rules, cards and characters by word",
    "cards": "list the cards",
    "characters": "list the characters",
    "new": "begin a home-made character, card or set",
    "record": "show or verify a game record",
    "analyse": "tell who was winning when, and why",
    "simulate": "play many games with bots and count who wins",
    "arena": "measure a bot against another on the same deals",
    "scenario": "run scenarios",
    "soak": "play many games and hold them against the laws",
    "completion": "print what completes these commands in a shell",
}
"""Every verb with its help; `sixgun.cli.VERB` has the rest."""


class Command(Protocol):
    """What a module of this package offers; EXITS, too, where its exit codes mean something of their own."""

    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def main(words: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: see exit_code.py."""
    given = list(sys.argv[1:] if words is None else words)
    args = make_parser(given[:1]).parse_args(given)
    if args.version:
        from sixgun.version import as_json, describe

        print(as_json() if args.json else describe())
        return DONE
    if args.verb is None:
        args.parser.print_help()
        return WRONG_USE
    try:
        return command(args.verb).run(args)
    except NeedsSources:
        return from_sources(given)
    except SixgunError as wrong:
        print(f"sixgun: {wrong}", file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone, as `| head` does
        sys.stderr.close()
        return DONE


def from_sources(given: Sequence[str]) -> int:
    """Begin again with the engine's sources, as this command has met a home-made set."""
    sys.stdout.flush()
    command_line = [sys.executable, "-m", "sixgun", *given]
    environment = {**os.environ, "SIXGUN_PURE": "1"}
    if os.name == "nt":  # there exec does not wait for the new program
        import subprocess

        return subprocess.call(command_line, env=environment)
    os.execve(sys.executable, command_line, environment)


def make_parser(verbs: Collection[str]) -> Parser:
    """The parser of all verbs, with the options of these."""
    parser = Parser(prog="sixgun", description="BANG! in the terminal, in the browser and from Python.")
    parser.epilog = "`sixgun VERB --help` tells more about a verb, with its exit codes; docs/commands.md has them all."
    parser.add_argument("--version", action="store_true", help="say which version this is and how it runs")
    parser.add_argument("--json", action="store_true", help="with --version: for programs")
    below = parser.add_subparsers(dest="verb", metavar="VERB")
    for verb, text in VERBS.items():
        sub = below.add_parser(verb, help=text, description=f"{text[0].upper()}{text[1:]}.")
        if verb in verbs:
            module = command(verb)
            module.add_arguments(sub)
            for leaf in leaves(sub):
                leaf.epilog = "\n\n".join(filter(None, (leaf.epilog, in_words(exits(module)))))
    return parser


def command(verb: str) -> Command:
    """The module of a verb."""
    return cast(Command, import_module(f"sixgun.cli.{verb}"))


def exits(module: Command) -> Mapping[int, str]:
    """What its exit codes mean, where that is more than the usual."""
    own: Mapping[int, str] = getattr(module, "EXITS", {})
    return own
