"""How fast the engine is: decisions, games, clones and playouts a second, compiled against interpreted.

    python bench/engine.py [--rounds 5] [--seconds 0.5] [--json]

One core, CPU time, random play with the event log off. Every round runs each size once in each form, one after the
other in processes of their own, so that a busy machine slows both alike; the figures are medians over the rounds, and
the factor is the median of the rounds' own ratios. A decision is a question with at least two answers, or `end`;
forced answers are given but not counted. Batches keep their masks, and `with sight` also what the player to move sees;
choosing the answers is left out of their time. The compiled form needs a compiled install (see README).
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

SIZES = (
    ("base 4", "card", 4, ("base",)),
    ("base 5", "card", 5, ("base",)),
    ("base 7", "card", 7, ("base",)),
    ("base + Dodge City 5", "card", 5, ("base", "dodge-city")),
    ("base + Dodge City 8", "card", 8, ("base", "dodge-city")),
    ("dice 5", "dice", 5, ()),
    ("dice 8", "dice", 8, ()),
)
FIGURES = (
    ("decisions", "decisions/s"),
    ("games", "games/s"),
    ("from_python", "from Python"),
    ("clones", "clones/s"),
    ("playouts", "clone+playout/s"),
    ("seen", "moves/s seen"),
    ("batched", "batched/s"),
    ("observed", "with sight"),
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often each size runs in each form")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time for each figure of a round")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        print(json.dumps(measure(*json.loads(args.child))))
        return 0
    rounds: dict[str, dict[str, list[dict[str, float]]]] = {name: {"compiled": [], "pure": []} for name, *_ in SIZES}
    for number in range(args.rounds):
        for name, *size in SIZES:
            for form in ("compiled", "pure"):
                if not args.json:
                    print(f"\rround {number + 1} of {args.rounds}: {name}, {form}   ", end="", file=sys.stderr)
                rounds[name][form].append(run_child([*size, args.seconds], form))
    report(rounds, args.json)
    return 0


def run_child(spec: list[object], form: str) -> dict[str, float]:
    environment = {**os.environ, "SIXGUN_PURE": "1" if form == "pure" else "0"}
    command = [sys.executable, str(Path(__file__)), "--child", json.dumps(spec)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    if form == "compiled" and figures["interpreted"]:
        sys.exit("the engine is not compiled here: it needs a C compiler on install (see setup.py)")
    return figures


def report(rounds: dict[str, dict[str, list[dict[str, float]]]], as_json: bool) -> None:
    table = {}
    for name, forms in rounds.items():
        row = {}
        for figure, _ in FIGURES:
            fast = [one[figure] for one in forms["compiled"]]
            slow = [one[figure] for one in forms["pure"]]
            row[figure] = {
                "compiled": statistics.median(fast),
                "interpreted": statistics.median(slow),
                "factor": statistics.median(a / b for a, b in zip(fast, slow, strict=True)),
            }
        table[name] = row
    if as_json:
        print(json.dumps(table, indent=1))
        return
    print("\r" + " " * 60 + "\rcompiled (times the interpreted form)")
    print(f"{'':20}" + "".join(f"{title:>18}" for _, title in FIGURES))
    for name, row in table.items():
        cells = [f"{short(row[figure]['compiled'])} (×{row[figure]['factor']:.0f})" for figure, _ in FIGURES]
        print(f"{name:20}" + "".join(f"{cell:>18}" for cell in cells))


def short(number: float) -> str:
    return f"{number / 1e6:.2f} M" if number >= 1e6 else f"{number / 1e3:.1f} k"


# in a process of its own


def measure(game: str, players: int, sets: list[str], seconds: float) -> dict[str, float]:
    """All figures of one size in the form that this process runs."""
    from sixgun.game import GAMES
    from sixgun.kernel.loop import advance
    from sixgun.kernel.playout import play_at_random
    from sixgun.kernel.rng import Rng
    from sixgun.version import is_interpreted

    rulebook = GAMES[game]

    def deal(seed: int):  # type: ignore[no-untyped-def]
        return rulebook.new_table(players, seed, {}, sets, None, None, log=False)

    def play_games(seed: int) -> int:
        return play_at_random(deal(seed), Rng.seeded(seed + 1_000_000), 100_000)

    def play_from_python(seed: int) -> int:
        table = deal(seed)
        below = Rng.seeded(seed + 1_000_000).below
        decisions = 0
        while not table.over:
            table.offer()
            moves = table.moves
            if moves.n > 1 or table.top.always_asked():
                decisions += 1
            advance(table, moves.items[below(moves.n)])
        return decisions

    middle = deal(5)
    play_at_random(middle, Rng.seeded(1), 20)

    def clone(_: int) -> int:
        for _again in range(100):
            middle.copy()
        return 100

    def clone_and_play(seed: int) -> int:
        play_at_random(middle.copy(), Rng.seeded(seed), 100_000)
        return 1

    def play_seen(seed: int) -> int:
        """With the event log on, and every seat's view read after each move."""
        table = rulebook.new_table(players, seed, {}, sets, None, None)
        below = Rng.seeded(seed).below
        moves = 0
        while not table.over:
            table.offer()
            advance(table, table.moves.items[below(table.moves.n)])
            for seat in range(players):
                rulebook.view(table, seat)
            moves += 1
        return moves

    decisions, games = both_per_second(play_games, seconds)
    return {
        "interpreted": float(is_interpreted()),
        "decisions": decisions,
        "games": games,
        "from_python": per_second(play_from_python, seconds),
        "clones": per_second(clone, seconds),
        "playouts": per_second(clone_and_play, seconds),
        "seen": per_second(play_seen, seconds),
        "batched": batched(game, players, sets, seconds, observe=False),
        "observed": batched(game, players, sets, seconds, observe=True),
    }


def batched(game: str, players: int, sets: list[str], seconds: float, observe: bool) -> float:
    """Decisions a second of a batch of 256 games with their masks, and what the players see if asked for."""
    import numpy

    from sixgun.env import Arrays, new_batch

    batch = new_batch(game, players=players, games=256, seed=1, sets=sets, observe=observe)
    arrays = Arrays(batch)
    generator = numpy.random.default_rng(1)
    spent = 0.0
    cost = clock_cost()
    while spent < seconds:
        luck = generator.random(arrays.masks.shape, dtype=numpy.float32)
        tokens = (arrays.masks * luck).argmax(axis=1).tolist()
        began = time.process_time()
        batch.step(tokens)
        spent += time.process_time() - began - cost
    return int(batch.decisions) / spent


def clock_cost() -> float:
    """What reading the clock costs; a step of a batch is short enough for that to count."""
    began = time.process_time()
    for _ in range(999):
        time.process_time()
    return (time.process_time() - began) / 1000


def both_per_second(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """How many units of work, and how many calls, a CPU second holds; `work` returns how many units it did."""
    done = 0
    calls = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(1 + calls // 8):  # reading the clock costs as much as a tenth of a dice game
            done += work(calls)
            calls += 1
    return done / spent, calls / spent


def per_second(work: Callable[[int], int], seconds: float) -> float:
    return both_per_second(work, seconds)[0]


if __name__ == "__main__":
    sys.exit(main())
