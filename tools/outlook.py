"""Fit the outlooks of dreaming bots to games of gunslingers, and hold them against games they have not seen.

    python -m tools.outlook fit         # writes src/sixgun/bots/outlook.json
    python -m tools.outlook hold-out    # writes how far they can be trusted into docs/analysis.json

The games to fit to are those of `tools.judge fit`: whoever has run that waits for seconds.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the other processes have the other cores

import numpy as np

from sixgun.analysis.judge import FACTS, FRESH
from sixgun.bots.card.outlook import FEATURES as CARD
from sixgun.bots.dice.outlook import FEATURES as DICE
from sixgun.bots.kind_of_table import SIZES, likest
from sixgun.bots.side import SIDES, name_numbers
from sixgun.version import NUMBER
from tools import judge
from tools.judge_fit import fit as fit_numbers
from tools.judge_fit import shares
from tools.judge_games import KINDS, Kind, games
from tools.judge_takes import CLOCK, Columns, Rows, to_fit
from tools.parts import taken

FILE: Final = Path("src/sixgun/bots/outlook.json")
FEATURES: Final = {"card": CARD, "dice": DICE}
RIDGE: Final = 30.0
"""How strongly numbers are drawn to nought, in examples."""
QUARTERS: Final = (0.0, 0.25, 0.5, 0.75)


def fit(args: argparse.Namespace) -> None:
    for kind in chosen(args):
        found = taken(
            judge.place(kind, "fit", args), partial(to_fit, kind, args.seed), args.games, judge.PART, args.jobs
        )
        facts, won = found[f"{FRESH} {FRESH}"], found[f"{FRESH} won"]
        numbers = fit_numbers(facts[:, columns(kind.game)], won, RIDGE)
        book = judge.read(FILE)
        fits = {**book.get("fits", {}), kind.name: name_numbers(numbers, FEATURES[kind.game])}
        made = {"command": "python -m tools.outlook fit", "seed": args.seed, "games": args.games, "version": NUMBER}
        judge.write(FILE, json.dumps({**made, "fits": fits}, separators=(",", ":")))
        print(f"{kind.name}: {len(won)} beginnings of turns", file=sys.stderr)


def hold_out(args: argparse.Namespace) -> None:
    fits, whole = judge.read(FILE)["fits"], judge.read(judge.NUMBERS)
    for kind in chosen(args):
        turns = whole["turns"][likest(kind.name, whole["turns"])]
        base = np.array(whole["base"][likest(kind.name, whole["base"])])
        take = partial(to_hold, turns, kind, args.seed)
        found = taken(judge.place(kind, f"quarters-{turns}", args), take, args.games, judge.PART, args.jobs)
        given = fits[kind.name]
        numbers = [[given[side][name] for name in FEATURES[kind.game]] for side in SIDES]
        cell: dict[str, Any] = {"games": args.games, "seed": args.seed, "made_by": judge.made_by()}
        for part in QUARTERS:
            at = found["when"] == f"{CLOCK} {part}"
            p = shares(found[FRESH][at][:, columns(kind.game)], numbers)
            won = found["won"][at]
            cell[str(part)] = judge.trust(p, won, base)
        judge.enter("outlook", kind.name, cell)


def to_hold(turns: float, kind: Kind, seed: int, first: int, count: int) -> Columns:
    """The first beginning of a turn in each quarter of a game of usual length."""
    rows = Rows(kind)
    for _, playing in games(kind, seed, first, count):
        due = [(ceil(part * turns), part) for part in QUARTERS]
        turn = 0
        for moment in playing.questions():
            if moment.turn != turn:
                turn = moment.turn
                while due and turn >= due[0][0]:
                    rows.take(moment, FRESH, when=(CLOCK, due.pop(0)[1]))
        rows.end(playing)
    return rows.columns(FRESH)


def columns(game: str) -> list[int]:
    """Where the judge has the facts of an outlook."""
    return [FACTS[game].index(name) for name in FEATURES[game]]


def chosen(args: argparse.Namespace) -> list[Kind]:
    return [kind for kind in KINDS if kind.players in SIZES and (not args.only or kind.name in args.only)]


VERBS: Final = {"fit": (fit, 8000, 1), "hold-out": (hold_out, 5000, 6)}
"""What each does, with how many games of each kind of table, and the seed."""


def main(words: Sequence[str] | None = None) -> int:
    args = judge.parser_of("outlook", "Fit outlooks, and hold them to games.", VERBS).parse_args(words)
    VERBS[args.verb][0](args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
