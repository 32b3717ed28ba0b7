"""The public names, and what the games do that programs hold."""

import pytest

import sixgun
from sixgun import Game, new_game, record, simulate
from sixgun.errors import BadOption


def test_dir_lists_the_public_names_and_each_is_there() -> None:
    assert dir(sixgun) == sorted(sixgun.__all__)
    for name in dir(sixgun):
        assert getattr(sixgun, name) is not None


def test_games_are_equal_that_were_dealt_and_went_alike() -> None:
    game, other = new_game(players=4, seed=3), new_game(players=4, seed=3)
    assert game == other
    assert game != new_game(players=4, seed=4)
    move = game.choice.options[0]
    game.play(move)
    assert game != other
    other.play(move)
    assert game == other
    assert game == Game.load(game.save()) == record.replay(game.record())
    assert game != "a game"
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_without_a_seed_every_game_is_another() -> None:
    assert new_game(players=4) != new_game(players=4)


def test_a_record_that_was_read_is_replayed_as_its_text_is() -> None:
    game = new_game("dice", players=4, seed=3)
    while not game.over:
        game.play(game.choice.options[-1])
    read = record.read(game.record())
    assert record.replay(read) == game
    assert record.verify(read) == game
    assert len(record.replay(read, upto=3).journal) == 3
    assert len(repr(read)) < 200
    assert repr(read).startswith(f"<record of a dice game for 4, seed 3, {len(game.journal)} moves: won by ")


@pytest.mark.slow
def test_simulate_counts_the_same_games_whatever_the_number_of_processes() -> None:
    one = simulate("greenhorn", games=6, players=[4, 5], seed=2)
    assert one.done == 12
    assert sorted(one.tallies) == [4, 5]
    assert one == simulate("greenhorn", games=6, players=[4, 5], seed=2, jobs=2)
    assert "sheriff and deputies" in str(one)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"games": 0}, "games cannot be 0"),
        ({"players": []}, "players cannot be empty"),
        ({"players": 3}, "base cannot be played by 3"),
        ({"bots": []}, "nobody plays"),
        ({"bots": "rangr"}, "there is no bot 'rangr'"),
        ({"jobs": True}, "jobs cannot be True"),
    ],
)
def test_simulate_refuses_what_cannot_be_played(wrong: dict[str, object], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        simulate(**{"bots": "greenhorn", **wrong})  # type: ignore[arg-type]
