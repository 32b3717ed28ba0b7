"""The numbers of the judge that come with the package, with the command that made them."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from sixgun.judge.scales import Rows, Scales

OPEN: Final = "open"
SEAT: Final = "seat"
FRESH: Final = "fresh"
"""The ways to look at a position: with everything open, as a seat, and with everything open when a turn has just begun.
That is where what was tried out is judged; in the middle of a turn the same cards and lives are worth something else.
"""
WAYS: Final = (OPEN, SEAT, FRESH)
UNITS: Final = "units"
"""What is learned from the facts, for all ways to look."""
DEEP: Final = "deep"
"""What is learned from the units, where there is enough to learn from."""


@cache
def read() -> Any:
    """By kind of table what it was fitted to, and what came of it."""
    return json.loads(files("sixgun").joinpath("judge", "judge.json").read_text(encoding="utf-8"))


def scales_for(numbers: Mapping[str, Rows], way: str) -> Scales:
    """What a kind of table is weighed on, of its numbers, to look at it in some way."""
    return Scales(numbers[UNITS], numbers.get(DEEP, []), numbers[way])
