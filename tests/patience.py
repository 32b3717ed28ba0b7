"""How long a test waits for what must come: no measure of anything, only an end for what hangs."""

from typing import Final

PATIENCE: Final = 300
"""Seconds. A machine that is busy with other things takes its time, and no test is about that."""
