"""What workers and the trainer share: one block of memory, in which every worker has its own lines of every array."""

from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy

from training.games import SHAPES

SEATS = 8


class Shared:
    """Two halves of so many games each: while one is stepped, the net answers for the other."""

    def __init__(self, game: str, games: int, name: str | None = None) -> None:
        shape = SHAPES[game]
        self.games = games
        arrays: dict[str, tuple[int, Any]] = {
            "rows": (shape.shown, numpy.uint8),
            "open_rows": (shape.row, numpy.uint8),
            "masks": (shape.tokens, numpy.uint8),
            "rewards": (SEATS, numpy.uint8),
            "ended": (1, numpy.uint8),
            "actors": (1, numpy.uint8),
            "tokens": (1, numpy.uint8),
        }
        size = sum(2 * games * width for width, _ in arrays.values())
        self.memory = SharedMemory(name=name, create=name is None, size=size)
        self.arrays: dict[str, Any] = {}
        at = 0
        for one, (width, kind) in arrays.items():
            self.arrays[one] = numpy.ndarray((2, games, width), kind, self.memory.buf, at)
            at += 2 * games * width

    @property
    def name(self) -> str:
        return self.memory.name

    def __getitem__(self, name: str) -> Any:
        return self.arrays[name]

    def close(self, for_good: bool) -> None:
        self.arrays.clear()
        self.memory.close()
        if for_good:
            self.memory.unlink()
