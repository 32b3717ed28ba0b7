"""`sixgun analyse`: what it prints, what it says to programs, and one sentence for what is no finished game."""

import json
from pathlib import Path

import pytest

from sixgun import new_game
from sixgun.cli import main
from sixgun.cli.exit_code import DONE, NO, WRONG_USE
from sixgun.text import languages
from tests.analysis.games import finished


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.sixgun"
    file.write_text(finished("dice", 4, 5).record(), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def card_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "card.sixgun"
    file.write_text(finished("card", 4, 1).record(), encoding="utf-8")
    return file


def test_it_tells_the_whole_story(card_record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(card_record), "--quick", "--language", "en"]) == DONE
    said = capsys.readouterr().out
    for heading in ("Who was winning", "Turning points", "Luck and decisions", "What could have been better"):
        assert f"\n{heading}\n" in said
    assert all(len(line) <= 80 for line in said.splitlines())
    assert "play " not in said.replace("Play ", ""), "moves are told in words"


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(record: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--quick", "--language", language]) == DONE
    said = capsys.readouterr().out
    assert "{" not in said
    assert "analysis-" not in said
    assert "reason-" not in said


def test_programs_get_json_and_one_seat_its_own_mistakes(card_record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(card_record), "--quick", "--json"]) == DONE
    whole = json.loads(capsys.readouterr().out)
    assert main(["analyse", str(card_record), "--quick", "--json", "--seat", "b"]) == DONE
    mine = json.loads(capsys.readouterr().out)
    assert mine["mistakes"] == [each for each in whole["mistakes"] if each["seat"] == "B"]
    assert mine["curve"] == whole["curve"]
    for each in whole["mistakes"]:
        assert each["cost"] >= 0.02
        assert each["cost"] > each["error"]
        assert each["did"] != each["better"]
        assert each["reasons"]


def test_a_game_analyses_itself() -> None:
    found = new_game(players=4, seed=2)
    with pytest.raises(Exception, match="not over yet"):
        found.analyse()


@pytest.mark.parametrize(
    ("text", "words", "code", "said"),
    [
        ("no record", [], WRONG_USE, "record"),
        (new_game(players=4, seed=2).record(), [], WRONG_USE, "the game is not over yet"),
        (None, ["--seat", "Q"], WRONG_USE, "there is no seat 'Q'; --seat is one of A, B, C, D"),
        ("damaged", [], NO, "line"),
    ],
)
def test_what_is_no_finished_game_gets_one_sentence(
    record: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    text: str | None,
    words: list[str],
    code: int,
    said: str,
) -> None:
    file = record
    if text is not None:
        file = tmp_path / "other.sixgun"
        good = record.read_text(encoding="utf-8")
        file.write_text(good.replace("\n10 ", "\n11 ") if text == "damaged" else text, encoding="utf-8")
    assert main(["analyse", str(file), "--quick", *words]) == code
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1
    assert said in told.err


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "nowhere.sixgun"]) == WRONG_USE
    assert "there is no file nowhere.sixgun" in capsys.readouterr().err
