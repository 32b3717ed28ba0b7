"""One game of a batch: it ends, it is paid, it is written down and taken up again."""

import pickle
from collections.abc import Callable
from copy import deepcopy

import numpy
import pytest

from sixgun.adapters.one_game import Deals, OneGame, Setting
from sixgun.errors import BadOption, IllegalMove

from .answer import answer

DICE = Setting("dice", 4)
ALL_SETS = Setting("card", 8, ("base", "dodge-city", "high-noon", "fistful-of-cards"), {"edition": "de"})


def play_on(game: OneGame, steps: int = 10_000) -> None:
    """To the end, or for some steps."""
    for _ in range(steps):
        if game.over:
            return
        game.step(answer(game.mask(game.actor), len(game.tokens)))


@pytest.mark.parametrize("setting", [DICE, ALL_SETS])
def test_it_shows_what_the_batch_shows(setting: Setting) -> None:
    game = OneGame(setting, 7)
    beside = OneGame(setting, 7).arrays
    for _ in range(60):
        actor = game.actor
        assert (game.row(actor) == beside.observations[0]).all()
        assert (game.mask(actor) == beside.masks[0]).all()
        assert not game.mask((actor + 1) % setting.players).any()
        play_on(game, 1)
        beside.batch.step_game(0, game.tokens[-1])


@pytest.mark.parametrize("zero_sum", [False, True])
def test_winners_are_paid_in_the_end_and_nobody_before(zero_sum: bool) -> None:
    game = OneGame(Setting("dice", 5, zero_sum=zero_sum), 3)
    assert game.pay() == [0.0] * 5
    play_on(game)
    won = game.arrays.rewards[0].tolist()
    assert 0 < sum(won) < 5
    assert game.pay() == pytest.approx([each - sum(won) / 5 for each in won] if zero_sum else won)


def test_the_end_is_shown_and_nothing_of_the_next_game() -> None:
    game = OneGame(DICE, 3)
    play_on(game)
    assert (game.row(1) == game.arrays.row(0, 1, last=True)).all()
    assert not game.mask(game.actor).any()
    with pytest.raises(IllegalMove, match="deal another one"):
        game.step(int(numpy.flatnonzero(game.arrays.masks[0])[0]))


@pytest.mark.parametrize("again", [deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
@pytest.mark.parametrize("setting", [DICE, ALL_SETS])
def test_a_copy_goes_on_like_the_game_itself(setting: Setting, again: Callable[[OneGame], OneGame]) -> None:
    game = OneGame(setting, 11)
    play_on(game, 41)
    copy = again(game)
    play_on(game)
    assert not copy.over, "they share nothing"
    play_on(copy)
    assert (copy.tokens, copy.pay()) == (game.tokens, game.pay())
    assert again(game).over


def test_a_game_with_bots_is_written_down_too() -> None:
    game = OneGame(Setting("dice", 4, bots={1: "drifter", 2: "ranger"}), 5)
    play_on(game, 20)
    again = pickle.loads(pickle.dumps(game))
    assert (again.row(0) == game.row(0)).all()
    assert again.batch.luck(0) == game.batch.luck(0)


def test_the_same_seed_deals_the_same_games_and_no_seed_goes_on() -> None:
    deals = Deals(DICE)
    first, second = deals.deal(5).seed, deals.deal().seed
    assert first != second
    assert (deals.deal(5).seed, deals.deal().seed) == (first, second)


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption, match="there are card, dice"):
        Deals(Setting("chess")).deal()
