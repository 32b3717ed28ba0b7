"""The scales on which a judge weighs facts: learned units, deep ones that look at units, and a softmax over all.

Most facts of a position are nought, so their numbers lie fact by fact: those of a nought are never looked at.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.kernel.sums import add, flatten

Rows = list[list[float]]
Three = tuple[float, float, float]
"""The chances of the law, the Outlaws and the Renegades together; at a table of three of Deputy, Outlaw, Renegade."""

STEEPEST: Final = 30.0


@final
@mypyc_attr(acyclic=True)
class Scales:
    """The numbers of one kind of table for one way to look."""

    def __init__(self, units: Rows, deep: Rows, weights: Rows) -> None:
        self.facts: Final[i64] = len(weights[0]) - len(units) - len(deep)
        self.units: Final = fact_by_fact(units)
        """A number for each unit."""
        self.deep: Final = fact_by_fact(deep)
        """A number for each deep unit: first the one that stands alone, then those for the units."""
        self.weights: Final = fact_by_fact(weights)
        """One for the Outlaws and one for the Renegades, for the facts, the units and the deep units behind them."""
        self.none: Final = vec[float]([0.0] * len(units))
        self.alone: Final = self.deep[: len(deep)]

    def weigh(self, facts: list[float]) -> Three:
        units = self.none[:]
        width: i64 = len(units)
        sides = vec[float]([0.0, 0.0])
        for at in range(self.facts):
            fact = facts[at]
            if fact != 0.0:
                add(units, self.units, at * width, fact)
                add(sides, self.weights, at * 2, fact)
        flatten(units)
        deep = self.alone[:]
        beyond: i64 = len(deep)
        for at in range(width):
            if units[at] != 0.0:
                add(deep, self.deep, (1 + at) * beyond, units[at])
                add(sides, self.weights, (self.facts + at) * 2, units[at])
        flatten(deep)
        for at in range(beyond):
            if deep[at] != 0.0:
                add(sides, self.weights, (self.facts + width + at) * 2, deep[at])
        gang, alone = exp(min(sides[0], STEEPEST)), exp(min(sides[1], STEEPEST))
        total = 1.0 + gang + alone
        return 1.0 / total, gang / total, alone / total


def fact_by_fact(rows: Rows) -> vec[float]:
    """The numbers of several rows, those of the first fact in all of them first."""
    found = vec[float]()
    for at in range(len(rows[0]) if rows else 0):
        for row in rows:
            found = append(found, row[at])
    return found
