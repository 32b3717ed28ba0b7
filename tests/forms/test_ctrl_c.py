"""Ctrl-C while the engine reckons with large numbers: it stops with an exception, in either form.

Compiled code takes a product that was broken off for want of memory and ends the process on the spot, with all that is
in it. Only what is run by C from end to end shows that: elsewhere the interpreter is told of the signal first.
"""

import signal
import subprocess
import sys

import pytest

from tests.patience import PATIENCE

RUN = """
import signal
from sixgun.kernel.codec import Writer
from sixgun.kernel.rng import Rng

def stop(*_):
    raise KeyboardInterrupt

signal.signal(signal.SIGALRM, stop)
large = range(1 << 50, (1 << 50) + 1_000_000)
work = {work}
signal.setitimer(signal.ITIMER_REAL, 0.01)
try:
    while True:
        list(map(work, large))
except KeyboardInterrupt:
    print("stopped")
"""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no such timers here")
@pytest.mark.parametrize("work", ["Rng.seeded", "Writer('x').number"])
def test_large_numbers_are_broken_off_with_an_exception(work: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN.format(work=work)], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout) == (0, "stopped\n"), done.stderr
