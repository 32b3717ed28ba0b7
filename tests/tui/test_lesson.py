"""Lessons in the terminal: the same steps and words, with the moves typed."""

from pathlib import Path

import pytest

from .driver import sixgun

CARD = ["", "", "", "", "bang d", "end", "missed", "beer", "schofield", "bang d", "", "end", "1"]
DICE = ["", "2 3 4 5", "stop", "d", "d", "", "1 5", "stop", "d", "a", "stop"]


def test_the_card_game_from_the_first_step_to_the_last(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "learn", typed=CARD)
    assert done.code == 0, done.err
    assert "1 of 12 · Who you are" in done.out
    assert "Gus: You are an Outlaw" in done.out
    assert "12 of 12 · How it ends" in done.out
    assert "That was the lesson." in done.out


def test_the_dice_game_from_the_first_step_to_the_last(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "learn", "--game", "dice", typed=DICE)
    assert "8 of 8 · Who is who" in done.out
    assert "That works too." not in done.out


def test_another_move_is_answered_and_the_lesson_goes_on(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "learn", "--step", "5", typed=["bang b", ""])
    assert "That works too." in done.out
    assert "6 of 12 · Dodge" in done.out
    assert "sixgun learn --game card --step 6" in done.out, "who goes is told how to come back"


@pytest.mark.parametrize(
    ("language", "said"), [("de", "Gus: Fünf Würfel"), ("it", "Gus: Cinque dadi"), ("hu", "Gus: Öt kocka")]
)
def test_the_dice_game_begins_in_every_language(tmp_path: Path, language: str, said: str) -> None:
    assert said in sixgun(tmp_path, "learn", "--game", "dice", "--language", language, typed=[]).out
