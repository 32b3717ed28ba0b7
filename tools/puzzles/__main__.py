"""Find puzzles in games of bots, choose the best varied of them, and hold them to what they say.

    python -m tools.puzzles find --minutes 10 --workers 16 --out build/puzzles.jsonl
    python -m tools.puzzles choose build/puzzles.jsonl
    python -m tools.puzzles verify --workers 2
    python -m tools.puzzles_page

`find` plays games of bots and writes every puzzle in a line of its own as soon as it is found. Begun
again with the same seed it goes on where it was.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from sixgun.lab.jobs import in_order
from sixgun.lab.progress import progress
from sixgun.puzzles import names
from tools.puzzles.choose import BOOK, choose
from tools.puzzles.find import BOTH, lines_of, work
from tools.puzzles.verify import WORLDS, Held, report, some, sums


def find(args: argparse.Namespace) -> int:
    until = time.time() + 60 * args.minutes
    args.out.parent.mkdir(parents=True, exist_ok=True)
    context = multiprocessing.get_context("spawn")
    processes = [
        context.Process(target=work, args=(args.seed, args.game, number, args.workers, until, args.out))
        for number in range(args.workers)
    ]
    for each in processes:
        each.start()
    for each in processes:
        each.join()
    lines = lines_of(args.out)
    found = [line for line in lines if "text" in line]
    print(f"{len(found)} puzzles in {sum('tally' in line for line in lines)} games are in {args.out}")
    return max((each.exitcode or 0 for each in processes), default=0)


def put_on_shelves(args: argparse.Namespace) -> int:
    print(f"{len(choose(args.files))} puzzles are on the shelves")
    return 0


def hold(args: argparse.Namespace) -> int:
    held: list[Held] = []
    with progress(len(names()), "puzzles") as done:
        for part in in_order(partial(some, args.worlds, args.seed), len(names()), args.workers, done=done):
            held += part
    found = sums(held, args.worlds)
    print(*report(held), found, sep="\n")
    book = json.loads(BOOK.read_text(encoding="utf-8"))
    BOOK.write_text(json.dumps({**book, "verified": found}, indent=1) + "\n", encoding="utf-8")
    return 0 if all(each.holds for each in held) else 1


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description="Find, choose and verify puzzles.")
    commands = parser.add_subparsers(required=True)
    finding = commands.add_parser("find", help="search games of bots")
    finding.add_argument("--game", choices=(BOTH, "card", "dice"), default=BOTH)
    finding.add_argument("--minutes", type=float, default=10)
    finding.add_argument("--workers", type=int, default=1)
    finding.add_argument("--seed", type=int, default=1)
    finding.add_argument("--out", type=Path, default=Path("build/puzzles.jsonl"))
    finding.set_defaults(run=find)
    choosing = commands.add_parser("choose", help="put the best varied of those found on the shelves")
    choosing.add_argument("files", type=Path, nargs="+")
    choosing.set_defaults(run=put_on_shelves)
    verifying = commands.add_parser("verify", help="try the answers of all puzzles again, in other worlds")
    verifying.add_argument("--worlds", type=int, default=WORLDS)
    verifying.add_argument("--workers", type=int, default=1)
    verifying.add_argument("--seed", type=int, default=1)
    verifying.set_defaults(run=hold)
    args = parser.parse_args(words)
    return int(args.run(args))


if __name__ == "__main__":
    sys.exit(main())
