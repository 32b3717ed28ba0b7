"""OpenSpiel's own test passes, with states written down and read again; a state shows what the batch shows."""

import numpy
import pyspiel
import pytest

from sixgun.adapters.openspiel import read_options
from sixgun.env import Arrays, new_batch
from tests.effort import effort

from .answer import answer

GAMES = [
    "sixgun_dice(players=3)",
    "sixgun_dice(players=8,zero_sum=true,options=dynamite:in-order)",
    "sixgun_card(players=4,options=edition:de;kit_carlson_life:3)",
    "sixgun_card(players=8,sets=base+dodge-city+high-noon+fistful-of-cards,zero_sum=true)",
]


@pytest.mark.parametrize("text", GAMES)
def test_a_game_passes_the_test_of_openspiel(text: str) -> None:
    game = pyspiel.load_game(text)
    pyspiel.random_sim_test(game, num_sims=effort(1, 10), serialize=True, verbose=False)


@pytest.mark.parametrize("text", [GAMES[0], GAMES[3]])
def test_the_player_asked_sees_the_row_of_the_batch(text: str) -> None:
    game = pyspiel.load_game(text)
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(6)
    given = game.get_parameters()
    sets = tuple(given["sets"].split("+")) if "sets" in given else ()
    name = game.get_type().short_name.removeprefix("sixgun_")
    batch = new_batch(name, players=given["players"], games=1, seed=6, sets=sets)
    arrays = Arrays(batch)
    while not state.is_terminal():
        actor = int(arrays.actors[0])
        assert state.current_player() == actor
        assert state.observation_tensor(actor) == arrays.observations[0].tolist()
        assert state.observation_string(actor) == arrays.observations[0].tobytes().hex()
        assert state.legal_actions() == numpy.flatnonzero(arrays.masks[0]).tolist()
        other = (actor + 1) % batch.players
        assert state.observation_tensor(other) == arrays.row(0, other).tolist()
        token = answer(arrays.masks[0], len(state.history()))
        state.apply_action(token)
        batch.step_game(0, token)
    won = arrays.rewards[0]
    assert state.returns() == pytest.approx((won - won.mean()).tolist() if given["zero_sum"] else won.tolist())


def test_a_state_is_its_deal_and_its_tokens() -> None:
    game = pyspiel.load_game(GAMES[0])
    state = game.new_initial_state()
    for token in (5, None, None, None):
        state.apply_action(state.legal_actions()[-1] if token is None else token)
    assert str(state).startswith("5 ")
    again = game.deserialize_state(state.serialize())
    assert (again.history(), again.observation_tensor(0)) == (state.history(), state.observation_tensor(0))
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(copy.history()) == len(state.history()) + 1


def test_the_parts_of_a_row_are_there_by_their_names() -> None:
    game = pyspiel.load_game(GAMES[0])
    state = game.new_initial_state()
    state.apply_action(5)
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.dict["seats"].shape == (8, 6)
    assert observer.dict["table"][0] == 3, "players"


def test_a_seat_recalls_what_it_saw_and_answered_itself_and_nothing_else() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    state.apply_action(5)
    actor = state.current_player()
    before, row = state.recalled[:], state.game.row(actor)
    one, other = state.clone(), state.clone()
    one.apply_action(state.legal_actions()[0])
    other.apply_action(state.legal_actions()[-1])
    assert len({tuple(each.recalled) for each in (state, one, other)}) == 3
    assert [seat for seat in range(3) if one.recalled[seat] != before[seat]] == [actor]
    # another past before the same position: the row has forgotten it, the information state has not
    known = state.information_state_string(actor), state.observation_string(actor)
    state.recalled = one.recalled
    assert (state.game.row(actor) == row).all()
    assert state.information_state_string(actor) != known[0]
    assert state.observation_string(actor) == known[1]


def test_tokens_and_deals_are_told_in_words() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 3) == "deal 3"
    state.apply_action(3)
    assert state.action_to_string(state.current_player(), 32) == "word stop"
    assert state.action_to_string(state.current_player(), 41) == "shoot 1"


def test_as_many_deals_as_are_asked_for_are_equally_likely() -> None:
    state = pyspiel.load_game("sixgun_dice(deals=4)").new_initial_state()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]


def test_options_are_read_and_wrong_ones_refused_with_a_sentence() -> None:
    assert read_options("jose_limit:none;event_deck:13") == {"jose_limit": "none", "event_deck": 13}
    with pytest.raises(Exception, match="barrel cannot be 'broken'"):
        pyspiel.load_game("sixgun_card(options=barrel:broken)")
