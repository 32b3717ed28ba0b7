"""Means of things that were tried out, with their standard errors."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True)
class Effort:
    """How much is tried out: enough by default that a whole game of seven takes less than a minute of one core."""

    values: int = 40
    """Times that a position is played on to the end of its turn."""
    choosing: int = 16
    """Worlds in which the answers worth thinking of are compared, to find the best."""
    comparing: int = 48
    """Worlds in which the best is then held against the one given; others than those, or luck would choose it."""
    few: int = 6
    """Answers worth thinking of."""
    ahead: int = 2
    """Turns that an answer is looked ahead: the one under way and those that follow."""


QUICK = Effort(values=4, choosing=3, comparing=4, few=3, ahead=1)
"""For a first look."""


@dataclass(frozen=True)
class Mean:
    """A mean and its standard error."""

    value: float
    error: float


def mean_of(found: Sequence[float]) -> Mean:
    """
    >>> mean_of([0.25, 0.75])
    Mean(value=0.5, error=0.25)
    """
    n = len(found)
    if n == 0:
        return Mean(0.0, 0.0)
    middle = sum(found) / n
    if n == 1:
        return Mean(middle, 0.0)
    return Mean(middle, sqrt(sum((each - middle) ** 2 for each in found) / (n * (n - 1))))


def means_of(rows: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The means of several columns, and their errors."""
    means = [mean_of(column) for column in zip(*rows, strict=True)]
    return tuple(each.value for each in means), tuple(each.error for each in means)


def together(errors: Sequence[float]) -> float:
    """The error of a sum of things that were tried out apart.

    >>> together([3.0, 4.0])
    5.0
    """
    return sqrt(sum(error * error for error in errors))
