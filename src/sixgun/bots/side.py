"""The sides of the game, the law, the Outlaws and a Renegade: how likely each wins, by facts about a table.

A softmax over the facts, with numbers fitted to the ends of many games. Which facts there are is the game's affair.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.kernel.roles import OUTLAW, RENEGADE

SIDES: Final = ("outlaws", "renegade")
"""The law is what the others are compared with."""
STEEPEST: Final = 30.0
"""Beyond this a side is as good as sure to win."""


def share(role: i64, numbers: vec[float], facts: vec[float], outlaws_can: bool, renegade_can: bool) -> float:
    """How likely the side of a role wins; one that cannot has no share.

    The numbers are those of the Outlaws, then those of the Renegade.
    """
    count: i64 = len(facts)
    gang: float = 0.0
    alone: float = 0.0
    for i in range(count):
        gang += numbers[i] * facts[i]
        alone += numbers[count + i] * facts[i]
    gang = exp(min(gang, STEEPEST)) if outlaws_can else 0.0
    alone = exp(min(alone, STEEPEST)) if renegade_can else 0.0
    total = 1.0 + gang + alone
    if role == OUTLAW:
        return gang / total
    return alone / total if role == RENEGADE else 1.0 / total


def read_numbers(given: Mapping[str, Mapping[str, float]], names: Sequence[str]) -> vec[float]:
    """The numbers of each side as `share` takes them, from how people read them."""
    return vec[float]([float(given[side][name]) for side in SIDES for name in names])


def name_numbers(rows: Sequence[Sequence[float]], names: Sequence[str]) -> dict[str, dict[str, float]]:
    """The numbers of each side for people to read: side, name, number."""
    return {
        side: {name: round(number, 4) for name, number in zip(names, row, strict=True)}
        for side, row in zip(SIDES, rows, strict=True)
    }
