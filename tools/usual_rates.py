"""Measure how often each role wins among equals, which ratings hold a result against.

python -m tools.usual_rates --games 4000   plays games of rangers and writes src/sixgun/rating/usual.json
"""

import argparse
import json
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, Final

from sixgun.arena.plan import Plan
from sixgun.arena.survey import play_each
from sixgun.lab.jobs import in_order
from sixgun.rating.usual import FILE
from tools.made_file import write

BOT: Final = "ranger"
SIZES: Final = (3, 4, 5, 6, 7, 8)
SETS: Final[dict[str, tuple[str, ...]]] = {"card": ("base", "dodge-city"), "dice": ()}

Seats = Counter[tuple[int, str, bool]]
"""How many seats at tables of a size had a role, and won or not."""


def count(plan: Plan, first: int, games: int) -> Seats:
    """The seats of these games."""
    return Counter(
        (len(outcome.roles), role, won)
        for outcome in play_each(plan, first, games)
        for role, won in zip(outcome.roles, outcome.won, strict=True)
    )


def measure(game: str, games: int, seed: int, jobs: int) -> dict[str, dict[str, float]]:
    plan = Plan(game=game, sizes=SIZES, seed=seed, bots=(BOT,), sets=SETS[game])
    found: Seats = Counter()
    for some in in_order(partial(count, plan), games * len(SIZES), jobs):
        found += some
    return {
        str(size): {
            role: round(found[size, role, True] / (found[size, role, True] + found[size, role, False]), 4)
            for role in sorted({role for players, role, _ in found if players == size})
        }
        for size in SIZES
    }


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.usual_rates", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=4000, help="at tables of each size (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE, help="where it is written (default: %(default)s)")
    args = parser.parse_args(words)
    told: dict[str, Any] = {
        "command": f"python -m tools.usual_rates --games {args.games} --seed {args.seed}",
        "bot": BOT,
        "sets": {game: list(sets) for game, sets in SETS.items()},
        "rates": {game: measure(game, args.games, args.seed, args.jobs) for game in SETS},
    }
    write(args.file, json.dumps(told, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
