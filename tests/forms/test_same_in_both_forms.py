"""The compiled engine and its source play the very same games (architecture.md: compiled equals interpreted)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.effort import effort

FINGERPRINT = Path(__file__).with_name("fingerprint.py")
GAMES = effort(150, 2_000)


def fingerprint(game: str, pure: bool) -> subprocess.Popen[str]:
    environment = {**os.environ, "SIXGUN_PURE": "1" if pure else "0"}
    command = [sys.executable, str(FINGERPRINT), game, str(GAMES)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize("game", ["card", "dice"])
def test_the_same_seeds_give_the_same_events_and_options_in_both_forms(game: str) -> None:
    running = [fingerprint(game, pure) for pure in (True, False)]
    (source, *of_source), (built, *of_built) = (process.communicate()[0].split() for process in running)
    assert source == "interpreted"
    if built != "compiled":
        pytest.skip("the engine is not compiled here, so there is nothing to compare: see setup.py")
    assert len(of_source) == GAMES // 50
    differing = [n for n, (a, b) in enumerate(zip(of_source, of_built, strict=True)) if a != b]
    assert not differing, f"{game}: the forms part between seeds {differing[0] * 50} and {differing[0] * 50 + 49}"
