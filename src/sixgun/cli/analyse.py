"""`sixgun analyse`: who was winning when, and what luck and decisions had to do with it."""

import argparse
from typing import Final

from sixgun.cli.arguments import read_sets
from sixgun.cli.exit_code import DONE, NO, WRONG_USE
from sixgun.cli.language import add_language

EXITS: Final = {
    DONE: "analysed",
    NO: "the record is damaged, changed or false",
    WRONG_USE: "wrong use, no record at all, or a game that is not over",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Go through a finished game: each side's chance step by step, the turning points, everybody's luck and\n"
        "decisions, and what would have been better. The same record and seed give the same analysis."
    )
    parser.add_argument("file", metavar="RECORD", help="a game record")
    parser.add_argument("--seat", metavar="SEAT", help="only the mistakes of this seat, A to H (default: everybody's)")
    parser.add_argument("--seed", type=int, default=0, help="of what is tried out (default: 0)")
    parser.add_argument("--quick", action="store_true", help="try out less: faster, with larger errors")
    parser.add_argument("--sets", metavar="./SET,…", help="folders of the home-made sets that it was played with")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    from sixgun.cli.analyse_report import report

    read_sets("card", args.sets)
    return report(args)
