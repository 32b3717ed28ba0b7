"""Fit the outlook of the dice game to the ends of many games: `python -m tools.dice.outlook --out outlook.json`.

Every size of table is fitted by itself, to games of gunslingers.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from math import exp, log
from pathlib import Path
from random import Random

from librt.vecs import vec

from sixgun.arena.dice.match import DiceMatch
from sixgun.bots.dice.levels import gunslinger
from sixgun.bots.dice.outlook import COUNT, FEATURES, SIZES, Outlook
from sixgun.bots.side import SIDES, name_numbers
from sixgun.dicegame import new_table
from sixgun.kernel.rng import Rng
from tools.outlook_examples import Example, examples_of

PACE = 0.1


def examples(players: int, seed: int, outlook: Outlook) -> list[Example]:
    """One game of gunslingers: the table at the beginning of each turn, and its end."""
    t = new_table(players, seed, {}, log=False)
    match = DiceMatch(t, [gunslinger(Rng.seeded(seed + seat)) for seat in range(players)])
    turn = -1

    def look() -> list[float] | None:
        nonlocal turn
        if t.turn() == turn:
            return None
        turn = t.turn()
        outlook.look(t.seats, t.supply, turn)
        return list(outlook.facts)

    return examples_of(t, match, look)


def fit(found: list[Example], rounds: int, luck: Random) -> tuple[list[list[float]], float]:
    """Gradient descent on the surprise at who won, weight by weight; also the mean surprise of the last round."""
    numbers = [[0.0] * COUNT for _ in SIDES]
    squares = [[1e-8] * COUNT for _ in SIDES]
    surprise = 0.0
    for turn in range(rounds):
        luck.shuffle(found)
        pace = PACE * (1 - turn / rounds)
        surprise = 0.0
        for facts, side in found:
            pulls = [exp(min(sum([a * b for a, b in zip(row, facts, strict=True)]), 30.0)) for row in numbers]
            total = 1.0 + sum(pulls)
            surprise -= log((1.0, *pulls)[side] / total)
            for at, row in enumerate(numbers):
                wrong = (1.0 if side == at + 1 else 0.0) - pulls[at] / total
                seen = squares[at]
                for i, fact in enumerate(facts):
                    if fact:
                        slope = wrong * fact
                        seen[i] += slope * slope
                        row[i] += pace * slope / seen[i] ** 0.5
    return numbers, surprise / len(found)


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.dice.outlook", description="Fit the outlook of the dice game to games."
    )
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=6000, help="games at tables of each size")
    parser.add_argument("--rounds", type=int, default=5, help="times that every example is looked at")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(args)
    fitted: dict[int, dict[str, dict[str, float]]] = {}
    outlook = Outlook(vec[float]([0.0] * (COUNT * len(SIDES))))
    for players in SIZES:
        found: list[Example] = []
        for number in range(given.games):
            found += examples(players, (given.seed * 10 + players) * 10_000_000 + number * 10, outlook)
        numbers, surprise = fit(found, given.rounds, Random(given.seed))
        fitted[players] = name_numbers(numbers, FEATURES)
        print(f"{players} players: {len(found)} tables of {given.games} games, {surprise:.3f}", file=sys.stderr)
    given.out.write_text(json.dumps(fitted, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
