"""Fit the judge to games of gunslingers, hold it against games it has not seen, and see how much can be known at all.

    python -m tools.judge fit           # writes src/sixgun/judge/judge.json
    python -m tools.judge hold-out      # writes the calibration into docs/analysis.json
    python -m tools.judge bound         # writes there what the best of judges could reach

Each has a seed of its own, so no game is in two of them. What was played is kept under build/: a run that was broken
off goes on where it stopped.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the other processes have the other cores

import numpy as np

from sixgun.analysis.judge import FACTS
from sixgun.bots.kind_of_table import likest
from sixgun.judge.numbers import FRESH, OPEN, SEAT
from sixgun.version import NUMBER
from tools.judge_circle import Circle
from tools.judge_fit import brier, calibration_error, improvement, noise, part_less
from tools.judge_games import KINDS, Kind
from tools.judge_net import Examples, foretold, manner_for, train
from tools.judge_takes import to_bound, to_fit, to_hold
from tools.parts import DREAMS, FOLDER, HOW_GAMES_GO, mark, taken

NUMBERS: Final = Path("src/sixgun/judge/judge.json")
BOOK: Final = Path("docs/analysis.json")
MADE_BY: Final = (
    *(*HOW_GAMES_GO, "src/sixgun/judge/facts.py", "src/sixgun/judge/card.py", "src/sixgun/judge/dice.py"),
    *("tools/judge_games.py", "tools/judge_takes.py"),
)
"""What decides which games there are and what is taken from them."""
OTHER: Final = {"card": ("dice", "dicegame"), "dice": ("card", "cardgame")}
"""The folders of what is of the other game only."""
ENOUGH: Final = {"card": 20_000, "dice": 100_000}
WITH_EVENTS: Final = 8_000
MORE: Final = {"card dodge-city 3": 280_000, "dice 3": 300_000, "dice 5": 200_000}
"""Games that a kind of table is fitted to: by game, where events are played, and where it takes more. With three
players, who all have goals of their own, there is the least that says who will win; four times as many say little more.
"""
CIRCLE: Final = 3
"""Players at a table where each hunts one other."""
MIDDLE: Final = 0.5
PART: Final = 250
FEW: Final = 25
"""Games of a part, where their positions are looked at once and where they are played out again and again."""


def fit(args: argparse.Namespace) -> None:
    for kind in chosen(args):
        name, began = kind.name, time.process_time()
        count = args.games or enough(kind)
        games = taken(place(kind, "fit", args), partial(to_fit, kind, args.seed), count, PART, args.jobs)
        examples = {way: Examples(games[way], games["won"], games["last"]) for way in (OPEN, SEAT)}
        examples[FRESH] = Examples(*(games[f"{FRESH} {column}"] for column in (FRESH, "won", "last")))
        circle = Circle(FACTS[kind.game]) if kind.players == CIRCLE else None
        fitted = train(examples, manner_for(kind.game, count, args.seed), circle)
        old = read(NUMBERS)
        base = np.bincount(games["ends"], minlength=3) / len(games["ends"])
        found: dict[str, Any] = {"games": len(games["turns"]), "turns": round(float(games["turns"].mean()), 1)}
        found |= {"base": [round(float(share), 4) for share in base], "made_by": made_by(kind), "fits": fitted}
        of_each = {part: {**old.get(part, {}), name: value} for part, value in found.items()}
        book = {"command": "python -m tools.judge fit", "seed": args.seed, "version": NUMBER, "facts": FACTS}
        write(NUMBERS, json.dumps({**book, **of_each}, separators=(",", ":")))
        told = f"{len(games['won'])} positions, {len(games[f'{FRESH} won'])} beginnings of turns"
        print(f"{name}: {told}, {time.process_time() - began:.0f} s of a processor", file=sys.stderr)


def enough(kind: Kind) -> int:
    """How many games a kind of table is fitted to."""
    return WITH_EVENTS if "+events" in kind.name else MORE.get(kind.name, ENOUGH[kind.game])


def hold_out(args: argparse.Namespace) -> None:
    for kind in chosen(args):
        numbers = read(NUMBERS)
        judge = likest(kind.name, numbers["fits"])
        turns, base = numbers["turns"][judge], np.array(numbers["base"][judge])
        take = partial(to_hold, turns, kind, args.seed)
        games = taken(place(kind, f"hold-{turns}", args), take, args.games, PART, args.jobs)
        cell: dict[str, Any] = {"games": args.games, "seed": args.seed, "made_by": made_by(kind)}
        cell |= {"turns": turns, "judge": judge, "fitted_to": numbers["games"][judge]}
        for when in sorted(set(games["when"])):
            at = games["when"] == when
            won = games["won"][at]
            for way in (OPEN, SEAT):
                p = foretold(games[way][at], numbers["fits"][judge], way)
                cell[f"{when} {way}"] = trust(p, won, base)
        enter("calibration", kind.name, cell)


def trust(p: Any, won: Any, base: Any) -> dict[str, float]:
    """How far foretold chances can be trusted, held against who won and against the base rates."""
    better, error = improvement(p, won, base)
    return {
        "positions": len(won),
        "error": round(calibration_error(p, won), 4),
        "noise": round(noise(p), 4),
        "brier": round(brier(p, won), 4),
        "better": round(better, 4),
        "better_error": round(error, 4),
    }


def bound(args: argparse.Namespace) -> None:
    """How good the best of judges would be: play the same positions out again and again.

    With p for how often a side wins from a position, the mean square that even he is off is p (1 - p): that which the
    same number of games shows is a little less, by one part in their number.
    """
    for kind in chosen(args):
        name, numbers = kind.name, read(NUMBERS)
        take = partial(to_bound, numbers["turns"][name], MIDDLE, args.times, kind, args.seed)
        games = taken(place(kind, f"bound-{args.times}", args), take, args.games, FEW, args.jobs)
        base, wins, times = np.array(numbers["base"][name]), games["wins"], games["times"]
        flat = (base**2 - 2 * base * wins + wins).sum(1)
        best = (wins * (1 - wins)).sum(1) * times / (times - 1)
        p = foretold(games[OPEN], numbers["fits"][name], OPEN)
        mine = (p**2 - 2 * p * wins + wins).sum(1)
        cell: dict[str, Any] = {
            "positions": len(wins),
            "times": args.times,
            "seed": args.seed,
            "made_by": made_by(kind),
        }
        for what, scores in (("best", best), ("judge", mine), ("left", flat - (mine - best))):
            better, error = part_less(scores, flat)
            cell[what] = {"better": round(better, 4), "error": round(error, 4)}
        enter("bound", name, cell)


def made_by(kind: Kind) -> str:
    return mark(MADE_BY, without=(*DREAMS, *OTHER[kind.game]))


def place(kind: Kind, what: str, args: argparse.Namespace) -> Path:
    """Where what is taken from games of a kind is kept."""
    return FOLDER / "judge" / made_by(kind) / kind.name.replace(" ", "-") / f"{what}-{args.seed}"


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def enter(what: str, name: str, cell: Any) -> None:
    """Put a cell into the book."""
    book = read(BOOK)
    book.setdefault(what, {})[name] = cell
    print(what, name, json.dumps(cell), file=sys.stderr)
    write(BOOK, json.dumps(book, indent=1))


def write(path: Path, text: str) -> None:
    path.write_text(text + "\n", encoding="utf-8")


def chosen(args: argparse.Namespace) -> list[Kind]:
    return [kind for kind in KINDS if not args.only or kind.name in args.only]


VERBS: Final = {"fit": (fit, None, 1), "hold-out": (hold_out, 5000, 2), "bound": (bound, 1000, 4)}
"""What each does, with how many games of each kind of table if not as many as it takes, and the seed."""


def parser_of(name: str, what: str, of: Mapping[str, tuple[object, int | None, int]]) -> argparse.ArgumentParser:
    """The command line of a tool whose verbs play so many games of each kind of table with that seed."""
    parser = argparse.ArgumentParser(prog=f"python -m tools.{name}", description=what)
    verbs = parser.add_subparsers(dest="verb", required=True)
    for verb, (_, games, seed) in of.items():
        sub = verbs.add_parser(verb)
        sub.add_argument("--games", type=int, default=games, help="games of each kind of table")
        sub.add_argument("--seed", type=int, default=seed)
        sub.add_argument("--jobs", type=int, default=1)
        sub.add_argument("--only", action="append", help="one kind of table, such as 'card base 5'")
        if verb == "bound":
            sub.add_argument("--times", type=int, default=50, help="how often each position is played out")
    return parser


def main(words: Sequence[str] | None = None) -> int:
    args = parser_of("judge", "Fit the judge, and hold it to games.", VERBS).parse_args(words)
    VERBS[args.verb][0](args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
