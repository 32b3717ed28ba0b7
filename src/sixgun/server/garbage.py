"""When Python looks for garbage. It is here alone so that it can be said before anything else is loaded."""

import gc
from typing import Final

COLLECT: Final = (50_000, 20, 100)
"""Objects more before the youngest are looked through, and how often that happens before older ones are."""


def rarely_collect() -> None:
    """Look for garbage in cycles seldom: what a move leaves behind is freed at once.

    To look through all tables for the rest takes a tenth of a second, in which nobody is served; and while modules are
    loaded or many tables are taken up, a tenth of the time.
    """
    gc.set_threshold(*COLLECT)


def keep_for_good() -> None:
    """Never look for garbage among what is there when people come."""
    gc.collect()
    gc.freeze()
