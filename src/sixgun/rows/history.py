"""History: who harmed whom and who helped whom, for those who see only numbers. The longer ago, the fainter."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.rows.row import LOW, extended, put_all, signed, wipe

SEATS: Final = 8
PAIRS: Final = SEATS * SEATS
NUMBERS: Final = 2 * PAIRS
"""Of a row: for each seat what it did to each, harm first and then help."""

HELP: Final = PAIRS
"""What a deed is: the seat times SEATS plus its target, and for one that helped so much more."""

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
    """What the seats of one table did to each other for all to see."""

    def __init__(self, players: i64) -> None:
        self.players: Final[i64] = players
        self.marks: vec[i64] = vec[i64]([0] * (2 * SEATS))
        """For each seat a word with a byte for each other: the harm that they did, and then the help."""

    def add(self, deed: i64) -> None:
        self.marks[deed >> 3] = marked(self.marks[deed >> 3], deed & 7)

    def forget(self) -> None:
        wipe(self.marks, 0, len(self.marks))

    def fade(self) -> None:
        """A turn is over."""
        marks = self.marks
        for word in range(len(marks)):
            if marks[word] != 0:
                marks[word] = fainter(marks[word])

    def write(self, me: i64, out: vec[i64], place: i64) -> None:
        """Into a row, seats counted clockwise from `me`."""
        self.write_part(0, me, out, place)
        self.write_part(SEATS, me, out, place + PAIRS)

    def write_part(self, first: i64, me: i64, out: vec[i64], place: i64) -> None:
        """The harm or the help: every word that is not empty, turned so that the mark of `me` comes first."""
        n = self.players
        marks = self.marks
        before, after, everyone = LOW[me], LOW[n - me], LOW[n]
        down, up = 8 * me, 8 * (n - me)
        for i in range(n):
            some = marks[first + (me + i if me + i < n else me + i - n)]
            if some != 0:
                last = extended(some & before, before)  # those before `me` come last
                put_all(out, place + i * SEATS, (some >> down & after | last << up) & everyone)

    def copy(self) -> "History":
        other = History(self.players)
        other.marks = self.marks[:]
        return other


def marked(marks: i64, target: i64) -> i64:
    """The marks of a seat after one more deed."""
    place = 8 * target
    before = marks >> place & MOST
    after = before + MARK
    if after > MOST:
        after = MOST
    if place == TOP:
        return marks & LOW[7] | signed(after, 1) << TOP
    return marks + (after - before << place)


def fainter(marks: i64) -> i64:
    """The marks of a seat after one more turn."""
    goes = (marks >> FADES & WHOLE) + ((marks & PARTS) + PARTS >> FADES & ONES)
    left = (marks & LOW[7]) - goes
    last = marks >> TOP & MOST
    return left | signed(last - (last + (1 << FADES) - 1 >> FADES), 1) << TOP
