"""`why`: the bots' reasons, on request during a practice game and all of them after it."""

import re
import shlex
import sys
from pathlib import Path

import pytest

from .driver import sixgun

ROUND = ["1", "1", "y", "0", "why"]
WHOLE = [*["1", "1", "y", "0"] * 400]
CHOSE = re.compile(r"^ *([A-H]) chose “", re.MULTILINE)


@pytest.mark.parametrize("game", ["card", "dice"])
def test_a_bot_says_why_it_moved(game: str, tmp_path: Path) -> None:
    words = ("play", "--game", game, "--players", "4", "--seed", "3", "--bots", "ranger", "--seat-role", "sheriff")
    done = sixgun(tmp_path, *words, "--practice", typed=["why", *ROUND * 6, "quit"])
    assert done.err == ""
    assert "There is no such reason" in done.out, "nobody but the person has moved yet"
    assert set(CHOSE.findall(done.out)) - {"A"}
    assert re.search(r"\bI\s+(shoot|keep|nearly|can|want)\b", done.out)
    assert max(len(line) for line in done.out.splitlines() if "record" not in line) <= 80


def test_one_bot_can_be_asked(tmp_path: Path) -> None:
    words = ("play", "--players", "4", "--seed", "3", "--bots", "ranger", "--practice")
    done = sixgun(tmp_path, *words, typed=[*["1", "1", "y", "0", "why c"] * 6, "why a", "quit"])
    assert set(CHOSE.findall(done.out)) == {"C"}
    assert "There is no such reason" in done.out.split("> why a")[1], "a person gives none"


def test_in_a_game_that_counts_nobody_hears_it_before_the_end(tmp_path: Path) -> None:
    words = ("play", "--players", "4", "--seed", "3", "--bots", "ranger")
    done = sixgun(tmp_path, *words, typed=[*ROUND * 6, "quit"])
    assert not CHOSE.findall(done.out)
    assert "you can read them after the game" in " ".join(done.out.split())


@pytest.mark.parametrize("game", ["card", "dice"])
def test_after_the_game_everyone_can_be_read(game: str, tmp_path: Path) -> None:
    words = ("play", "--game", game, "--players", "4", "--seed", "5", "--bots", "ranger")
    played = sixgun(tmp_path, *words, typed=WHOLE)
    answers = played.out.split("── The game is over. ──")[0].count("\nA> ")
    done = sixgun(tmp_path, *words, typed=[*WHOLE[:answers], "why", "why b", ""])
    assert done.code == 0
    everyone, only_b = done.out.split("`why B` what B had.")[1].split("A> why b")
    assert len(set(CHOSE.findall(everyone)) - {"A"}) == 3
    assert set(CHOSE.findall(only_b)) == {"B"}
    turns = [int(turn) for turn in re.findall(r"^Turn (\d+)$", everyone, re.MULTILINE)]
    assert turns == sorted(set(turns))
    assert len(turns) > 2
    assert "The record is in" in done.out.split("`why B` what B had.")[0], "whatever comes after"


def test_a_program_is_quoted(tmp_path: Path) -> None:
    bot = Path(__file__).resolve().parents[2] / "examples" / "bots" / "deadeye.py"
    command = shlex.join((sys.executable, str(bot)))
    words = ("play", "--players", "4", "--seed", "3", "--practice", "--bot", f"deadeye={command}")
    done = sixgun(tmp_path, *words, typed=[*ROUND * 6, "quit"])
    assert re.search(r"chose “.*”\.\s+worth -?\d+\s+to\s+a\s+\w+", done.out, re.DOTALL)
