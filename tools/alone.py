"""One process at a time, where two would get in each other's way: the second waits, and then finds the work done."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BUILD = Path(__file__).resolve().parent.parent / "build"


@contextmanager
def alone(at: str) -> Iterator[None]:
    """Hold the lock of that name; it is let go when the process ends, however that comes."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{at}.lock").open("w") as lock:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
