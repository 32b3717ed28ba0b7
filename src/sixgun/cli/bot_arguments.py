"""The options that `simulate` and `arena` have in common."""

import argparse
from typing import Final

from sixgun.cli.arguments import GAMES, SETS_HELP, at_least
from sixgun.cli.exit_code import NO

EPILOG: Final = """\
The same seed gives the same numbers whatever --jobs and --cluster say. --bot names a program that plays as a bot, in
any language: see docs/bot-protocol.md. A run that is stopped shows what was found so far all the same."""

EXITS: Final = {NO: "stopped early by a worker that was lost"}


def add_arguments(parser: argparse.ArgumentParser, games: str) -> None:
    """Options of both commands; `games` says what --games counts."""
    parser.epilog = EPILOG
    add = parser.add_argument
    add("--game", choices=GAMES, default="card", help="default: card")
    add("--sets", metavar="NAME,…", help=SETS_HELP)
    add("--players", metavar="SIZES", default="5", help="as in 5, 4-7 or 3,5,8 (default: 5)")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option; may come several times")
    add("--games", type=at_least(1), default=1000, metavar="N", help=f"{games} (default: 1000)")
    add("--seed", type=at_least(0), default=1, metavar="S", help="which deals (default: 1)")
    bot = 'a bot that is a program, as in "mine=./my-bot"; may come several times'
    add("--bot", action="append", default=[], metavar="NAME=COMMAND", help=bot)
    add("--clock", type=at_least(1), default=1000, metavar="MS", help="time a move for programs (default: 1000 ms)")
    add("--jobs", type=at_least(1), default=1, metavar="J", help="processes on this machine (default: 1)")
    add("--cluster", metavar="ADDRESS", help="use the Dask scheduler there instead, as in tcp://host:8786")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="for programs")
    form.add_argument("--csv", action="store_true", help="for spreadsheets")
    add("--plot", metavar="FILE.svg", help="draw it, too: .svg, .png or .pdf")
