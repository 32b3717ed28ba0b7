"""Records: a game as text and back."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun import BadRecord, Game, new_game
from sixgun.deal import RULES, Entry, frozen
from sixgun.record import as_seen, read, replay, verify, write
from sixgun.record.writer import table_check

GAMES: dict[str, dict[str, Any]] = {
    "card": {"players": 5, "seed": 7},
    "everything said": {
        "players": 6,
        "seed": -8,
        "sets": ["base", "dodge-city"],
        "options": {
            "edition": "de",
            "kit_carlson_life": 3,
            "jose_limit": "none",
            "simplified": True,
            "simplified_also_remove": ["volcanic", "scope"],
            "characters": ["dodge-city"],
        },
        "roles": [None, "sheriff"],
        "characters": ["vera-custer", None, "doc-holyday"],
    },
    "three": {"players": 3, "seed": 10**40, "sets": ["dodge-city", "base"]},
    "dice": {"game": "dice", "players": 8, "seed": 3},
    "dice, everything said": {
        "game": "dice",
        "players": 3,
        "seed": 4,
        "options": {"edition": "hu", "three_dead": "outlaw"},
        "roles": [None, "deputy", None],
        "characters": ["none", "none", None],
    },
}
EITHER = ("card", "dice")


def played(name: str = "card", moves: int = 10_000, stir: float = 0.0) -> Game:
    """A game played at random, fresh luck mixed in now and then."""
    game = new_game(**GAMES[name])
    luck = random.Random(2)
    for _ in range(moves):
        if game.over:
            break
        if luck.random() < stir:
            game.stir(luck.getrandbits(62))
        game.play(luck.choice(game.choice.options))
    return game


def lines_of(game: Game) -> list[str]:
    return [line for line in write(game).split("\n") if line]


# there and back


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("stir", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("moves", [0, 1, 40, 10_000])
def test_a_record_leads_back_to_its_game(name: str, moves: int, stir: float) -> None:
    game = played(name, moves, stir)
    text = game.record()
    again = replay(text)
    assert again.record() == text
    assert again.journal == game.journal
    assert again.events() == game.events()
    assert repr(again.view(None)) == repr(game.view(None))
    assert again.winners == game.winners
    verify(text)


@pytest.mark.parametrize("name", EITHER)
def test_a_replayed_game_plays_on_like_the_original(name: str) -> None:
    game = played(name, 30, stir=0.5)
    game.stir(99)
    again = replay(game.record())
    luck = random.Random(3)
    while not game.over:
        move = luck.choice(game.choice.options)
        assert game.play(move) == again.play(str(move))
    assert again.record() == game.record()


@pytest.mark.parametrize("name", EITHER)
def test_a_game_that_was_saved_and_loaded_has_the_same_record(name: str) -> None:
    game = played(name, 30, stir=0.5)
    assert Game.load(game.save()).record() == game.record()


@pytest.mark.parametrize("name", EITHER)
def test_a_replay_stops_after_any_move(name: str) -> None:
    whole = played(name, stir=0.3)
    text = whole.record()
    walking = new_game(**GAMES[name])
    for number, entry in enumerate(whole.journal):
        if number % 7 == 0:
            assert replay(text, upto=number).record() == walking.record()
        if entry.entropy is not None:
            walking.stir(entry.entropy)
        walking.play(entry.move)
    assert replay(text, upto=len(whole.journal)).record() == text


@pytest.mark.parametrize("upto", [-1, 11])
def test_there_is_no_move_beyond_the_ends(upto: int) -> None:
    with pytest.raises(BadRecord, match=f"ends after move 10 and has no move {upto}; ask for 0 to 10"):
        replay(played(moves=10).record(), upto)


def test_what_a_record_says_can_be_read_without_playing_it() -> None:
    game = played("everything said", 20)
    record = read(game.record())
    assert record.deal.options == game.deal.options == frozen(list(GAMES["everything said"]["options"].items()))
    assert record.deal.roles == (None, "sheriff", None, None, None, None)
    assert record.deal.characters == ("vera-custer", None, "doc-holyday", None, None, None)
    assert record.journal == tuple(game.journal)
    assert record.seats[0][0] == "vera-custer"
    assert record.result == "ABCDEF"[game.choice.seat] + " is asked"
    assert read(played("card", 3).record()).deal == new_game(**GAMES["card"]).deal


def test_blank_lines_spaces_and_line_ends_do_not_count() -> None:
    text = played(moves=10, stir=0.5).record()
    for same in (
        text.replace("\n", "\r\n"),
        text.replace("\n", "  \n\n"),
        "\ufeff" + text,
        text.replace("\n\n", "\n").strip(),
        "\n\n" + text,
    ):
        assert replay(same).record() == text


# how it reads


def test_a_record_reads_well() -> None:
    game = new_game(players=4, seed=2, roles=["sheriff"], characters=["willy-the-kid"], options={"simplified": True})
    game.stir(0xBEEF)
    game.play("end")
    lines = write(game).split("\n")
    assert lines[:8] == [
        "sixgun record 2",
        "game: card",
        f"rules: {RULES}",
        "sets: base",
        "option: simplified = true",
        "generator: fast",
        "seed: 2",
        "A: willy-the-kid (fixed), sheriff (fixed)",
    ]
    assert [line[:3] for line in lines[8:11]] == ["B: ", "C: ", "D: "]
    assert "(fixed)" not in "".join(lines[8:11])
    assert lines[11:14] == ["", "1 A end [luck beef]", ""]
    assert re.fullmatch("result: [A-D] is asked", lines[14])
    assert lines[15] == f"seal: {game.seal}"
    assert re.fullmatch("check: table [0-9a-f]{16} text [0-9a-f]{16}", lines[16])
    assert lines[17:] == [""]


def test_the_result_names_the_winners() -> None:
    game = played()
    winners = ", ".join("ABCDE"[seat] for seat in game.winners)
    assert f"\nresult: won by {winners}\n" in write(game)


def test_luck_that_waits_for_a_move_has_a_line_of_its_own() -> None:
    game = played(moves=3)
    game.stir(255)
    assert "\n\nluck: ff\n" not in write(game), "it belongs to the moves"
    assert "\nluck: ff\n" in write(game)
    assert replay(write(game)).entropy == 255


def test_a_longer_game_has_the_same_moves_above_its_new_ones() -> None:
    short, long = lines_of(played(moves=20)), lines_of(played(moves=21))
    assert long[: len(short) - 3] == short[:-3]
    assert len(long) == len(short) + 1


def test_only_what_kit_carlson_returns_is_hidden_from_the_others() -> None:
    secret, open_move = Entry(2, "return beer/6H"), Entry(2, "play beer/6H")
    assert [as_seen(secret, seat) for seat in (None, 2, 0)] == [
        "return beer/6H",
        "return beer/6H",
        "return ?",
    ]
    assert as_seen(open_move, 0) == "play beer/6H"


def test_the_check_of_the_table_covers_lives_the_question_and_the_luck_to_come() -> None:
    game = played(moves=20)
    changes: dict[str, Callable[[Any], object]] = {
        "a life point": lambda table: setattr(table.seats[0], "life", table.seats[0].life + 1),
        "the luck": lambda table: table.rng.stir(1),
        "the end": lambda table: setattr(table, "over", True),
    }
    for name, change in changes.items():
        other = game.copy()
        assert table_check(other) == table_check(game)
        change(other.table)
        assert table_check(other) != table_check(game), name


def test_a_record_of_the_first_release_holds() -> None:
    game = verify((Path(__file__).parents[1] / "data" / "first-release-card.sixgun").read_text())
    assert repr(game) == "<card game for 4, seed 10, after 30 moves: won by C, D>"
    assert [seen.card for seen in game.events() if seen.what == "eliminated"] == ["sheriff"]
