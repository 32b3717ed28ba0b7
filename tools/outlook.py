"""Fit the outlooks of dreaming bots to games of gunslingers, and hold them against games they have not seen.

    python -m tools.outlook fit         # writes src/sixgun/bots/outlook.json
    python -m tools.outlook hold-out    # writes how far they can be trusted into docs/analysis.json

The games are those of `tools.judge fit` and `tools.judge hold-out`: whoever has run these waits for seconds.
"""

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the other processes have the other cores

import numpy as np

from sixgun.analysis.judge import FACTS
from sixgun.bots.card.outlook import FEATURES as CARD
from sixgun.bots.dice.outlook import FEATURES as DICE
from sixgun.bots.kind_of_table import SIZES, likest
from sixgun.bots.outlook_numbers import OPENING
from sixgun.bots.side import SIDES, name_numbers
from sixgun.judge.numbers import FRESH
from sixgun.kernel.roles import ROLES
from sixgun.version import NUMBER
from tools import judge
from tools.judge_fit import fit as fit_numbers
from tools.judge_fit import shares
from tools.judge_games import KINDS, Kind
from tools.judge_takes import CLOCK, QUARTERS, label, to_fit, to_hold
from tools.parts import taken

FILE: Final = Path("src/sixgun/bots/outlook.json")
FEATURES: Final = {"card": CARD, "dice": DICE}
LYING: Final = {"card": "in-play", "dice": "arrows"}
"""The fact that counts what lies before a seat."""
RIDGE: Final = 30.0
"""How strongly numbers are drawn to nought, in examples."""


def fit(args: argparse.Namespace) -> None:
    for kind in chosen(args):
        found = taken(
            judge.place(kind, "fit", args), partial(to_fit, kind, args.seed), args.games, judge.PART, args.jobs
        )
        facts, won = found[f"{FRESH} {FRESH}"].astype(np.float32), found[f"{FRESH} won"]
        seen, opens = facts[:, columns(kind.game)], openings(kind, facts)
        game, opening = (
            name_numbers(fit_numbers(seen[at], won[at], RIDGE), FEATURES[kind.game]) for at in (~opens, opens)
        )
        book = judge.read(FILE)
        fits = {**book.get("fits", {}), kind.name: {**game, OPENING: opening}}
        made = {"command": "python -m tools.outlook fit", "seed": args.seed, "games": args.games, "version": NUMBER}
        judge.write(FILE, json.dumps({**made, "fits": fits}, separators=(",", ":")))
        print(f"{kind.name}: {len(won)} beginnings of turns", file=sys.stderr)


def hold_out(args: argparse.Namespace) -> None:
    fits, whole = judge.read(FILE)["fits"], judge.read(judge.NUMBERS)
    for kind in chosen(args):
        turns = whole["turns"][likest(kind.name, whole["turns"])]
        base = np.array(whole["base"][likest(kind.name, whole["base"])])
        take = partial(to_hold, turns, kind, args.seed)
        found = taken(judge.place(kind, f"hold-{turns}", args), take, args.games, judge.PART, args.jobs)
        cell: dict[str, Any] = {"games": args.games, "seed": args.seed, "made_by": judge.made_by(kind)}
        for part in QUARTERS:
            at = found[f"{FRESH} when"] == label((CLOCK, part))
            p = foretold(kind, found[f"{FRESH} {FRESH}"][at].astype(np.float32), fits[kind.name])
            won = found[f"{FRESH} won"][at]
            cell[str(part)] = judge.trust(p, won, base)
        judge.enter("outlook", kind.name, cell)


def foretold(kind: Kind, facts: Any, given: Mapping[str, Any]) -> Any:
    """The chances of the three by the numbers of an outlook, as the file has them."""
    found, opens = np.zeros((len(facts), len(SIDES) + 1)), openings(kind, facts)
    for at, phase in ((~opens, given), (opens, given[OPENING])):
        numbers = [[phase[side][name] for name in FEATURES[kind.game]] for side in SIDES]
        found[at] = shares(facts[at][:, columns(kind.game)], numbers)
    return found


def openings(kind: Kind, facts: Any) -> Any:
    """Which rows of the judge's facts are openings: all are there, and nothing lies before anybody."""
    names = FACTS[kind.game]
    living, lain = (
        facts[:, [names.index(f"{role}-{fact}") for role in ROLES]].sum(1) for fact in ("alive", LYING[kind.game])
    )
    return (living == kind.players) & (lain == 0)


def columns(game: str) -> list[int]:
    """Where the judge has the facts of an outlook."""
    return [FACTS[game].index(name) for name in FEATURES[game]]


def chosen(args: argparse.Namespace) -> list[Kind]:
    return [kind for kind in KINDS if kind.players in SIZES and (not args.only or kind.name in args.only)]


VERBS: Final = {"fit": (fit, 8000, 1), "hold-out": (hold_out, 5000, 2)}
"""What each does, with how many games of each kind of table, and the seed."""


def main(words: Sequence[str] | None = None) -> int:
    args = judge.parser_of("outlook", "Fit outlooks, and hold them to games.", VERBS).parse_args(words)
    VERBS[args.verb][0](args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
