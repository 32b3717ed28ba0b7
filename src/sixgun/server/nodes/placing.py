"""Which server a new table goes to: the one with most to spare, by what each has said and by what it got since."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

LATE: Final = 1.0
"""Seconds after which a table that was placed at a server is surely among those it tells of."""


@dataclass(frozen=True)
class Standing:
    """What a server said of itself, and when by our clock: the share of a processor it needs, and its tables."""

    node: str
    busy: float
    tables: int
    said: float


class Placing:
    """Remembers what was placed at whom until he tells of it himself."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.placed: dict[str, list[float]] = {}

    def note(self, node: str) -> None:
        """A table has just gone there."""
        self.placed.setdefault(node, []).append(self.now())

    def idlest(self, servers: Sequence[Standing]) -> str:
        """Who is least busy, and of those that are alike who has fewest tables."""
        return min(servers, key=lambda server: (round(server.busy, 1), server.tables + self.untold(server))).node

    def untold(self, server: Standing) -> int:
        """How many tables it got that it cannot have told of yet."""
        later = [at for at in self.placed.get(server.node, ()) if at > server.said - LATE]
        self.placed[server.node] = later
        return len(later)
