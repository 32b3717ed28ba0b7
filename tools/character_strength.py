"""Measure what each character is worth to each role at tables of each size, for bots that choose one of two (R158).

python -m tools.character_strength --games 6000   plays games of gunslingers and writes strength.json of both games
"""

import argparse
import json
import sys
from collections import Counter
from functools import partial
from typing import Final

from sixgun.arena.plan import Plan
from sixgun.arena.survey import play_each
from sixgun.bots.strength import FILES
from sixgun.lab.jobs import in_order
from tools.made_file import write

BOT: Final = "gunslinger"
SIZES: Final = (3, 4, 5, 6, 7, 8)
SETS: Final[dict[str, tuple[str, ...]]] = {"card": ("base", "dodge-city"), "dice": ()}

AT_ANY_SIZE: Final = 40.0
AT_ONE_SIZE: Final = 120.0
"""How much the mean counts for: that of all characters, and at one size that of the character at any."""

Seats = Counter[tuple[int, str, str, bool]]
"""How many seats at tables of a size had a role and a character, and won or not."""


def count(plan: Plan, first: int, games: int) -> Seats:
    """The seats of these games."""
    return Counter(
        (len(outcome.roles), role, character, won)
        for outcome in play_each(plan, first, games)
        for role, character, won in zip(outcome.roles, outcome.characters, outcome.won, strict=True)
    )


def measure(game: str, games: int, seed: int, jobs: int) -> Seats:
    plan = Plan(game=game, sizes=SIZES, seed=seed, bots=(BOT,), sets=SETS[game])
    found: Seats = Counter()
    for some in in_order(partial(count, plan), games * len(SIZES), jobs):
        found += some
    return found


Cell = tuple[int, str, str]
"""A size, a role and a character."""


def strengths(found: Seats) -> dict[str, dict[str, dict[str, float]]]:
    """For each size and role what a character adds to the log-odds of winning, drawn in towards the mean."""
    more, weight = evidence(found)
    characters = sorted({character for _, _, character in more})
    return {
        str(size): {
            role: {who: round(strength(more, weight, (size, role, who)), 2) for who in characters}
            for role in sorted({role for at, role, _ in more if at == size})
        }
        for size in SIZES
    }


def evidence(found: Seats) -> tuple[dict[Cell, float], dict[Cell, float]]:
    """How many more games each won than anybody with that role, and how much that weighs."""
    more: dict[Cell, float] = {}
    weight: dict[Cell, float] = {}
    for size, role in {(size, role) for size, role, _, _ in found}:
        mine = [(who, won, n) for (at, as_role, who, won), n in found.items() if (at, as_role) == (size, role)]
        rate = sum(n for _, won, n in mine if won) / sum(n for _, _, n in mine)
        for who in {who for who, _, _ in mine}:
            wins, losses = found[size, role, who, True], found[size, role, who, False]
            more[size, role, who] = wins - rate * (wins + losses)
            weight[size, role, who] = rate * (1 - rate) * (wins + losses)
    return more, weight


def strength(more: dict[Cell, float], weight: dict[Cell, float], cell: Cell) -> float:
    """One step of Newton's method from the mean, which counts as evidence too."""
    alike = [other for other in more if other[1:] == cell[1:]]
    anywhere = sum(more[other] for other in alike) / (sum(weight[other] for other in alike) + AT_ANY_SIZE)
    return (more.get(cell, 0.0) + AT_ONE_SIZE * anywhere) / (weight.get(cell, 0.0) + AT_ONE_SIZE)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.character_strength", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--games", type=int, default=6000, help="at tables of each size (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args(words)
    for game, file in FILES.items():
        told = {
            "command": f"python -m tools.character_strength --games {args.games} --seed {args.seed}",
            "bot": BOT,
            "sets": list(SETS[game]),
            "strengths": strengths(measure(game, args.games, args.seed, args.jobs)),
        }
        write(file, json.dumps(told, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
