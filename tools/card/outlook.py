"""Fit the outlook to the ends of many games: `python -m tools.card.outlook --out outlook.json`."""

import argparse
import json
import sys
from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random

from librt.vecs import vec

from sixgun.arena.card.match import CardMatch
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.levels import gunslinger
from sixgun.bots.card.outlook import COUNT, FEATURES, Outlook
from sixgun.bots.side import SIDES, name_numbers
from sixgun.cardgame.box import make_rules
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.setup import new_table
from sixgun.kernel.rng import Rng
from tools.outlook_examples import Example, examples_of

EVERY = 3
"""Turns between two samples of a game."""


def examples(rules: Rules, players: int, seed: int, outlook: Outlook) -> list[Example]:
    """One game of gunslingers as a few tables and its end."""
    deck = Deck(rules)
    t = new_table(players, seed, rules.given, rules.sets, log=False)
    match = CardMatch(t, [gunslinger(Rng.seeded(seed + seat), deck) for seat in range(players)])
    last = 0

    def look() -> list[float] | None:
        nonlocal last
        if t.turns < last + EVERY:
            return None
        last = t.turns
        outlook.look(t.seats, t.alive)
        return list(outlook.facts)

    return examples_of(t, match, look)


def fit(found: list[Example], rounds: int, luck: Random) -> list[list[float]]:
    """Stochastic gradient descent on the surprise at who won."""
    numbers = [[0.0] * COUNT for _ in SIDES]
    for turn in range(rounds):
        pace = 0.004 / (1 + turn)
        luck.shuffle(found)
        for facts, side in found:
            pulls = [exp(min(sum(a * b for a, b in zip(row, facts, strict=True)), 30.0)) for row in numbers]
            total = 1.0 + sum(pulls)
            for at, row in enumerate(numbers):
                wrong = (1.0 if side == at + 1 else 0.0) - pulls[at] / total
                for i, fact in enumerate(facts):
                    if fact:
                        row[i] += pace * wrong * fact
    return numbers


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.card.outlook", description="Fit the outlook to games.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=6, help="times that every example is looked at")
    parser.add_argument("--players", type=int, nargs="+", default=[5, 7, 4, 6, 8])
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(args)
    rules = make_rules(("base", "dodge-city"), {})
    outlook = Outlook(vec[float]([0.0] * (COUNT * len(SIDES))))
    found: list[Example] = []
    for number in range(given.games):
        seed = given.seed * 10_000_000 + number
        found += examples(rules, given.players[number % len(given.players)], seed, outlook)
    numbers = fit(found, given.rounds, Random(given.seed))
    given.out.write_text(json.dumps(name_numbers(numbers, FEATURES), indent=1) + "\n", encoding="utf-8")
    print(f"fitted to {len(found)} tables of {given.games} games", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
