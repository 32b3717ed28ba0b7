"""Whole games in the four languages, in the real program; moves can be typed in English notation everywhere."""

import re
from itertools import product
from pathlib import Path

import pytest

from sixgun.cardgame.shelf import KINDS
from sixgun.record import verify
from sixgun.text import Text, languages
from sixgun.tui.reply import fitting
from tests.effort import effort

from .driver import Players, answers, asked, sixgun, staged, talk

OVER = {
    "de": "── Das Spiel ist aus. ──",
    "en": "── The game is over. ──",
    "hu": "── Vége a játéknak. ──",
    "it": "── La partita è finita. ──",
}
GAMES = {
    "card": ("--sets", "base,dodge-city", "--players", "5", "--seed", "4"),
    "dice": ("--players", "5", "--seed", "8"),
}
ENGLISH = re.compile(r"\b(the|you|your|with|loses|draws|plays|turn|card|life)\b")
"""Words that no other language has, but in names."""


IN_TURN = [(language, list(GAMES)[number % len(GAMES)]) for number, language in enumerate(languages())]
"""One language with the cards, the next with the dice."""


@pytest.mark.parametrize(("language", "game"), effort(IN_TURN, list(product(languages(), GAMES))))
def test_a_game_is_played_to_its_end_in_every_language(language: str, game: str, tmp_path: Path) -> None:
    typed = answers()
    words = ["play", "--game", game, *GAMES[game], "--language", language, "--record", "game.sixgun"]
    leaving = Text(language).say("after-over")[:20]
    done = talk(tmp_path, words, lambda said: "" if leaving in said else next(typed))
    assert done.code == 0, done.err
    assert done.err == ""
    assert OVER[language] in done.out
    lines = done.out.splitlines()
    assert max(map(len, lines)) <= 80, max(lines, key=len)
    if language != "en":
        names = re.sub(r"Slab the Killer|Willy the Kid|El Gringo|the Killer|the Kid|`[^`]*`", "", done.out)
        assert ENGLISH.findall(names) == []
    assert verify((tmp_path / "game.sixgun").read_text(encoding="utf-8")).over


@pytest.mark.parametrize(
    ("wish", "first"),
    [
        ({"LANG": "de_DE.UTF-8"}, "BANG! das Kartenspiel"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "hu_HU.UTF-8"}, "BANG! a kártyajáték"),
        ({"LC_MESSAGES": "it_IT"}, "BANG! il gioco di carte"),
        ({"LANG": "fr_FR.UTF-8"}, "BANG! the card game"),
        ({}, "BANG! the card game"),
    ],
)
def test_the_language_is_that_of_the_terminal(wish: dict[str, str], first: str, tmp_path: Path) -> None:
    assert sixgun(tmp_path, "play", "--seed", "1", typed=["quit"], **wish).out.startswith(first)


def test_the_language_that_is_asked_for_counts_first(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "play", "--seed", "1", "--language", "it", typed=["quit"], LANG="de_DE.UTF-8")
    assert done.out.startswith("BANG! il gioco di carte")
    assert sixgun(tmp_path, "cards", "--set", "base", LANG="de_DE.UTF-8").out.startswith("BANG! (braun; Grundspiel ")


PLAYERS: Players = {
    "A": {"role": "sheriff", "character": "none", "hand": ["bang/AS", "beer/6H", "stagecoach/9S"], "life": 3},
    "B": {"role": "outlaw", "character": "none"},
    "C": {"role": "renegade", "character": "none"},
    "D": {"role": "outlaw", "character": "none"},
}


@pytest.mark.parametrize(
    ("language", "typed", "means"),
    [
        ("de", "play bang at D", "play bang/AS at D"),
        ("de", "bang auf d", "play bang/AS at D"),
        ("de", "bier", "play beer/6H"),
        ("de", "postkutsche", "play stagecoach/9S"),
        ("hu", "sör", "play beer/6H"),
        ("hu", "sor", "play beer/6H"),
        ("hu", "end", "end"),
        ("it", "birra", "play beer/6H"),
        ("it", "bang contro b", "play bang/AS at B"),
    ],
)
def test_a_move_is_typed_in_notation_or_with_the_names_of_the_language(language: str, typed: str, means: str) -> None:
    assert str(asked(staged("card", PLAYERS), typed, text=Text(language))[0]) == means


@pytest.mark.parametrize("language", languages())
def test_every_card_is_understood_by_its_name(language: str) -> None:
    text = Text(language)
    hand = [kind for kind in KINDS if kind != "bang"]
    for kind in hand:
        players = {**PLAYERS, "A": {**PLAYERS["A"], "hand": [kind, "bang/AS"]}}
        options = staged("card", players, sets=["base", "dodge-city"]).choice.options
        if any(getattr(move, "card", "").startswith(f"{kind}/") for move in options):
            found = fitting(text, options, text.say(f"card-{kind}"))
            assert {move.card.partition("/")[0] for move in found} == {kind}, kind  # type: ignore[attr-defined]


def test_commands_are_understood_in_the_language_and_in_english() -> None:
    text = Text("hu")
    typed = ("súgó", "help", "asztal", "table", "napló mind", "súgó sör", "esel", "0")
    _, out = asked(staged("card", PLAYERS), *typed, text=text)
    assert out.count("Parancsok, bármikor") == 2
    assert out.count("A kezed (legfeljebb 3): ") == 2
    assert "Sör (barna;" in out
    assert "Még nem történt semmi." in out


@pytest.mark.parametrize("language", languages())
def test_help_shows_examples_of_the_game_that_is_played(language: str) -> None:
    dice: Players = {seat: {"role": PLAYERS[seat]["role"], "character": "lucky-duke"} for seat in PLAYERS}
    dice |= {"B": {"role": "outlaw", "character": "paul-regret"}, "C": {"role": "renegade", "character": "vulture-sam"}}
    dice |= {"D": {"role": "outlaw", "character": "el-gringo"}}
    text = Text(language)
    _, out = asked(staged("dice", dice, rolls=["1 2 dynamite beer gatling"]), "help", "0", text=text)
    assert "`shoot C`" in " ".join(out.split())
    assert "bang" not in out
    _, out = asked(staged("card", PLAYERS), "help", "0", text=text)
    assert "`play bang at C`" in " ".join(out.split())
    assert "shoot" not in out
