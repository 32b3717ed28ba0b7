"""One fault: what was done, how long the tables needed, and how long our processes waited for a processor meanwhile."""

import os
from collections.abc import Iterable

import msgspec

from tools.server_trial.usage import kept_waiting


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
        self.before = {pid: kept_waiting(pid) for pid in (*pids, os.getpid())}

    def longest(self) -> float:
        return max(kept_waiting(pid) - before for pid, before in self.before.items())


def load() -> float:
    return os.getloadavg()[0]
