"""What a player is asked once more about, for page and terminal: every reason at a position that gives it."""

from pathlib import Path
from typing import Any, get_args

import pytest

from sixgun.game import Game
from sixgun.picture.warning import Reason, warning
from sixgun.scenario import read_file
from sixgun.scenario.dealt import dealt
from sixgun.text import Text
from sixgun.tui.warning import SENTENCES

CARD = "C: {role: renegade, life: 2}, D: {role: outlaw, hand: [beer/6H]}"
CASES: dict[str, tuple[str, dict[str, str | None]]] = {
    "my own card": (
        "{A: {role: sheriff, hand: [panic/JH, cat-balou/KH], table: [barrel/QS, dynamite/2H]}, B: {}, %s}",
        {
            "play panic at A:barrel": "own",
            "play cat-balou at A:barrel": "own",
            "play cat-balou at A:dynamite": None,
            "play panic at D:hand": None,
        },
    ),
    "a drink at full life": (
        "{A: {role: sheriff, hand: [beer/7H, saloon/5H]}, B: {}, %s}",
        {"play beer": "full", "play saloon": None},
    ),
    "a saloon for nobody": (
        "{A: {role: sheriff, hand: [saloon/5H]}, B: {}, C: {role: renegade}, D: {role: outlaw}}",
        {"play saloon": "full"},
    ),
    "a beer between two": (
        "{A: {role: sheriff, life: 2, hand: [beer/7H]}, B: {role: outlaw, hand: [bang/AS]}, "
        "C: {role: renegade, alive: false}, D: {role: outlaw, alive: false}}",
        {"play beer": "two"},
    ),
    "a weaker gun": (
        "{A: {role: sheriff, hand: [schofield/JC, winchester/8S, volcanic/10S], table: [remington/KC]}, B: {}, %s}",
        {"play schofield": "weaker", "play winchester": None, "play volcanic": None},
    ),
    "a dynamite that may come round": (
        "{A: {role: sheriff, life: 3, hand: [dynamite/2H]}, B: {}, %s}",
        {"play dynamite": "dynamite"},
    ),
    "a duel without a BANG!": (
        "{A: {role: sheriff, hand: [duel/QD, beer/7H]}, B: {hand: [bang/AS]}, %s}",
        {"play duel at B": "unarmed", "play duel at C": None},
    ),
    "a duel with one": (
        "{A: {role: sheriff, hand: [duel/QD, bang/2C]}, B: {hand: [bang/AS]}, %s}",
        {"play duel at B": None},
    ),
}


def position(tmp_path: Path, text: str) -> Game:
    file = tmp_path / "position.yaml"
    file.write_text(f"name: a position\n{text}\nsteps: [{{expect: {{over: false}}}}]\n")
    return dealt(next(iter(read_file(file))))


def reasons(game: Game, moves: dict[str, str | None]) -> dict[str, str | None]:
    seat = game.choice.seat
    view: Any = game.view(seat)
    return {text: warning(view, game.choice, game.read(text).move) for text in moves}


@pytest.mark.parametrize("case", CASES)
def test_a_player_of_cards_is_asked_once_more(case: str, tmp_path: Path) -> None:
    players, moves = CASES[case]
    game = position(tmp_path, "players: " + (players % CARD if "%s" in players else players))
    assert reasons(game, moves) == moves


def test_a_deputy_is_asked_before_he_harms_his_sheriff(tmp_path: Path) -> None:
    players = (
        "{A: {role: deputy, hand: [bang/AS, panic/JH]}, B: {role: sheriff, life: 2, hand: [beer/6H]}, "
        "C: {role: outlaw}, D: {role: renegade}, E: {role: outlaw}}"
    )
    game = position(tmp_path, f"turn: A\nplayers: {players}")
    moves = {"play bang at B": "ally", "play bang at E": None, "play panic at B:hand": "ally"}
    assert reasons(game, moves) == moves


def test_who_passes_is_asked_at_his_last_life_point(tmp_path: Path) -> None:
    players = "{A: {role: sheriff, hand: [bang/AS]}, B: {life: 1, hand: [missed/10C, beer/7H]}, " + CARD + "}"
    game = position(tmp_path, f"players: {players}")
    game.play("play bang at B")
    assert reasons(game, {"pass": "dies", "play missed": None}) == {"pass": "dies", "play missed": None}
    game.play("pass")
    assert reasons(game, {"pass": "could"}) == {"pass": "could"}


def test_a_player_of_dice_is_asked_once_more(tmp_path: Path) -> None:
    head = "game: dice\nturn: A\n"
    players = (
        "{A: {role: deputy, character: pedro-ramirez, life: 4, arrows: 2}, B: {role: sheriff, life: 3}, "
        "C: {role: outlaw}, D: {role: renegade}, E: {role: outlaw}}"
    )
    game = position(tmp_path, f"{head}rolls: [1 beer beer beer beer]\nplayers: {players}")
    game.play("stop")
    assert reasons(game, {"shoot B": "ally", "shoot E": None}) == {"shoot B": "ally", "shoot E": None}
    game.play("shoot E")
    assert reasons(game, {"heal E": None, "heal C": "lost-beer", "heal A": None})["heal C"] == "lost-beer"


def test_an_arrow_that_could_go_is_asked_about(tmp_path: Path) -> None:
    players = (
        "{A: {role: sheriff}, B: {role: outlaw, character: pedro-ramirez, arrows: 1}, C: {role: renegade}, "
        "D: {role: outlaw, character: bart-cassidy, life: 1}}"
    )
    game = position(tmp_path, f"game: dice\nrolls: [1 1 dynamite arrow arrow]\nplayers: {players}")
    game.play("stop")
    game.play("shoot B")
    game.play("shoot D")
    found: dict[str, str | None] = {}
    while game.choice.why in ("returning", "instead"):
        found |= reasons(game, {str(option): None for option in game.choice.options})
        game.play(str(game.choice.options[-1]))
    assert found["keep"] == "arrow"
    assert found["hit"] == "dies"


def test_every_reason_has_its_words_in_every_language() -> None:
    assert set(get_args(Reason)) - set(SENTENCES) == {"lost"}, "then there is nothing else to do"
    for language in ("en", "de", "it", "hu"):
        text = Text(language)
        assert all(text.has(key) for key in SENTENCES.values()), language
