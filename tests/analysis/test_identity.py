"""What a chance is made of: start + luck + decisions = result, for every side of every game."""

from itertools import pairwise

import pytest

from sixgun.analysis import Analysis, analyse, growing
from sixgun.analysis.side import sides_of
from sixgun.kernel.roles import ROLES
from tests.analysis.games import LITTLE, analysed, finished

GAMES = [
    ("card", 4, 1),
    ("card", 5, 2, "base", "dodge-city"),
    ("card", 8, 3, "base", "dodge-city"),
    ("card", 4, 4, "base", "high-noon"),
    ("dice", 3, 1),
    ("dice", 5, 2),
    ("dice", 8, 3),
]


def same(a: float, b: float) -> bool:
    return abs(a - b) < 1e-9


@pytest.mark.parametrize("which", GAMES, ids=str)
def test_start_and_luck_and_decisions_are_the_result(which: tuple[str, int, int]) -> None:
    found = analysed(*which)
    for side in found.sides:
        assert same(side.start + side.luck + side.decisions, side.result), side
    assert same(sum(side.start for side in found.sides), 1.0)


@pytest.mark.parametrize("which", GAMES, ids=str)
def test_the_parts_of_all_players_are_the_whole(which: tuple[str, int, int]) -> None:
    found = analysed(*which)
    for at, side in enumerate(found.sides):
        assert same(sum(player.luck_by_side[at] for player in found.seats) + side.drift, side.luck)
        assert same(sum(player.decisions_by_side[at] for player in found.seats), side.decisions)


@pytest.mark.parametrize("which", GAMES, ids=str)
def test_every_step_is_its_luck_and_its_decision(which: tuple[str, int, int]) -> None:
    curve = analysed(*which).curve
    for before, after in pairwise(curve):
        for at, share in enumerate(after.shares):
            assert same(before.shares[at] + after.luck[at] + after.drift[at] + after.decision[at], share), after
    assert all(same(sum(point.shares), 1.0) for point in curve[:-1])


@pytest.mark.parametrize("which", GAMES, ids=str)
def test_the_end_of_the_curve_is_who_has_won(which: tuple[str, int, int]) -> None:
    game, found = finished(*which), analysed(*which)
    assert {player.seat for player in found.seats if player.won} == set(game.winners)
    assert max(found.curve[-1].shares) == 1.0
    assert found.curve[-1].errors == (0.0,) * len(found.sides)


def test_the_same_game_and_seed_give_the_same_analysis_and_another_seed_another() -> None:
    game = finished("dice", 4, 5)
    first = analyse(game, LITTLE, seed=1)
    assert analyse(game, LITTLE, seed=1) == first
    other = analyse(game, LITTLE, seed=2)
    assert other.curve != first.curve
    for side in other.sides:
        assert same(side.start + side.luck + side.decisions, side.result)


def test_a_growing_analysis_adds_up_at_every_look_and_ends_as_the_whole() -> None:
    game = finished("dice", 4, 5)
    looks: list[Analysis] = list(growing(game, LITTLE, every=10))
    assert [look.done for look in looks] == [*range(0, len(game.journal), 10), len(game.journal)]
    for look in looks:
        for at, side in enumerate(look.sides):
            assert same(side.start + side.luck + side.decisions, look.curve[-1].shares[at])
    assert looks[-1] == analyse(game, LITTLE)


def test_a_side_has_all_who_win_together() -> None:
    roles = [ROLES.index(role) for role in ("renegade", "sheriff", "outlaw", "deputy", "renegade", "outlaw")]
    sides = sides_of(roles)
    assert [(side.name, side.seats) for side in sides] == [
        ("law", (1, 3)),
        ("outlaws", (2, 5)),
        ("renegade", (0,)),
        ("renegade", (4,)),
    ]
