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

    def clear(self) -> None:
        self.n = 0

    def add(self, item: i64) -> None:
        if self.n < len(self.items):
            self.items[self.n] = item
        else:
            self.items = append(self.items, item)
        self.n += 1

    def hold(self, items: vec[i64], start: i64, end: i64) -> None:
        """Be filled with a part of a table, and with nothing else."""
        n = end - start
        while len(self.items) < n:
            self.items = append(self.items, 0)
        mine = self.items
        for i in range(n):
            mine[i] = items[start + i]
        self.n = n

    def has(self, item: i64) -> bool:
        for i in range(self.n):
            if self.items[i] == item:
                return True
        return False

    def ints(self) -> list[int]:
        """What is in it, as a plain list: for the edge, not for loops that must be fast."""
        return [self.items[i] for i in range(self.n)]
