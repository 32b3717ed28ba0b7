"""What a set-up says while it works: each step with its seconds, several at once."""

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

EVERY = 0.25
"""Seconds between two looks at the clock, where a line can be written over."""

printing = threading.RLock()
under_way: dict[str, float] = {}
"""The steps that run now, and since when."""


def say(line: str) -> None:
    """Tell what goes on, apart from what the command itself prints."""
    with printing:
        wipe()
        print(f"setup: {line}", file=sys.stderr, flush=True)


def wipe() -> None:
    """Remove the line with the clock, which is written over."""
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)


@contextmanager
def step(what: str) -> Iterator[None]:
    """A step that takes a while, with its seconds; on a terminal they are counted while it runs."""
    begin = time.monotonic()
    if not sys.stderr.isatty():
        say(f"{what} …")
    with printing:
        under_way[what] = begin
        if len(under_way) == 1 and sys.stderr.isatty():
            threading.Thread(target=count, daemon=True).start()
    try:
        yield
    finally:
        with printing:
            del under_way[what]
    say(f"{what}: {time.monotonic() - begin:.1f} s")


def count() -> None:
    """Show the steps under way until there is none."""
    while True:
        with printing:
            if not under_way:
                return
            now = time.monotonic()
            steps = " · ".join(f"{what} {now - begin:.0f} s" for what, begin in under_way.items())
            wipe()
            print(f"setup: {steps}", end="", file=sys.stderr, flush=True)
        time.sleep(EVERY)


def run(what: str, command: list[str], **more: object) -> "subprocess.CompletedProcess[str]":
    """Run a command as a step; what it prints is kept, and shown to nobody."""
    with step(what):
        return subprocess.run(  # type: ignore[call-overload,no-any-return]
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **more
        )


def side_by_side(*works: Callable[[], None]) -> None:
    """Do them at once; if one fails the others are still ended in order."""
    from concurrent.futures import ThreadPoolExecutor  # which a start that has nothing to set up does without

    with ThreadPoolExecutor(len(works)) as pool:
        for done in [pool.submit(work) for work in works]:
            done.result()
