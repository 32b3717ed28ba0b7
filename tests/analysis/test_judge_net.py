"""How the judge is trained: what the units find, what positions are held to, and that the judge weighs the same."""

import numpy as np
import pytest

from sixgun.analysis.judge import Judge
from sixgun.game import GAMES
from sixgun.judge.numbers import DEEP, FRESH, OPEN, UNITS
from tools.judge_fit import brier, fit, shares
from tools.judge_games import Kind, games
from tools.judge_net import Array, Examples, Manner, Net, foretold, train, what_follows

COUNT = 16
MANNER = Manner(COUNT, 0.1, 1)


def of_two_kinds(count: int) -> Examples:
    """Who wins hangs on whether two facts are alike, which no sum of them tells."""
    luck = np.random.default_rng(3)
    pair = luck.integers(0, 2, size=(count, 2))
    facts = np.concatenate([np.ones((count, 1)), pair], 1).astype(np.float32)
    return Examples(facts, (pair[:, 0] == pair[:, 1]).astype(int), np.ones(count, dtype=bool))


def test_units_find_what_no_line_through_the_facts_can_say() -> None:
    seen = of_two_kinds(100_000)
    numbers = train({OPEN: seen}, MANNER)
    by_line = shares(seen.facts, fit(seen.facts, seen.won, ridge=1.0))
    assert brier(by_line, seen.won) > 0.45
    assert brier(foretold(seen.facts, numbers, OPEN), seen.won) < 0.3


def test_training_is_the_same_each_time_and_has_numbers_for_all() -> None:
    seen = of_two_kinds(3000)
    numbers = train({OPEN: seen, FRESH: seen}, MANNER)
    assert numbers == train({OPEN: seen, FRESH: seen}, MANNER)
    assert [len(row) for row in numbers[UNITS]] == [3] * COUNT
    assert [len(row) for way in (OPEN, FRESH) for row in numbers[way]] == [3 + COUNT] * 4


def test_a_position_is_held_to_the_end_of_its_own_game_only() -> None:
    said = np.array([[0.9, 0.1], [0.5, 0.5], [0.2, 0.8]])
    ends = np.array([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    held = what_follows(said, ends, np.array([False, True, True]))
    assert held[1:].tolist() == ends[1:].tolist()
    assert held[0] == pytest.approx([0.8, 0.2])


class Slopes(Net):
    """Learns nothing, and says what it would have gone by."""

    def step(self, name: str, slope: Array, pace: float) -> None:
        self.slopes[name][0][:] = slope


def test_every_number_is_moved_by_what_it_does_to_the_chances() -> None:
    luck = np.random.default_rng(4)
    net = Slopes(3, {OPEN: None}, MANNER._replace(units=4, deep=3), luck)
    for name, part in net.parts.items():
        net.parts[name] = luck.normal(size=part.shape)
    facts, target = luck.normal(size=(20, 3)), luck.dirichlet([1.0, 1.0, 1.0], size=20)

    def surprise() -> float:
        return float(-(target * np.log(net.foretell(OPEN, facts))).sum(1).mean())

    net.learn(OPEN, facts, target, 0.0)
    for name, part in net.parts.items():
        for at in np.ndindex(part.shape):
            kept, part[at] = part[at], part[at] + 1e-6
            more = surprise()
            part[at] = kept - 1e-6
            less = surprise()
            part[at] = kept
            assert net.slopes[name][0][at] == pytest.approx((more - less) / 2e-6, abs=1e-4)


@pytest.mark.parametrize("deep", [0, 3])
@pytest.mark.parametrize("game", ["card", "dice"])
def test_the_judge_weighs_as_he_was_trained_to(game: str, deep: int) -> None:
    boxes = (("base",),) if game == "card" else ((),)
    rows, told = [], []
    luck = np.random.default_rng(5)
    numbers: dict[str, list[list[float]]] = {}
    for _, playing in games(Kind(game, boxes, 5), 3, 0, 1):
        for moment in playing.questions():
            facts = moment.open()
            if not numbers:
                numbers[UNITS] = luck.normal(size=(COUNT, len(facts)), scale=0.05).tolist()
                numbers[OPEN] = luck.normal(size=(2, len(facts) + COUNT + deep), scale=0.05).tolist()
                if deep:
                    numbers[DEEP] = luck.normal(size=(deep, 1 + COUNT), scale=0.5).tolist()
            rows.append(facts)
            told.append(Judge(game, numbers).open(GAMES[game].view(moment.table, None)))
    assert np.allclose(foretold(np.array(rows, dtype=np.float32), numbers, OPEN), told, atol=1e-4)
    assert np.ptp(np.array(told), axis=0).max() > 0.01
