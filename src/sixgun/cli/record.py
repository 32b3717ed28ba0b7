"""`sixgun record`: look into a game that was written down, and hold it true."""

import argparse
from typing import Final

from sixgun.cli.arguments import read_sets
from sixgun.cli.exit_code import DONE, NO, WRONG_USE

EXITS: Final = {
    DONE: "shown, or it holds",
    NO: "the record is damaged, changed or false",
    WRONG_USE: "wrong use, or no record at all",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    things = parser.add_subparsers(dest="thing", metavar="show|verify", required=True)
    show = things.add_parser("show", help="the table after a move, as a seat saw it")
    show.add_argument("file", metavar="FILE", help="a game record")
    show.add_argument("--at", type=int, metavar="N", help="after move N, 0 being the deal (default: the end)")
    show.add_argument("--as", dest="seat", metavar="SEAT", help="as this seat saw it, A to H (default: open)")
    check = things.add_parser("verify", help="replay a record and compare: 0 it holds, 1 it does not")
    check.add_argument("file", metavar="FILE", help="a game record")
    check.add_argument("--seed-hash", metavar="HASH", help="what was shown of the seed before the game")
    check.add_argument("--seal", metavar="SEAL", help="a seal that was shown during the game")
    for thing in (show, check):
        thing.add_argument("--sets", metavar="./SET,…", help="folders of the home-made sets that it was played with")
        thing.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    from sixgun.cli.record_report import check, load, show

    read_sets("card", args.sets)
    data = load(args.file)
    return check(args, data) if args.thing == "verify" else show(args, data)
