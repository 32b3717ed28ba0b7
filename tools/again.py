"""Run ./check again and again: what passes by luck fails some day, and a check that is red without a fault is one.

    python -m tools.again 20                    # twenty runs, one after the other
    python -m tools.again 10 --busy             # with every core kept busy by something else
    python -m tools.again 5 --busy -- --quick   # what comes after -- goes to ./check

Each run is a line: seconds by the clock and of the processor, how many steps passed, and what failed. What a run said
is kept in build/again. The last line says how many runs passed and how long they took.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from tools.command import run_to_end

ROOT: Final = Path(__file__).resolve().parent.parent
LOGS: Final = ROOT / "build" / "again"
STEP: Final = re.compile(r"^(\w[\w ]*?) +(?:FAILED\b|left out:)", re.M)
TEST: Final = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.M)
PASSED: Final = re.compile(r"^(\d+) passed, \d+ failed$", re.M)
HEAD: Final = "| run | seconds | of the processor | steps passed | failed |\n|--:|--:|--:|--:|---|"


@dataclass(frozen=True)
class Run:
    """One run of ./check."""

    number: int
    seconds: float
    processor: float | None
    passed: int
    failures: tuple[str, ...]

    def row(self) -> str:
        processor = "?" if self.processor is None else f"{self.processor:.0f}"
        failed = ", ".join(self.failures) or "–"
        return f"| {self.number} | {self.seconds:.0f} | {processor} | {self.passed} | {failed} |"


def summary(runs: Sequence[Run]) -> str:
    """How many passed, and how long the shortest, the usual and the longest took."""
    green = sum(not run.failures for run in runs)
    took = [run.seconds for run in runs]
    return f"{green} of {len(runs)} passed, in {min(took):.0f} to {max(took):.0f} s, usually {median(took):.0f} s"


def failures(status: int, said: str) -> tuple[str, ...]:
    """The steps that a run says have failed, and the tests in them."""
    found = (*STEP.findall(said), *TEST.findall(said))
    return found if found or status == 0 else (f"exit status {status}",)


def passed(said: str) -> int:
    """How many steps a run says have passed."""
    counted = PASSED.findall(said)
    return int(counted[-1]) if counted else 0


def check(number: int, options: Sequence[str]) -> Run:
    begin = time.monotonic()
    done = run_to_end([sys.executable, str(ROOT / "check"), *options], ROOT)
    (LOGS / f"{number}.log").write_text(done.said, encoding="utf-8")
    seconds = time.monotonic() - begin
    return Run(number, seconds, done.processor, passed(done.said), failures(done.status, done.said))


@contextmanager
def kept_busy(cores: int) -> Iterator[None]:
    """As many processes as this that do nothing, with all their might."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(cores)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def split(given: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """What is said to this command, and after a -- what is said to ./check."""
    end = list(given).index("--") if "--" in given else len(given)
    return given[:end], given[end + 1 :]


def main(argv: Sequence[str] | None = None) -> int:
    """Run it, and return 0 if every run passed."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.again", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("runs", type=int, nargs="?", default=20, help="how many runs (20)")
    parser.add_argument("--busy", action="store_true", help="keep every core busy with something else meanwhile")
    ours, theirs = split(sys.argv[1:] if argv is None else argv)
    arguments = parser.parse_args(ours)
    LOGS.mkdir(parents=True, exist_ok=True)
    print(HEAD, flush=True)
    runs = []
    with kept_busy(os.cpu_count() or 1 if arguments.busy else 0):
        for number in range(1, arguments.runs + 1):
            runs.append(check(number, theirs))
            print(runs[-1].row(), flush=True)
    red = any(run.failures for run in runs)
    print(f"\n{summary(runs)}" + (f"; what failed is in {LOGS}" if red else ""))
    return 1 if red else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
