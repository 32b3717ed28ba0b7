"""The ratings of the bots, which are fixed: from what docs/bots.json has measured of each level over the one below.

python -m tools.bot_ratings           writes src/sixgun/rating/bots.json
python -m tools.bot_ratings --check   exits with 1 when that file is not current
"""

import json
import sys
from itertools import pairwise
from math import log, sqrt
from pathlib import Path
from statistics import mean
from typing import Any, Final

from sixgun.rating.bots import FILE
from sixgun.rating.skill import MEAN, UNIT
from tools.made_file import make

MEASURED: Final = Path("docs/bots.json")
LEVELS: Final = ("greenhorn", "drifter", "ranger", "gunslinger", "legend", "myth")
AVERAGE: Final = "ranger"
"""What is usual was measured among these: they are the average player."""
SIZES: Final = (5, 7)


def step(found: dict[str, Any]) -> tuple[float, float]:
    """How much better the odds of a seat become, as a logarithm, and the variance of that."""
    overall = found["overall"]
    seats = overall["seats"] * overall["deals"]
    odds = [log(wins / (seats - wins)) for wins in (overall["before"], overall["after"])]
    doubt = sum(seats / (wins * (seats - wins)) for wins in (overall["before"], overall["after"]))
    return odds[1] - odds[0], doubt


def skills(comparisons: dict[str, Any], game: str) -> dict[str, dict[str, float]]:
    """Each level, reckoned from the level below it."""
    at, doubt = {LEVELS[0]: 0.0}, {LEVELS[0]: 0.0}
    for lower, upper in pairwise(LEVELS):
        found = [
            step(each)
            for each in comparisons.values()
            if each["game"] == game
            and each["players"] in SIZES
            and "events" not in str(each.get("sets", ""))
            and (each["bot"].partition(":")[0], each["against"]) == (upper, lower)
        ]
        if not found:
            break  # not measured yet
        at[upper] = at[lower] + mean(better for better, _ in found)
        doubt[upper] = doubt[lower] + sum(each for _, each in found) / len(found) ** 2
    return {
        level: {
            "mu": round(MEAN + UNIT * (at[level] - at[AVERAGE]), 2),
            "sigma": round(UNIT * sqrt(abs(doubt[level] - doubt[AVERAGE])), 2),
        }
        for level in at
    }


def text() -> str:
    comparisons = json.loads(MEASURED.read_text(encoding="utf-8"))["comparisons"]
    return json.dumps({game: skills(comparisons, game) for game in ("card", "dice")}, indent=1) + "\n"


def main(words: list[str] | None = None) -> int:
    return make("bot_ratings", __doc__, FILE, text, words)


if __name__ == "__main__":
    sys.exit(main())
