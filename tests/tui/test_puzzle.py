"""Puzzles in the terminal: posed, answered and judged, in every language."""

from pathlib import Path

import pytest

from sixgun.puzzles import find, names

from .driver import sixgun

CARD = names()[0]


def flat(text: str) -> str:
    """As if no line had been broken."""
    return " ".join(text.split())


def test_the_best_answer_is_right(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "puzzle", CARD, typed=[find(CARD).best.move])
    assert (done.code, done.err) == (0, "")
    assert f"Puzzle {CARD}" in done.out
    assert "\nRight\n" in done.out
    assert "· best · your answer" in flat(done.out)
    assert "How likely you win" in done.out


def test_another_answer_is_told_what_would_have_been_better(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "puzzle", CARD, typed=[find(CARD).ways[1].move, "y"])
    assert done.code == 1
    assert "Not this time" in done.out
    assert "· best" in flat(done.out)
    assert "· your answer" in flat(done.out)


def test_without_a_name_it_is_the_puzzle_of_the_day_and_who_leaves_can_come_back(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "puzzle", typed=["quit"])
    assert done.code == 0
    name = done.out.partition("Today’s puzzle is ")[2].partition(".")[0]
    assert name in names()
    assert f"sixgun puzzle {name}" in done.out
    assert "Not this time" not in done.out, "nothing is told to who does not answer"


def test_they_are_listed_by_theme(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "puzzle", "--list", "--theme", "who", "--game", "dice")
    assert done.out.startswith("Who is who\n")
    listed = [line.split()[1] for line in done.out.splitlines() if line.startswith("  Puzzle ")]
    assert listed == [name for name in names() if find(name).theme == "who" and find(name).game == "dice"]


def test_a_theme_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "puzzle", "--theme", "whose")
    assert done.code == 2
    assert "there is no theme 'whose'; did you mean who?" in done.err


@pytest.mark.parametrize(("language", "said"), [("de", "Richtig"), ("it", "Giusto"), ("hu", "Helyes")])
def test_the_verdict_is_in_every_language(tmp_path: Path, language: str, said: str) -> None:
    done = sixgun(tmp_path, "puzzle", CARD, "--language", language, typed=[find(CARD).best.move])
    assert f"\n{said}\n" in done.out
