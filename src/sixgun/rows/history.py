"""History: who harmed whom and who helped whom, for those who see only numbers. The longer ago, the fainter."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.rows.row import LOW, put_all, signed

SEATS: Final = 8
PAIRS: Final = SEATS * SEATS
NUMBERS: Final = 2 * PAIRS
"""Of a row: for each seat what it did to each, harm first and then help."""

MARK: Final = 32
MOST: Final = 255
FADES: Final = 5
"""A deed adds so much, up to the most; with every turn a share of 1 in 2 ** FADES goes, rounded up."""

TOP: Final = 56
"""Where the mark of the last seat begins; the others are faded all at once."""
WHOLE: Final = 0x00_07_07_07_07_07_07_07
PARTS: Final = 0x00_1F_1F_1F_1F_1F_1F_1F
ONES: Final = 0x00_01_01_01_01_01_01_01
"""Of each of their bytes: what of it is left FADES bits lower, the bits below that, the lowest bit."""


@final
@mypyc_attr(acyclic=True)
class History:
    """What the seats of one table did to each other for all to see: a word for each seat, a byte for each other."""

    def __init__(self, players: i64) -> None:
        self.players: Final[i64] = players
        self.harm: vec[i64] = vec[i64]([0] * SEATS)
        self.help: vec[i64] = vec[i64]([0] * SEATS)

    def harmed(self, seat: i64, target: i64) -> None:
        self.harm[seat] = marked(self.harm[seat], target)

    def helped(self, seat: i64, target: i64) -> None:
        self.help[seat] = marked(self.help[seat], target)

    def forget(self) -> None:
        for seat in range(self.players):
            self.harm[seat] = 0
            self.help[seat] = 0

    def fade(self) -> None:
        """A turn is over."""
        for seat in range(self.players):
            if self.harm[seat] != 0:
                self.harm[seat] = fainter(self.harm[seat])
            if self.help[seat] != 0:
                self.help[seat] = fainter(self.help[seat])

    def write(self, me: i64, out: vec[i64], place: i64) -> None:
        """Into a row, seats counted clockwise from `me`."""
        n = self.players
        seat = me
        for _ in range(n):
            if self.harm[seat] != 0:
                put_all(out, place, turned(self.harm[seat], me, n))
            if self.help[seat] != 0:
                put_all(out, place + PAIRS, turned(self.help[seat], me, n))
            place += SEATS
            seat += 1
            if seat == n:
                seat = 0

    def copy(self) -> "History":
        other = History(self.players)
        other.harm = self.harm[:]
        other.help = self.help[:]
        return other


def marked(marks: i64, target: i64) -> i64:
    """The marks of a seat after one more deed."""
    place = 8 * target
    before = marks >> place & MOST
    after = before + MARK if before + MARK < MOST else MOST
    if place == TOP:
        return marks & LOW[7] | signed(after, 1) << TOP
    return marks + (after - before << place)


def fainter(marks: i64) -> i64:
    """The marks of a seat after one more turn."""
    goes = (marks >> FADES & WHOLE) + ((marks & PARTS) + PARTS >> FADES & ONES)
    left = (marks & LOW[7]) - goes
    last = marks >> TOP & MOST
    return left | signed(last - (last + (1 << FADES) - 1 >> FADES), 1) << TOP


def turned(marks: i64, me: i64, n: i64) -> i64:
    """The marks of a seat with those of `me` first."""
    return (marks >> 8 * me & LOW[n - me] | signed(marks, me) << 8 * (n - me)) & LOW[n]
