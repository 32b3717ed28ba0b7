"""The compiled engine and its source play the very same games (architecture.md: compiled equals interpreted)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.effort import effort

HERE = Path(__file__).parent
GAMES = effort(150, 2_000)


def started(pure: bool, *words: str) -> subprocess.Popen[str]:
    """A program of this folder, in one of the forms."""
    environment = {**os.environ, "SIXGUN_PURE": "1" if pure else "0", "PYTHONPATH": str(HERE.parents[1])}
    return subprocess.Popen([sys.executable, *words], cwd=HERE, env=environment, stdout=subprocess.PIPE, text=True)


def said(*words: str) -> tuple[list[str], list[str]]:
    """What a program says in both forms, line by line."""
    running = [started(pure, *words) for pure in (True, False)]
    (source, *of_source), (built, *of_built) = (process.communicate()[0].splitlines() for process in running)
    assert source == "interpreted"
    if built != "compiled":
        pytest.skip("the engine is not compiled here, so there is nothing to compare: see setup.py")
    return of_source, of_built


@pytest.mark.parametrize("game", ["card", "dice"])
def test_the_same_seeds_give_the_same_events_and_options_in_both_forms(game: str) -> None:
    of_source, of_built = said("fingerprint.py", game, str(GAMES))
    assert len(of_source) == GAMES // 50
    differing = [n for n, (a, b) in enumerate(zip(of_source, of_built, strict=True)) if a != b]
    assert not differing, f"{game}: the forms part between seeds {differing[0] * 50} and {differing[0] * 50 + 49}"


@pytest.mark.parametrize("game", ["card", "dice"])
def test_the_judge_says_the_same_in_both_forms(game: str) -> None:
    of_source, of_built = said("looks.py", game)
    assert len(of_source) > 50
    assert of_source == of_built
