"""`sixgun admin`: what whoever hosts a server wants to know and to do; the server may run meanwhile."""

import argparse
from pathlib import Path

from sixgun.cli.serve import default_data

WORDS = {
    "tables": "list the tables: code, phase, game, people, bots, and the house they were opened from",
    "guests": "list the people: id, name, games, last game",
    "reports": "show what people have reported, the latest first",
    "blocked": "list whom nobody lets in",
    "block": "let nobody in from an address, or from the house that a report names",
    "unblock": "let them in again",
    "close": "close a table; the server does it within seconds, or when it starts",
    "prune": "forget games that were over more than so many days ago, and reports as old",
    "export": "print all that is kept of one person, as JSON",
    "delete": "delete one person, as he could himself",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Look after a server, whether it runs or not."
    below = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    for task, text in WORDS.items():
        sub = below.add_parser(task, help=text, description=f"{text[0].upper()}{text[1:]}.")
        if task in ("export", "delete"):
            sub.add_argument("guest", help="his id, as `sixgun admin guests` lists it")
        if task == "close":
            sub.add_argument("code", help="of the table")
        if task in ("block", "unblock"):
            sub.add_argument("address", help="an address such as 203.0.113.7, or a house of 32 signs")
        if task == "block":
            sub.add_argument("--note", default="", help="why, for yourself")
        if task == "guests":
            sub.add_argument("--name", default="", help="only those whose name has this in it")
        if task == "prune":
            sub.add_argument("days", type=float)
        sub.add_argument("--data", type=Path, default=default_data(), help="its folder (default: %(default)s)")
        sub.add_argument("--database", default="", metavar="URL", help="its PostgreSQL instead of a folder")


def run(args: argparse.Namespace) -> int:
    import asyncio

    from sixgun.server.admin import TASKS, open_store

    store = open_store(args.data, args.database)
    try:
        lines = asyncio.run(TASKS[args.task](store, args))
    finally:
        store.close()
    print(*lines, sep="\n", end="\n" if lines else "")
    return 0
