"""What a learner's batch costs: decisions a second of one core, with less and with more in its rows.

    python bench/learning.py [--seconds 1] [--rounds 3]

CPU time of `step` alone, random tokens, 256 games at once; each figure is the median of its rounds, and the rounds take
all figures in turn, so that a busy machine slows all alike.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy

from sixgun.env import Arrays, new_batch
from sixgun.version import is_interpreted

SIZES: dict[str, dict[str, Any]] = {
    "base 5": {"game": "card", "players": 5},
    "base + Dodge City 8": {"game": "card", "players": 8, "sets": ("base", "dodge-city")},
    "dice 5": {"game": "dice", "players": 5},
    "dice 8": {"game": "dice", "players": 8},
}
WAYS: dict[str, dict[str, Any]] = {
    "masks": {"observe": False},
    "rows": {"history": False},
    "rows and history": {},
    "and open rows": {"open_rows": True},
}
GAMES = 256


def stepping(size: dict[str, Any], way: dict[str, Any]) -> Callable[[float], float]:
    """Steps a batch for so many seconds, and tells the decisions in each."""
    batch = new_batch(games=GAMES, seed=1, **size, **way)
    arrays = Arrays(batch)
    luck = numpy.random.default_rng(1)

    def step(seconds: float) -> float:
        before, spent = batch.decisions, 0.0
        while spent < seconds:
            tokens = (arrays.masks * luck.random(arrays.masks.shape, dtype=numpy.float32)).argmax(axis=1).tolist()
            began = time.process_time()
            batch.step(tokens)
            spent += time.process_time() - began
        return int(batch.decisions - before) / spent

    return step


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each figure of a round")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    if is_interpreted():
        print("the engine is not compiled here: these figures say little")
    steps = {(size, way): stepping(SIZES[size], WAYS[way]) for size in SIZES for way in WAYS}
    taken: dict[tuple[str, str], list[float]] = {which: [] for which in steps}
    for _ in range(args.rounds):
        for which, step in steps.items():
            taken[which].append(step(args.seconds))
    print(f"{'':22}" + "".join(f"{way:>18}" for way in WAYS))
    for size in SIZES:
        print(f"{size:22}" + "".join(f"{statistics.median(taken[size, way]) / 1e6:>16.2f} M" for way in WAYS))


if __name__ == "__main__":
    main()
