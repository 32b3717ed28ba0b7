"""Fit the judge to games of gunslingers, and hold it against games it has not seen.

    python -m tools.judge fit           # writes src/sixgun/analysis/judge.json
    python -m tools.judge hold-out      # writes the calibration into docs/analysis.json

Both have seeds of their own, and so do all games: none is in both.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from math import ceil
from pathlib import Path
from random import Random
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the other processes have the other cores

import numpy as np

from sixgun.analysis.judge import FACTS, FRESH, OPEN, SEAT, name_of
from sixgun.lab.jobs import in_order
from sixgun.version import NUMBER
from tools.judge_fit import brier, calibration_error, fit_phases, foretold
from tools.judge_games import KINDS, Moment, Played, games

NUMBERS: Final = Path("src/sixgun/analysis/judge.json")
BOOK: Final = Path("docs/analysis.json")
EVERY_TURN: Final = 4
"""Turns between two of whose beginnings the judge is fitted to."""
EVERY: Final = 20
"""Questions between two positions that the judge is fitted to, besides the first of a game. Long games have more of
them: who looks at a position does not know how long the game will last.
"""
PARTS: Final = (0.25, 0.5, 0.75)
"""When the judge is held against games: after these parts of the turns that a game lasts on average, and after these
parts of the game's own questions, which nobody can know before its end."""


FEW: Final = 300

Kind = tuple[str, tuple[str, ...], int]
"""Game, sets of cards, players."""
Row = tuple[list[float], list[float], bool, int]
"""The facts with everything open and for the seat asked, whether all are alive, and who won."""


def is_whole(moment: Moment) -> bool:
    return all(s.life > 0 for s in moment.table.seats)


def row(played: Played, moment: Moment) -> Row:
    return played.open(moment), played.seen(moment), is_whole(moment), played.winner


def examples(kind: Kind, seed: int, ways: Sequence[str], first: int, count: int) -> dict[str, Any]:
    """Positions to fit to: by the way to look at them the facts, whether all are alive, and who won."""
    rows: dict[str, list[tuple[list[float], bool, int]]] = {way: [] for way in ways}
    for number, played in enumerate(games(*kind, seed, first, count), first):
        luck, moments = Random(f"{seed} {number}"), played.moments
        fresh = [now for last, now in pairwise(moments) if now.turn != last.turn]
        places = {
            FRESH: fresh[luck.randrange(EVERY_TURN) :: EVERY_TURN],
            OPEN: [moments[0], *moments[luck.randrange(EVERY) :: EVERY]],
        }
        places[SEAT] = places[OPEN]
        for way in ways:
            for moment in places[way]:
                facts = played.seen(moment) if way == SEAT else played.open(moment)
                rows[way].append((facts, is_whole(moment), played.winner))
    return {way: as_columns(of) for way, of in rows.items()}


def as_columns(rows: Sequence[tuple[list[float], bool, int]]) -> list[Any]:
    facts, whole, winners = zip(*rows, strict=True)
    return [np.array(facts, dtype=np.float32), np.array(whole), np.array(winners)]


def as_arrays(rows: Sequence[Row]) -> Any:
    whole, seen, phase, winner = zip(*rows, strict=True)
    return np.array(whole, dtype=np.float32), np.array(seen, dtype=np.float32), np.array(phase), np.array(winner)


def fit(args: argparse.Namespace) -> None:
    old = json.loads(NUMBERS.read_text(encoding="utf-8")) if NUMBERS.exists() else {}
    fits, games_each = old.get("fits", {}), old.get("games", {})
    for kind in chosen(args):
        name, began = name_of(*kind), time.monotonic()
        parts = list(in_order(partial(examples, kind, args.seed, args.ways), args.games, args.jobs))
        for way in args.ways:
            facts, whole, winners = (np.concatenate(column) for column in zip(*(p[way] for p in parts), strict=True))
            fits.setdefault(name, {})[way] = fit_phases(facts.astype(float), winners, whole)
            print(f"{name} {way}: {len(winners)} positions, {time.monotonic() - began:.0f} s", file=sys.stderr)
        games_each[name] = args.games
        book = {"command": "python -m tools.judge fit", "seed": args.seed, "version": NUMBER, "games": games_each}
        write(NUMBERS, json.dumps({**book, "facts": FACTS, "fits": fits}, separators=(",", ":")))


def write(path: Path, text: str) -> None:
    path.write_text(text + "\n", encoding="utf-8")


def measured(kind: Kind, seed: int, turns: float, first: int, count: int) -> list[tuple[str, float, Row]]:
    """Games not seen before, at each moment of measure; `turns` is how long a game of the kind lasts on average."""
    rows = []
    for played in games(*kind, seed, first, count):
        moments = played.moments
        rows.append(("start", 0.0, row(played, moments[0])))
        for part in PARTS:
            turn = ceil(part * turns)
            if turn <= moments[-1].turn:
                at = next(moment for moment in moments if moment.turn >= turn)
                rows.append(("clock", part, row(played, at)))
            rows.append(("hindsight", part, row(played, moments[int(part * len(moments))])))
    return rows


def mean_turns(kind: Kind, seed: int) -> float:
    """How many turns a game of that kind lasts, by the first few hundred."""
    return float(np.mean([played.moments[-1].turn for played in games(*kind, seed, 0, FEW)]))


def hold_out(args: argparse.Namespace) -> None:
    numbers = json.loads(NUMBERS.read_text(encoding="utf-8"))
    book: dict[str, Any] = json.loads(BOOK.read_text(encoding="utf-8")) if BOOK.exists() else {}
    cells = book.setdefault("calibration", {})
    for kind in chosen(args):
        name = name_of(*kind)
        turns = mean_turns(kind, args.seed)
        work = partial(measured, kind, args.seed, turns)
        rows = [each for part in in_order(work, args.games, args.jobs) for each in part]
        ends = [each[2][3] for each in rows if each[0] == "start"]
        base = np.bincount(ends, minlength=3) / len(ends)
        cell: dict[str, Any] = {"games": args.games, "seed": args.seed, "base": [round(float(b), 4) for b in base]}
        cell["turns"] = round(turns, 1)
        cell["fitted_to"] = numbers["games"][name]
        for clock, part in dict.fromkeys((each[0], each[1]) for each in rows):
            whole, seen, phase, winners = as_arrays([each[2] for each in rows if each[:2] == (clock, part)])
            flat = brier(np.tile(base, (len(winners), 1)), winners)
            for way, facts in ((OPEN, whole), (SEAT, seen)):
                p = foretold(facts.astype(float), phase, numbers["fits"][name][way])
                cell[f"{clock} {part} {way}"] = {
                    "positions": len(winners),
                    "error": round(calibration_error(p, winners), 4),
                    "brier": round(brier(p, winners), 4),
                    "better": round(1 - brier(p, winners) / flat, 4),
                }
        cells[name] = cell
        print(name, json.dumps(cell), file=sys.stderr)
        write(BOOK, json.dumps(book, indent=1))


def chosen(args: argparse.Namespace) -> list[Kind]:
    return [kind for kind in KINDS if not args.only or name_of(*kind) in args.only]


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.judge", description="Fit the judge, and hold it to games.")
    verbs = parser.add_subparsers(dest="verb", required=True)
    for verb, games_each, seed in (("fit", 8000, 1), ("hold-out", 5000, 2)):
        sub = verbs.add_parser(verb)
        sub.add_argument("--games", type=int, default=games_each, help="games of each kind of table")
        sub.add_argument("--seed", type=int, default=seed)
        sub.add_argument("--jobs", type=int, default=1)
        sub.add_argument("--ways", nargs="+", choices=(OPEN, SEAT, FRESH), default=[OPEN, SEAT, FRESH])
        sub.add_argument("--only", action="append", help="one kind of table, such as 'card base 5'")
    args = parser.parse_args(words)
    fit(args) if args.verb == "fit" else hold_out(args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
