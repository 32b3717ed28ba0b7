"""Intervals: against published values, the formula written another way, and how often they hold the truth."""

from math import sqrt
from random import Random

import pytest

from sixgun.lab.stats import Paired, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 1998
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_values(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_wilson_is_the_same_seen_from_the_other_side() -> None:
    for wins in range(11):
        one, other = wilson(wins, 10), wilson(10 - wins, 10)
        assert one.low == pytest.approx(1 - other.high)
        assert one.low <= one.value <= one.high


def test_no_games_tell_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
    assert (Paired(2).estimate.low, Paired(2).estimate.high) == (-1.0, 1.0)


def test_more_wins_than_games_are_refused() -> None:
    with pytest.raises(ValueError, match="3 wins in 2 games"):
        wilson(3, 2)


@pytest.mark.parametrize(("worse", "better", "same"), [(16, 45, 39), (0, 0, 50), (1, 9, 2), (30, 30, 940)])
def test_paired_intervals_are_those_of_agresti_and_min(worse: int, better: int, same: int) -> None:
    pairs = Paired(1)
    for difference, times in ((-1, worse), (1, better), (0, same)):
        for _ in range(times):
            pairs = pairs.with_deal(difference)
    n, b, c = worse + better + same + 2, worse + 0.5, better + 0.5
    half = 1.959964 * sqrt(b + c - (c - b) ** 2 / n) / n
    found = pairs.estimate
    assert found.value == pytest.approx((better - worse) / (n - 2))
    assert found.low == pytest.approx((c - b) / n - half, abs=1e-6)
    assert found.high == pytest.approx((c - b) / n + half, abs=1e-6)


def test_paired_sums_are_the_same_in_any_order() -> None:
    luck = Random(5)
    differences = [luck.choice((-2, -1, 0, 0, 1, 2)) for _ in range(100)]
    whole = Paired(2)
    for difference in differences:
        whole = whole.with_deal(difference)
    first, second = Paired(2), Paired(2)
    for place, difference in enumerate(differences):
        if place % 3:
            first = first.with_deal(difference)
        else:
            second = second.with_deal(difference)
    assert first + second == second + first == whole


@pytest.mark.parametrize("seats", [1, 2])
def test_paired_intervals_hold_the_truth_95_times_in_100(seats: int) -> None:
    """Two seats that always win together are one piece of evidence: counted as two the interval would be too small."""
    luck, runs, deals, truth = Random(11), 1000, 80, 0.1
    held = 0
    for _ in range(runs):
        pairs = Paired(seats)
        for _ in range(deals):
            change = luck.choices((1, -1, 0), (0.25, 0.25 - truth, 0.5 + truth))[0]
            pairs = pairs.with_deal(seats * change)
        held += pairs.estimate.low <= truth <= pairs.estimate.high
    assert 0.93 <= held / runs <= 0.97


def test_clear_of_zero_means_all_on_one_side() -> None:
    better, level = Paired(1), Paired(1)
    for number in range(40):
        better = better.with_deal(1 if number % 2 else 0)
        level = level.with_deal(1 if number % 2 else -1)
    assert better.estimate.clear_of_zero
    assert not level.estimate.clear_of_zero
