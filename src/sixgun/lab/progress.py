"""How far a run is: a bar on a terminal, a line now and then elsewhere. Both go to the error stream."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

SECONDS_BETWEEN_LINES: Final = 10.0


@contextmanager
def progress(total: int, what: str) -> Iterator[Callable[[int], None]]:
    """Shows how many of `total` are done; call what it gives with how many more there are."""
    if not sys.stderr.isatty():
        yield Lines(total, what)
        return
    from rich.console import Console  # slow, and of no use without a terminal
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(file=sys.stderr)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(what), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda count: bar.advance(task, count)


class Lines:
    """Progress where nobody watches: a line every ten seconds."""

    def __init__(self, total: int, what: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.total = total
        self.what = what
        self.clock = clock
        self.done = 0
        self.said = self.began = clock()

    def __call__(self, count: int) -> None:
        self.done += count
        now = self.clock()
        if now - self.said >= SECONDS_BETWEEN_LINES and self.done < self.total:
            self.said = now
            print(f"{self.done:,} of {self.total:,} {self.what}, {now - self.began:.0f} s", file=sys.stderr, flush=True)
