"""A list of ints that is filled, read and filled again without new memory."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Buffer:
    """The first `n` of `items` count; the rest is room left over from before.

    Others only read the items: they may be a list that all share.
    """

    def __init__(self) -> None:
        self.own: vec[i64] = vec[i64]()
        self.items: vec[i64] = self.own
        self.n: i64 = 0

    def clear(self) -> None:
        self.items = self.own
        self.n = 0

    def add(self, item: i64) -> None:
        """One more; after `hold` only once it was cleared."""
        if self.n < len(self.own):
            self.own[self.n] = item
        else:
            self.own = append(self.own, item)
            self.items = self.own
        self.n += 1

    def hold(self, items: vec[i64]) -> None:
        """Show a list that never changes, and nothing else."""
        self.items = items
        self.n = len(items)

    def make_room(self, n: i64) -> vec[i64]:
        """Hold `n` items, which the caller writes into the list that he gets."""
        while len(self.own) < n:
            self.own = append(self.own, 0)
        self.items = self.own
        self.n = n
        return self.own

    def keep(self, marks: "Buffer", mark: i64) -> None:
        """Of the items keep those at whose places `marks` has this mark."""
        before = self.items
        n = self.n
        marked = marks.items
        self.clear()
        for i in range(n):
            if marked[i] == mark:
                self.add(before[i])

    def has(self, item: i64) -> bool:
        for i in range(self.n):
            if self.items[i] == item:
                return True
        return False

    def ints(self) -> list[int]:
        """What is in it, as a plain list: for the edge, not for loops that must be fast."""
        return [self.items[i] for i in range(self.n)]
