"""One fault: what was done, how long the tables needed, and how long our processes waited for a processor meanwhile."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import msgspec


class Fault(msgspec.Struct):
    """What was done, and how long the last table needed to play on."""

    what: str
    seconds: float
    tables: list[float]
    kept_waiting: float = 0.0
    """Seconds that the slowest of the servers left, or the players, would have run but for other programs."""
    load: float = 0.0
    """How many programs wanted a processor, on the average of the last minute."""

    @property
    def excuse(self) -> str:
        """How busy the machine was."""
        return f"load {self.load:.1f}, kept waiting for a processor {self.kept_waiting:.1f} s"


class Patience:
    """How long processes wait for a processor from now on; the system counts it for every thread."""

    def __init__(self, pids: Iterable[int]) -> None:
        self.before = {pid: waited(pid) for pid in (*pids, os.getpid())}

    def longest(self) -> float:
        return max(waited(pid) - before for pid, before in self.before.items())


def waited(pid: int) -> float:
    """Seconds that the thread of a process which waited most has waited for a processor since it began."""
    longest = 0.0
    with suppress(OSError):  # it has ended
        for thread in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError):
                longest = max(longest, int((thread / "schedstat").read_text().split()[1]) / 1e9)
    return longest


def load() -> float:
    return os.getloadavg()[0]
