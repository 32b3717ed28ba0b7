"""A list of ints that is filled, read and filled again without new memory."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Buffer:
    """The first `n` of `items` count; the rest is room left over from before."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]()
        self.n: i64 = 0

    def add(self, item: i64) -> None:
        """One more."""
        if self.n < len(self.items):
            self.items[self.n] = item
        else:
            self.items = append(self.items, item)
        self.n += 1

    def make_room(self, n: i64) -> vec[i64]:
        """Hold `n` items, which the caller writes into the list that he gets."""
        while len(self.items) < n:
            self.items = append(self.items, 0)
        self.n = n
        return self.items

    def keep(self, marks: "Buffer", mark: i64) -> None:
        """Of the items keep those at whose places `marks` has this mark."""
        n = self.n
        self.n = 0
        for i in range(n):
            if marks.items[i] == mark:
                self.add(self.items[i])

    def copy(self) -> "Buffer":
        other = Buffer()
        other.items = self.items[: self.n]
        other.n = self.n
        return other

    def has(self, item: i64) -> bool:
        for i in range(self.n):
            if self.items[i] == item:
                return True
        return False

    def ints(self) -> list[int]:
        """What is in it, as a plain list: for the edge, not for loops that must be fast."""
        return [self.items[i] for i in range(self.n)]
