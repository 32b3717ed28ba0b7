"""`hint`: in a practice game the coach says what he would do; in others he is not there."""

from pathlib import Path

import pytest

from .driver import sixgun

WORDS = ("play", "--players", "4", "--seed", "3", "--seat-role", "sheriff")


@pytest.mark.parametrize("game", ["card", "dice"])
def test_the_coach_says_what_he_would_do_and_what_he_thinks_of_the_others(game: str, tmp_path: Path) -> None:
    done = sixgun(tmp_path, *WORDS, "--game", game, "--practice", typed=["hint", "quit"])
    assert done.err == ""
    assert "Gus would play: " in done.out
    assert "  B: " in done.out
    assert "He sees what you see" in done.out.replace("\n", " ")
    assert max(len(line) for line in done.out.splitlines() if "record" not in line) <= 80


def test_there_is_no_coach_in_a_game_that_counts(tmp_path: Path) -> None:
    done = sixgun(tmp_path, *WORDS, typed=["hint", "quit"])
    assert "practice games only" in done.out
    assert "Gus would play" not in done.out
