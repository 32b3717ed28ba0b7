"""What processes use of the machine, and how long they wait for it, as Linux counts it."""

import os
import resource
from contextlib import suppress
from pathlib import Path


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_of_family(pid: int) -> float:
    """The same with the processes that it has started and that still run: those of PostgreSQL's connections."""
    used = cpu_seconds(pid)
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with suppress(OSError):
            used += cpu_seconds(int(child))
    return used


def kept_waiting(pid: int) -> float:
    """Seconds that the thread of a process which waited most could have run since it began, but for other programs."""
    longest = 0.0
    with suppress(OSError):  # it has ended
        for thread in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError):
                longest = max(longest, int((thread / "schedstat").read_text().split()[1]) / 1e9)
    return longest


def resident_kb(pid: int) -> int:
    """The memory a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize() // 1024
