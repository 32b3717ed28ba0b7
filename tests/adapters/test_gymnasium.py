"""Gymnasium's own test passes, for one seat among bots; many at once are a batch."""

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

from sixgun.adapters.gymnasium import OneSeat
from sixgun.adapters.gymnasium_vector import ManySeats
from sixgun.adapters.one_game import FORFEIT
from sixgun.env import Arrays
from sixgun.errors import BadOption, IllegalMove

from .answer import answer, answers

KINDS: list[dict[str, Any]] = [
    {"game": "dice", "players": 3, "bots": "drifter"},
    {"game": "dice", "players": 8, "seat": 5, "bots": "ranger", "zero_sum": True},
    {"game": "card", "players": 4, "seat": 1, "bots": {0: "greenhorn", 2: "gunslinger", 3: "legend:3"}},
    {
        "game": "card",
        "players": 8,
        "bots": "drifter",
        "sets": ("base", "dodge-city", "high-noon"),
        "options": {"lucky": "may"},
    },
]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.filterwarnings("ignore:.*not having a spec")
def test_one_seat_passes_the_test_of_gymnasium(kind: dict[str, Any]) -> None:
    check_env(OneSeat(**kind))


@pytest.mark.parametrize("game", ["Card", "Dice"])
def test_gymnasium_makes_both_games_by_their_names(game: str) -> None:
    made = gymnasium.make(f"sixgun/{game}-v2", players=5, bots="drifter")
    check_env(made.unwrapped)
    many = gymnasium.make_vec(f"sixgun/{game}-v2", num_envs=3, vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0] in many.observation_space


@pytest.mark.parametrize("kind", KINDS)
def test_one_seat_sees_the_row_of_the_batch_whenever_it_is_asked_and_is_paid_in_the_end(kind: dict[str, Any]) -> None:
    alone = OneSeat(**kind)
    seen, info = alone.reset(seed=3)
    beside = Arrays(alone.deals.setting.batch(1, alone.game.seed))
    ended, paid, step = False, 0.0, 0
    while not ended:
        assert beside.actors[0] == alone.seat
        assert (seen["observation"] == beside.observations[0]).all()
        assert (seen["action_mask"] == beside.masks[0]).all()
        assert (info["action_mask"] == beside.masks[0]).all()
        beside.batch.step_game(0, answer(beside.masks[0], step))
        seen, paid, ended, cut_off, info = alone.step(answer(seen["action_mask"], step))
        step += 1
        assert not cut_off
        assert paid == 0 or ended
    assert paid == alone.deals.setting.pay(beside.rewards)[0, alone.seat]
    assert (seen["observation"] == beside.row(0, alone.seat, last=True)).all()


def test_an_action_that_the_mask_forbids_loses() -> None:
    alone = OneSeat(**KINDS[0])
    seen, _ = alone.reset(seed=3)
    _, paid, ended, _, info = alone.step(int((seen["action_mask"] == 0).argmax()))
    assert (paid, ended) == (FORFEIT, True)
    assert "its mask says which it can" in info["illegal"]


@pytest.mark.parametrize("kind", KINDS)
def test_many_seats_are_a_batch(kind: dict[str, Any]) -> None:
    many = ManySeats(num_envs=4, **kind)
    seen, info = many.reset(seed=3)
    ends = 0
    for step in range(60):
        assert seen in many.observation_space
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert (seen["observation"] == many.arrays.observations).all()
        seen, paid, ended, cut_off, info = many.step(answers(seen["action_mask"], step))
        assert (paid == numpy.where(ended, many.setting.pay(many.arrays.rewards)[:, many.seat], 0)).all()
        assert not cut_off.any()
        assert ("final_obs" in info) == ended.any()
        for game in numpy.flatnonzero(ended).tolist():
            ends += 1
            assert info["_final_obs"][game]
            assert info["final_obs"][game] in many.single_observation_space
            last = many.arrays.row(game, many.seat, last=True)
            assert (info["final_obs"][game]["observation"] == last).all()
    assert ends


def test_many_seats_are_the_same_again_with_the_same_seed_and_are_yours_to_keep() -> None:
    many = ManySeats(num_envs=4, **KINDS[0])
    kept, _ = many.reset(seed=3)
    first = kept["observation"].copy()
    many.step(answers(kept["action_mask"], 0))
    assert (kept["observation"] == first).all()
    assert (many.reset()[0]["observation"] != first).any()
    assert (many.reset(seed=3)[0]["observation"] == first).all()


def test_many_seats_refuse_an_action_that_a_mask_forbids() -> None:
    many = ManySeats(num_envs=2, **KINDS[0])
    seen, _ = many.reset(seed=3)
    actions = answers(seen["action_mask"], 0)
    actions[1] = (seen["action_mask"][1] == 0).argmax()
    with pytest.raises(IllegalMove, match="game 1 cannot take token"):
        many.step(actions)


@pytest.mark.parametrize(
    ("seat", "bots"), [(0, {1: "drifter"}), (3, "drifter"), (0, {0: "drifter", 1: "drifter", 2: "drifter"})]
)
def test_every_other_seat_needs_a_bot(seat: int, bots: Any) -> None:
    with pytest.raises(BadOption, match="name one for each other"):
        OneSeat("dice", 3, seat, bots)
