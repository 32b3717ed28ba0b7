"""95 % intervals: for how often something happens, and for what a change makes of it on the same deals."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959963984540054
"""Standard deviations to either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Estimate:
    """A share or a difference of shares, with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def clear_of_zero(self) -> bool:
        return self.low > 0 or self.high < 0


def wilson(wins: int, games: int) -> Estimate:
    """How often something happens, seen `wins` times in `games`: Wilson's score interval.

    Unlike the mean ± 2 standard errors it is right for rare events and never leaves 0 to 1.

    >>> wilson(0, 10)
    Estimate(value=0.0, low=0.0, high=0.277...)
    """
    if not 0 <= wins <= games:
        raise ValueError(f"{wins} wins in {games} games cannot be")
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / games
    weight = 1 + Z * Z / games
    centre = (share + Z * Z / (2 * games)) / weight
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / weight
    # At the ends the bound is the end itself, which rounding would miss by a hair.
    low = 0.0 if wins == 0 else centre - half
    high = 1.0 if wins == games else centre + half
    return Estimate(share, low, high)


@dataclass(frozen=True)
class Paired:
    """Differences on the same deals. Whole numbers, so that sums are the same in whatever order they are made.

    A deal gives one difference: what changed for all `seats` of a kind together. Seats of one deal hang together (two
    Outlaws win or lose as one), so deals are what is counted, not seats.
    """

    seats: int
    deals: int = 0
    total: int = 0
    squares: int = 0

    def __add__(self, other: "Paired") -> "Paired":
        assert self.seats == other.seats
        return Paired(self.seats, self.deals + other.deals, self.total + other.total, self.squares + other.squares)

    def with_deal(self, difference: int) -> "Paired":
        return Paired(self.seats, self.deals + 1, self.total + difference, self.squares + difference * difference)

    @property
    def estimate(self) -> Estimate:
        """The mean difference a seat. The interval is Agresti and Min's for matched pairs (2005).

        It counts two deals more than there were, half of one better and half of one worse, so that a few deals
        without any difference do not pass for certainty.
        """
        if self.deals == 0:
            return Estimate(0.0, -1.0, 1.0)
        n = self.deals + 2
        mean = self.total / n
        variance = (self.squares + 1) / n - mean * mean
        half = Z * sqrt(variance / n)
        low, high = (mean - half) / self.seats, (mean + half) / self.seats
        return Estimate(self.total / self.deals / self.seats, max(low, -1.0), min(high, 1.0))
