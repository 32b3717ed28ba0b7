"""Whole games in the real program, answered from a script, to the end."""

import re
from itertools import islice
from pathlib import Path

import pytest

from sixgun.cli import main
from sixgun.record import replay, verify

from .driver import answers, sixgun

SCRIPT = list(islice(answers(), 8000))

GAMES = [
    ("--players", "4", "--seed", "1"),
    ("--players", "5", "--seed", "2", "--seat", "3"),
    ("--players", "7", "--seed", "3", "--seat", "G"),
    ("--sets", "base,dodge-city", "--players", "3", "--seed", "4"),
    ("--sets", "base,dodge-city", "--players", "8", "--seed", "5", "--seat-character", "doc-holyday"),
    ("--sets", "base,dodge-city", "--players", "6", "--seed", "6", "--seat-character", "vera-custer"),
    ("--game", "dice", "--players", "3", "--seed", "7"),
    ("--game", "dice", "--players", "5", "--seed", "8", "--seat-character", "slab-the-killer"),
    ("--game", "dice", "--players", "8", "--seed", "9", "--option", "edition=hu"),
]


@pytest.mark.parametrize("words", GAMES, ids=" ".join)
def test_a_game_is_played_to_its_end_and_kept(words: tuple[str, ...], tmp_path: Path) -> None:
    done = sixgun(tmp_path, "play", *words, "--record", "game.sixgun", typed=SCRIPT)
    assert done.code == 0, done.err
    assert done.err == ""
    assert "── The game is over. ──" in done.out
    assert re.search(r"^You have (won!|lost\.)$|^Nobody has won\.$", done.out, re.MULTILINE)
    assert "\x1b" not in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    record = (tmp_path / "game.sixgun").read_text(encoding="utf-8")
    verify(record)
    assert replay(record).over


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    words = ("play", "--seed", "11", "--players", "4", "--record", "game.sixgun")
    assert sixgun(tmp_path, *words, typed=SCRIPT) == sixgun(tmp_path, *words, typed=SCRIPT)


def test_without_options_a_game_begins_at_once_and_shows_what_its_seed_is_sealed_as(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "play", typed=["quit"])
    first = done.out.splitlines()[0]
    assert re.fullmatch(r"BANG! the card game \(base game\) for 5 players, sealed seed [0-9a-f]{8}\.", first)
    assert done.code == 0


def test_role_and_character_can_be_had_for_practice(tmp_path: Path) -> None:
    words = ("--seed", "1", "--seat", "2", "--seat-role", "sheriff", "--seat-character", "slab-the-killer")
    done = sixgun(tmp_path, "play", *words, typed=["quit"])
    assert "You are B, Slab the Killer, the Sheriff." in done.out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--players", "3"], "base cannot be played by 3; it is for 4 to 7 players"),
        (["--seat", "6"], "there is no seat '6'; the seats are 1 to 5, or A to E"),
        (["--bots", "shark"], "there is no bot 'shark'; there is greenhorn, drifter"),
        (["--option", "barrel"], "--option cannot be 'barrel'; write it as NAME=VALUE, such as barrel=forced"),
        (["--option", f"kit_carlson_life={'9' * 5000}"], "a number has at most 4000 digits"),
        (["--seat", "9" * 5000], "the seats are 1 to 5, or A to E"),
        (["--option", "barrel=always"], "barrel cannot be 'always'; it is one of optional, forced"),
        (["--game", "dice", "--sets", "base"], "the dice game has no sets; leave out --sets"),
        (["--seat-character", "zorro"], "there is no character 'zorro'"),
        (["--seat-character", "slab-the-kiler"], "in base; did you mean slab-the-killer?"),
        (["--bots", "ranger,legnd"], "there is no bot 'legnd'; did you mean legend?"),
        (["--language", "xx"], "--language cannot be 'xx'; there are de, en, hu, it"),
        (["--sets", "base,dogde-city"], "sets cannot contain 'dogde-city'; did you mean dodge-city?"),
        (["--seat-role", "cook"], "there is no role 'cook'"),
        (["--seed", "-", "--sets", "moon"], "argument --seed: invalid int value"),
        (["--sets", "moon"], "sets cannot contain 'moon'; the card game has base, dodge-city"),
    ],
)
def test_wrong_use_is_answered_with_the_way_out(
    words: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    assert status(["play", *words]) == 2
    assert says in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def status(words: list[str]) -> int | str | None:
    """How the program would end."""
    try:
        return main(words)
    except SystemExit as left:
        return left.code
