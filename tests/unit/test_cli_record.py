"""`sixgun record`: what it prints and how it exits."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from sixgun import Game, new_game
from sixgun.cli import main
from sixgun.record import replay

Output = pytest.CaptureFixture[str]


def saved(path: Path, moves: int = 40, **given: Any) -> tuple[Path, Game]:
    """A record of a random game in a file, and the game. A is Kit Carlson, who has a secret move."""
    game = new_game(**{"players": 5, "seed": 7, "characters": ["kit-carlson"], **given})
    luck = random.Random(1)
    for _ in range(moves):
        if not game.over:
            game.play(luck.choice(game.choice.options))
    file = path / "game.sixgun"
    file.write_text(game.record(), encoding="utf-8")
    return file, game


def printed(output: Output) -> str:
    captured = output.readouterr()
    assert captured.err == ""
    return captured.out


def complaint(output: Output) -> str:
    """The one sentence on the error stream."""
    captured = output.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("sixgun: ")
    assert captured.err.count("\n") == 1
    assert "Traceback" not in captured.err
    return captured.err.removeprefix("sixgun: ").rstrip()


# show


def test_show_prints_the_table_at_the_end_with_everything_open(tmp_path: Path, capsys: Output) -> None:
    file, game = saved(tmp_path)
    assert main(["record", "show", str(file)]) == 0
    text = printed(capsys)
    assert text.startswith("after move 40 of 40, everything open\n… 30 moves before\n31 ")
    assert f"\n40 {'ABCDE'[game.journal[-1].seat]} {game.journal[-1].move}\n" in text
    assert repr(game.view(None)) in text
    assert repr(game.choice) in text


def test_show_at_a_move_prints_the_table_as_it_was(tmp_path: Path, capsys: Output) -> None:
    file, game = saved(tmp_path)
    for at in (0, 1, 17):
        assert main(["record", "show", str(file), "--at", str(at)]) == 0
        text = printed(capsys)
        assert text.startswith(f"after move {at} of 40, everything open\n")
        assert repr(replay(game.record(), at).view(None)) in text


def test_show_as_a_seat_prints_only_what_it_saw(tmp_path: Path, capsys: Output) -> None:
    file, game = saved(tmp_path, moves=80)
    at = next(n for n, entry in enumerate(game.journal, 1) if entry.move.startswith("return "))
    secret = game.journal[at - 1]
    was = replay(game.record(), at)
    for seat, letter in enumerate("ABCDE"):
        assert main(["record", "show", str(file), "--at", str(at), "--as", letter]) == 0
        text = printed(capsys)
        assert f"as {letter} saw it\n" in text
        assert repr(was.view(seat)) in text
        assert (f"\n{at} A return ?\n" in text) == (seat != secret.seat)
        assert (f"\n{at} A {secret.move}\n" in text) == (seat == secret.seat)
        assert ("is asked (" in text) == (seat == was.asked), "a question is for the one who is asked"


def test_show_of_a_game_that_is_over_names_the_winners(tmp_path: Path, capsys: Output) -> None:
    file, game = saved(tmp_path, moves=5000, game="dice", characters=None)
    assert main(["record", "show", str(file), "--as", "b"]) == 0
    winners = ", ".join("ABCDE"[seat] for seat in game.winners)
    assert printed(capsys).endswith(f"\nwon by {winners}\n")


@pytest.mark.parametrize("game", ["card", "dice"])
def test_show_for_programs(tmp_path: Path, capsys: Output, game: str) -> None:
    file, played = saved(tmp_path, game=game, characters=None)
    asked = "ABCDE"[played.choice.seat]
    for letter in "ABCDE":
        assert main(["record", "show", str(file), "--as", letter, "--json"]) == 0
        told = json.loads(printed(capsys))
        view = played.view("ABCDE".index(letter))
        assert (told["game"], told["after"], told["moves_in_all"], told["as"]) == (game, 40, 40, letter)
        assert (told["over"], told["winners"], told["table"]["asked"]) == (False, [], asked)
        assert len(told["moves"]) == 40
        assert told["options"] == (list(map(str, played.choice.options)) if letter == asked else None)
        assert {name: seat["role"] for name, seat in told["seats"].items()} == {
            "ABCDE"[seat.seat]: seat.role for seat in view.seats
        }
        if game == "card":
            hands = {name: seat["hand"] for name, seat in told["seats"].items()}
            assert hands == {"ABCDE"[seat.seat]: list(seat.hand) for seat in view.seats}
        else:
            assert told["table"]["dice"] == list(view.dice)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--at", "41"], "the record has 40 moves, so --at cannot be 41; say 0 to 40"),
        (["--at", "-1"], "the record has 40 moves, so --at cannot be -1; say 0 to 40"),
        (["--as", "F"], "there is no seat 'F'; --as is one of A, B, C, D, E"),
        (["--as", ""], "there is no seat ''; --as is one of A, B, C, D, E"),
        (["--as", "AB"], "there is no seat 'AB'; --as is one of A, B, C, D, E"),
    ],
)
def test_show_of_what_there_is_not(tmp_path: Path, capsys: Output, words: list[str], message: str) -> None:
    file, _ = saved(tmp_path)
    assert main(["record", "show", str(file), *words]) == 2
    assert complaint(capsys) == message


def test_show_of_a_changed_record_is_refused_with_the_line(tmp_path: Path, capsys: Output) -> None:
    file, _ = saved(tmp_path)
    file.write_text(file.read_text(encoding="utf-8").replace("seed: 7", "seed: x"), encoding="utf-8")
    assert main(["record", "show", str(file)]) == 1
    assert complaint(capsys).startswith("line 6: 'x' is not a whole number; ")


# verify


def test_verify_says_that_a_record_holds(tmp_path: Path, capsys: Output) -> None:
    file, _ = saved(tmp_path)
    assert main(["record", "verify", str(file)]) == 0
    assert printed(capsys) == f"{file}: holds, 40 moves\n"
    assert main(["record", "verify", str(file), "--json"]) == 0
    told = json.loads(printed(capsys))
    assert (told["file"], told["holds"], told["moves"], told["generator"]) == (str(file), True, 40, "fast")


def test_verify_names_the_line_that_does_not_hold(tmp_path: Path, capsys: Output) -> None:
    file, _ = saved(tmp_path)
    lines = file.read_text(encoding="utf-8").split("\n")
    file.write_text("\n".join(lines[:20]), encoding="utf-8")
    sentence = "line 20: the record is cut off before the end of its check; use a whole copy"
    assert main(["record", "verify", str(file)]) == 1
    assert printed(capsys) == f"{file}: {sentence}\n"
    assert main(["record", "verify", str(file), "--json"]) == 1
    assert json.loads(printed(capsys)) == {"file": str(file), "holds": False, "error": sentence}


def test_verify_of_bytes_that_are_no_text_names_the_line(tmp_path: Path, capsys: Output) -> None:
    file, _ = saved(tmp_path)
    file.write_bytes(file.read_bytes().replace(b"\n5 ", b"\n5 \xff"))
    line = file.read_bytes().split(b"\xff")[0].count(b"\n") + 1
    assert main(["record", "verify", str(file)]) == 1
    assert printed(capsys) == f"{file}: line {line}: this is no text; use an unchanged copy of the record\n"


# files


@pytest.mark.parametrize("thing", ["show", "verify"])
@pytest.mark.parametrize("data", [b"", b"# Sixgun\n", b"\x89PNG\r\n\xff"])
def test_what_is_no_record_at_all_is_wrong_use_in_both(tmp_path: Path, capsys: Output, thing: str, data: bytes) -> None:
    file = tmp_path / "other"
    file.write_bytes(data)
    assert main(["record", thing, str(file)]) == 2
    assert complaint(capsys).endswith("; choose another file")


@pytest.mark.parametrize("thing", ["show", "verify"])
def test_a_record_that_is_cut_off_is_no_in_both(tmp_path: Path, thing: str) -> None:
    file, _ = saved(tmp_path)
    file.write_text("\n".join(file.read_text(encoding="utf-8").split("\n")[:20]), encoding="utf-8")
    assert main(["record", thing, str(file)]) == 1


@pytest.mark.parametrize("thing", ["show", "verify"])
def test_a_file_that_is_not_there_and_a_folder_are_told_in_a_sentence(
    tmp_path: Path, capsys: Output, thing: str
) -> None:
    missing = tmp_path / "missing.sixgun"
    assert main(["record", thing, str(missing)]) == 2
    assert complaint(capsys) == f"there is no file {missing}; name a game record"
    assert main(["record", thing, str(tmp_path)]) == 2
    assert complaint(capsys) == f"{tmp_path} is a folder; name a game record in it"
    assert main(["record", thing, "\0"]) == 2
    assert "cannot be opened" in complaint(capsys)


@pytest.mark.parametrize("thing", ["show", "verify"])
def test_a_file_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path, capsys: Output, thing: str) -> None:
    circle = tmp_path / "circle.sixgun"
    circle.symlink_to(circle)
    assert main(["record", thing, str(circle)]) == 2
    assert re.fullmatch(rf"{circle} cannot be opened \(.+\); name a file that can be read", complaint(capsys))


def test_without_a_thing_to_do_the_use_is_shown(capsys: Output) -> None:
    with pytest.raises(SystemExit) as left:
        main(["record"])
    assert left.value.code == 2
    assert "show|verify" in capsys.readouterr().err
