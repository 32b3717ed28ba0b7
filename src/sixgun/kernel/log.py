"""The log of a table: what happened, as ints, and who may see the one secret in each entry."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

WIDTH: Final = 6
"""Ints an entry: what, seat, other, card, amount, audience."""

NO_CARD: Final = -1
TO_ALL: Final = 511  # eight seats and the spectators
TO_NONE: Final = 0


@final
@mypyc_attr(acyclic=True)
class Log:
    """Entries one after the other. The card of an entry is for its audience (a bit a seat), the rest for everyone."""

    def __init__(self) -> None:
        self.ints: vec[i64] = vec[i64]()

    @staticmethod
    def of(ints: list[int]) -> "Log":
        """The log with these entries; a list, for a vec that interpreted code hands to compiled code is never freed."""
        log = Log()
        log.ints = vec[i64](ints)
        return log

    def copy(self) -> "Log":
        log = Log()
        log.ints = self.ints[:]
        return log

    def add(self, what: i64, seat: i64, other: i64, card: i64, amount: i64, audience: i64) -> None:
        ints = append(self.ints, what)
        ints = append(ints, seat)
        ints = append(ints, other)
        ints = append(ints, card)
        ints = append(ints, amount)
        self.ints = append(ints, audience)

    def __len__(self) -> int:
        return len(self.ints) // WIDTH

    def entry(self, n: int) -> tuple[int, int, int, int, int, int]:
        at = n * WIDTH
        i = self.ints
        return i[at], i[at + 1], i[at + 2], i[at + 3], i[at + 4], i[at + 5]
