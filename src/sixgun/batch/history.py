"""History: who harmed whom and who helped whom, for those who see only numbers. The longer ago, the fainter."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

SEATS: Final = 8
PAIRS: Final = SEATS * SEATS
NUMBERS: Final = 2 * PAIRS
"""Of a row: for each seat what it did to each, harm first and then help."""

MARK: Final = 32
MOST: Final = 255
FADES: Final = 5
ROUND_UP: Final = (1 << FADES) - 1
"""A deed adds so much, up to the most; with every turn a share of 1 in 2 ** FADES goes."""


@final
@mypyc_attr(acyclic=True)
class History:
    """What the seats of one table did to each other for all to see."""

    def __init__(self) -> None:
        self.harm: vec[i64] = vec[i64]([0] * PAIRS)
        self.help: vec[i64] = vec[i64]([0] * PAIRS)

    def harmed(self, seat: i64, target: i64) -> None:
        place = seat * SEATS + target
        self.harm[place] = stronger(self.harm[place])

    def helped(self, seat: i64, target: i64) -> None:
        place = seat * SEATS + target
        self.help[place] = stronger(self.help[place])

    def fade(self) -> None:
        """A turn is over."""
        for place in range(PAIRS):
            self.harm[place] -= self.harm[place] + ROUND_UP >> FADES
            self.help[place] -= self.help[place] + ROUND_UP >> FADES

    def write(self, me: i64, n: i64, out: vec[u8], at: i64) -> None:
        """Into a row, seats counted clockwise from `me`; those of seats that are not there stay 0."""
        harm, help = self.harm, self.help
        seat = me
        for i in range(n):
            place = at + i * SEATS
            other = seat * SEATS + me
            last = seat * SEATS + n
            for j in range(n):
                out[place + j] = u8(harm[other])
                out[place + PAIRS + j] = u8(help[other])
                other += 1
                if other == last:
                    other -= n
            seat += 1
            if seat == n:
                seat = 0

    def copy(self) -> "History":
        other = History()
        other.harm = self.harm[:]
        other.help = self.help[:]
        return other


def stronger(mark: i64) -> i64:
    return mark + MARK if mark + MARK < MOST else MOST
