"""Saves: in the middle of every question, and what a damaged one is told."""

import contextlib
import pickle
import random
from pathlib import Path
from typing import Any, cast

import pytest

from sixgun import BadSave, Game, cardgame, new_game
from sixgun.kernel.codec import Reader, Writer
from sixgun.kernel.log import Log
from sixgun.save import with_checksum
from tests.effort import effort

GAMES: list[dict[str, Any]] = [
    {"players": 4, "seed": 11},
    {"players": 7, "seed": 12, "options": {"edition": "de", "simplified": True}},
    {"players": 3, "seed": 13, "sets": ["base", "dodge-city"]},
    {
        "players": 8,
        "seed": 14,
        "sets": ["base", "dodge-city"],
        "characters": [None, "vera-custer", "kit-carlson"],
    },
    {"game": "dice", "players": 3, "seed": 15},
    {"game": "dice", "players": 8, "seed": 16, "options": {"edition": "hu"}},
]


LOOKED_AT = effort(0.3, 1.0)
"""Of so many positions of a game it is looked at whether they can be saved: of all when somebody asks for it."""


def midgame(seed: int = 7, moves: int = 25, **more: Any) -> Game:
    game = new_game(**{"players": 5, "seed": seed, **more})
    luck = random.Random(seed)
    for _ in range(moves):
        if not game.over:
            game.play(luck.choice(game.choice.options))
    return game


@pytest.mark.slow
@pytest.mark.parametrize("given", GAMES, ids=lambda given: f"{given.get('game', 'card')} {given['players']}")
def test_a_loaded_game_stands_where_it_was_saved(given: dict[str, Any]) -> None:
    game = new_game(**given)
    luck = random.Random(1)
    while not game.over and len(game.journal) < 250:
        if luck.random() < LOOKED_AT:
            loaded = Game.load(game.save(), trusted=luck.random() < 0.9)
            assert loaded.save() == game.save()
            assert repr(loaded) == repr(game)
            assert repr(loaded.choice) == repr(game.choice)
            assert loaded.deal == game.deal
            seat = luck.randrange(game.players)
            assert loaded.view(seat) == game.view(seat)
        if luck.random() < 0.1:
            game.stir(luck.getrandbits(62))
        game = Game.load(game.save(), trusted=True) if luck.random() < 0.5 else game
        game.play(luck.choice(game.choice.options))
    last = Game.load(game.save())
    assert (last.over, last.winners) == (game.over, game.winners)
    assert last.events() == game.events()
    assert last.journal == game.journal


@pytest.mark.parametrize("given", GAMES, ids=lambda given: f"{given.get('game', 'card')} {given['players']}")
def test_a_loaded_game_plays_on_like_its_original(given: dict[str, Any]) -> None:
    game = midgame(moves=40, **given)
    loaded = Game.load(game.save())
    luck = random.Random(9)
    while not game.over:
        move = luck.choice(game.choice.options)
        assert game.play(move) == loaded.play(str(move))
    assert loaded.save() == game.save()


@pytest.mark.parametrize("name", ["card", "dice"])
def test_a_save_that_is_cut_off_is_refused_at_every_length(name: str) -> None:
    data = midgame(game=name).save()
    for length in range(len(data)):
        with pytest.raises(BadSave, match=r"; (load the whole file|use an undamaged copy)|no save"):
            Game.load(data[:length])


@pytest.mark.parametrize("name", ["card", "dice"])
def test_a_save_with_a_wrong_byte_is_refused(name: str) -> None:
    data = midgame(game=name).save()
    luck = random.Random(5)
    for place in range(len(data)):
        damaged = bytearray(data)
        damaged[place] ^= 1 << luck.randrange(8)
        with pytest.raises(BadSave):
            Game.load(bytes(damaged))


@pytest.mark.parametrize("name", ["card", "dice"])
def test_a_save_with_something_after_its_end_is_refused(name: str) -> None:
    data = midgame(game=name).save()
    with pytest.raises(BadSave):
        Game.load(data + b"\0")
    with pytest.raises(BadSave):
        Game.load(data + data)


def test_any_other_bytes_are_no_save() -> None:
    luck = random.Random(6)
    for length in (0, 1, 2, 10, 100, 5000):
        with pytest.raises(BadSave, match="save"):
            Game.load(luck.randbytes(length))


def test_a_save_of_another_version_says_which_one_is_read() -> None:
    data = midgame().save()
    assert b"sixgun game 2" in data
    with pytest.raises(BadSave, match="it begins with 'sixgun game 9' and should with 'sixgun game 2'"):
        Game.load(data.replace(b"sixgun game 2", b"sixgun game 9"))


def test_a_save_in_which_somebody_lives_who_is_not_at_the_table_is_refused() -> None:
    table = cardgame.new_table(4, 1, {}, ["base"])
    table.alive |= 1 << 4
    with pytest.raises(BadSave, match="not at the table"):
        cardgame.decode(cardgame.encode(table))


@pytest.mark.parametrize("name", ["card", "dice"])
def test_a_save_of_a_table_that_no_game_comes_to_is_refused(name: str) -> None:
    """Somebody made it up, with a right checksum: played on, it could do anything."""
    game = midgame(game=name)
    taken, luck = 0, random.Random(1)
    true = game.save()
    table = game.rulebook.encode(game.table)
    for _ in range(200):
        at = luck.randrange(len(table) - 40, len(table))
        made_up = table[:at] + bytes([luck.randrange(128)]) + table[at + 1 :]
        data = with_checksum(true[:-4].replace(table.hex().encode(), made_up.hex().encode()))
        if made_up == table:
            continue
        with contextlib.suppress(BadSave):
            assert Game.load(data).save() == true, "what was made up is not believed"
        with contextlib.suppress(BadSave):
            taken += Game.load(data, trusted=True).save() != true
    assert taken > 20, "many of them look like any other save"


def test_a_save_with_an_endless_number_is_refused_at_once() -> None:
    with pytest.raises(BadSave, match="a number in it is too long"):
        Reader("demo 1", Writer("demo 1").bytes() + b"\xff" * 1_000_000 + b"\x00").number()


def test_a_game_that_went_on_from_a_position_is_loaded_by_whoever_trusts_it() -> None:
    game = midgame()
    cast(Any, game.table).seats[0].life += 1
    with pytest.raises(BadSave, match="trusted=True"):
        Game.load(game.save())
    assert Game.load(game.save(), trusted=True).save() == game.save()
    assert pickle.loads(pickle.dumps(game)).save() == game.save()


def test_a_log_of_older_entries_says_the_same_and_nothing_of_who_else_could_have_been_meant() -> None:
    game = midgame()
    log = game.table.log
    assert log is not None
    older = [number for n in range(len(log)) for number in log.entry(n)[:6]]
    again = Log.of_older(older)
    assert len(again) == len(log) > 0
    assert [again.entry(n) for n in range(len(again))] == [(*log.entry(n)[:6], 0, 0) for n in range(len(log))]


def test_a_save_of_the_first_release_is_read() -> None:
    game = Game.load((Path(__file__).parents[1] / "data" / "first-release-dice.save").read_bytes())
    assert repr(game) == "<dice game for 4, seed 5, after 25 moves: A is asked>"
    assert [(seat.role, seat.life, seat.arrows) for seat in game.view(None).seats] == [
        ("outlaw", 5, 1),
        ("sheriff", 6, 0),
        ("outlaw", 3, 0),
        ("renegade", 6, 1),
    ]
    assert (game.winners, len(game.events())) == ((), 86)
    assert [str(move) for move in game.choice.options] == ["shoot C"]
    assert Game.load(game.save()).save() == game.save()
