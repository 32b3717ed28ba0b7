"""PettingZoo's own tests pass, and an environment of it shows what the batch shows."""

from collections.abc import Callable
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from sixgun.adapters.one_game import FORFEIT, OneGame
from sixgun.adapters.pettingzoo import env, parallel_env, raw_env
from sixgun.errors import IllegalMove

from .answer import answer

KINDS: list[dict[str, Any]] = [
    {"game": "dice", "players": 3},
    {"game": "dice", "players": 8, "bots": {1: "drifter", 4: "gunslinger"}, "zero_sum": True},
    {"game": "card", "players": 4, "sets": ("base",), "options": {"barrel": "forced"}},
    {"game": "card", "players": 8, "sets": ("base", "dodge-city", "high-noon", "fistful-of-cards")},
]
CYCLES = 30
pytestmark = pytest.mark.filterwarnings("ignore")
"""Of the package's tests: they would rather have agents called otherwise, and plain arrays."""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("make", [env, raw_env])
def test_one_after_the_other_passes_the_test_of_pettingzoo(make: Callable[..., Any], kind: dict[str, Any]) -> None:
    api_test(make(**kind), num_cycles=CYCLES)
    seed_test(lambda: make(**kind), num_cycles=CYCLES)


@pytest.mark.parametrize("kind", KINDS)
def test_all_at_once_passes_the_test_of_pettingzoo(kind: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(**kind), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(**kind), num_cycles=CYCLES)


@pytest.mark.parametrize("kind", KINDS)
def test_the_seat_asked_sees_the_row_and_the_mask_of_the_batch(kind: dict[str, Any]) -> None:
    environment = raw_env(**kind)
    environment.reset(seed=4)
    batch = environment.setting.batch(1, environment.game.seed)
    beside = OneGame(environment.setting, environment.game.seed, batch).arrays
    for step, agent in enumerate(environment.agent_iter()):
        seen, _, ended, _, info = environment.last()
        if ended:
            break
        assert agent == "ABCDEFGH"[beside.actors[0]]
        assert (seen["observation"] == beside.observations[0]).all()
        assert (seen["action_mask"] == beside.masks[0]).all()
        assert (info["action_mask"] == beside.masks[0]).all()
        assert (environment.state() == beside.row(0, int(beside.actors[0]), is_open=True)).all()
        environment.step(answer(seen["action_mask"], step))
        batch.step_game(0, answer(beside.masks[0], step))
    assert beside.ended[0]


@pytest.mark.parametrize("kind", KINDS)
def test_both_kinds_play_the_same_game_and_pay_the_same(kind: dict[str, Any]) -> None:
    one, all_at_once = raw_env(**kind), parallel_env(**kind)
    one.reset(seed=9)
    seen, told = all_at_once.reset(seed=9)
    paid: dict[str, float] = {}
    wait = one.width
    step = 0
    while all_at_once.agents:
        agent = one.agent_selection
        assert [each for each in seen if not seen[each]["action_mask"][wait]] == [agent]
        assert all(told[each]["action_mask"].tolist() == seen[each]["action_mask"].tolist() for each in seen)
        assert (seen[agent]["observation"] == one.observe(agent)["observation"]).all()
        assert all(sum(seen[each]["action_mask"]) == 1 for each in seen if each != agent)
        one.step(answer(one.observe(agent)["action_mask"], step))
        actions = {each: answer(seen[each]["action_mask"], step) for each in seen}
        step += 1
        seen, paid, ended, cut_off, told = all_at_once.step(actions)
        assert len(set(ended.values())) == 1
        assert not any(cut_off.values())
    assert one.rewards == paid
    assert all(one.terminations.values())
    if kind.get("zero_sum"):
        assert sum(one.game.pay()) == pytest.approx(0)
    else:
        assert set(paid.values()) == {0.0, 1.0}


def test_agents_are_the_seats_without_bots() -> None:
    assert env(**KINDS[1]).possible_agents == ["A", "C", "D", "F", "G", "H"]


def test_an_action_that_the_mask_forbids_is_refused_or_loses() -> None:
    strict, lenient, all_at_once = raw_env(**KINDS[0]), env(**KINDS[0]), parallel_env(**KINDS[0])
    strict.reset(seed=1)
    agent = strict.agent_selection
    wrong = int(numpy.flatnonzero(strict.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match="its mask says which it can"):
        strict.step(wrong)
    lenient.reset(seed=1)
    lenient.step(wrong)
    assert lenient.rewards == {**dict.fromkeys("ABC", 0), agent: FORFEIT}
    seen, _ = all_at_once.reset(seed=1)
    right = {each: answer(seen[each]["action_mask"], 0) for each in "ABC"}
    _, paid, ended, cut_off, _ = all_at_once.step({**right, agent: wrong})
    assert paid == {**dict.fromkeys("ABC", 0.0), agent: FORFEIT}
    assert all(ended.values())
    assert all(cut_off.values())
    assert all_at_once.agents == []
