"""Who computes the deal of a simulation game from what he sees, and who tries the same on a live one."""

from collections.abc import Iterator
from itertools import count
from typing import cast

import pytest

from sixgun import Game, new_game
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import View, seen_by
from sixgun.kernel.rng import Rng

from .attack import dealt, drawn, explaining, freedom, recovered, states

ATTACKED = 6
WITHIN_REACH = 14.0
"""So many unknown bits are tried in about a second; more take longer, and nothing else is different."""


def sheriffs(generator: str) -> Iterator[tuple[Game, View]]:
    """The first games for eight in which the Sheriff's cards tell enough, each with his view before his first move."""
    found = 0
    for seed in count(1):
        game = new_game(players=8, seed=seed, sets=("base", "dodge-city"), generator=generator)
        view = game.view(game.asked)
        if freedom(view) < WITHIN_REACH:
            yield game, view
            found += 1
        if found == ATTACKED:
            return


def test_the_deal_of_a_simulation_game_can_be_computed() -> None:
    """From the characters and his own cards the Sheriff has the generator's state, and with it everything."""
    for game, view in sheriffs("fast"):
        state = recovered(view)
        assert state is not None, game
        assert state == Rng.seeded(game.deal.seed).state
        computed = dealt(view, state)
        assert seen_by(computed, -1) == game.view(None), "every role and every hand"
        assert computed.deck.list() == cast(CardTable, game.table).deck.list()


def test_the_deal_of_a_live_game_cannot() -> None:
    """As many states as chance allows give the Sheriff his cards; none of them gives the characters too."""
    for _, view in sheriffs("keyed"):
        tried = list(states(drawn(view)))
        assert 0.5 < len(tried) / 2 ** freedom(view) < 1.5
        assert not list(explaining(view, tried))


@pytest.mark.parametrize("game", ["card", "dice"])
def test_a_game_without_a_seed_is_a_live_one(game: str) -> None:
    """A seed of its own, as long as the key, and the generator that the attack fails on."""
    deals = [new_game(game).deal for _ in range(8)]
    assert {deal.generator for deal in deals} == {"keyed"}
    assert len({deal.seed for deal in deals}) == len(deals)
    assert max(deal.seed for deal in deals).bit_length() > 240
    assert new_game(game, seed=1).deal.generator == "fast"
