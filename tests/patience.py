"""How long a test waits for what must come: no measure of anything, only an end for what hangs."""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 300
"""Seconds. A machine that is busy with other things takes its time, and no test is about that."""


def wait_until(is_so: Callable[[], bool]) -> None:
    """Look again and again until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it is still not so"
        time.sleep(0.05)
