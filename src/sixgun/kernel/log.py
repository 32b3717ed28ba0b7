"""The log of a table: what happened, as ints, and who may see the one secret in each entry."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

WIDTH: Final = 8
"""Ints an entry: what, seat, other, card, amount, audience, could, part."""

OLDER_WIDTH: Final = 6
"""Before an entry said who else could have been meant, and what of them."""

Entry = tuple[int, int, int, int, int, int, int, int]

NO_CARD: Final = -1
TO_ALL: Final = 511  # eight seats and the spectators
TO_NONE: Final = 0


@mypyc_attr(acyclic=True)
class Log:
    """Entries one after the other. The card of an entry is for its audience (a bit a seat), the rest for everyone.

    `could` has a bit for each seat that the deed could have been aimed at, by what everybody sees; `part` is what of
    its target was meant, by the game's own numbers, 0 for the target as such. That is what tells friend from foe, so
    whoever wants to know who is who needs nothing but the log.
    """

    def __init__(self, keeps: bool = True) -> None:
        self.keeps: Final = keeps
        """Whether entries are kept to be read; whoever only counts deeds need not be told every detail."""
        self.ints: vec[i64] = vec[i64]()

    @staticmethod
    def of(ints: list[int]) -> "Log":
        """The log with these entries; a list, for a vec that interpreted code hands to compiled code is never freed."""
        log = Log()
        log.ints = vec[i64](ints)
        return log

    @staticmethod
    def of_older(ints: list[int]) -> "Log":
        """The log with entries of the older width: nobody knows any more who else could have been meant."""
        wider: list[int] = []
        for at in range(0, len(ints), OLDER_WIDTH):
            wider += [*ints[at : at + OLDER_WIDTH], 0, 0]
        return Log.of(wider)

    def copy(self) -> "Log":
        log = Log()
        log.ints = self.ints[:]
        return log

    def add(
        self, what: i64, seat: i64, other: i64, card: i64, amount: i64, audience: i64, could: i64 = 0, part: i64 = 0
    ) -> None:
        ints = append(self.ints, what)
        ints = append(ints, seat)
        ints = append(ints, other)
        ints = append(ints, card)
        ints = append(ints, amount)
        ints = append(ints, audience)
        ints = append(ints, could)
        self.ints = append(ints, part)

    def aimed(self, could: i64, part: i64) -> None:
        """Add to the latest entry whom the deed could have been aimed at, and what of its target was meant."""
        ints = self.ints
        ints[len(ints) - 2] = could
        ints[len(ints) - 1] = part

    def __len__(self) -> int:
        return len(self.ints) // WIDTH

    def entry(self, n: int) -> Entry:
        at = n * WIDTH
        i = self.ints
        return i[at], i[at + 1], i[at + 2], i[at + 3], i[at + 4], i[at + 5], i[at + 6], i[at + 7]
