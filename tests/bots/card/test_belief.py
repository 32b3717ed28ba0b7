"""The belief about roles is exact: it equals counting every dealing of the cards by hand."""

from itertools import permutations
from math import exp, isclose

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sixgun.bots.belief import UNKNOWN, Belief
from sixgun.bots.card.evidence import Evidence
from sixgun.bots.card.levels import LEVELS
from sixgun.bots.card.ranger import Ranger
from sixgun.bots.card.weights import TOWARDS
from sixgun.kernel.bits import BIT
from sixgun.kernel.roles import DEALT, DEPUTY, OUTLAW, RENEGADE, SHERIFF
from tests.bots.card.games import decisions


def fresh(players: int) -> Belief:
    """The Sheriff sits at 0."""
    known = [UNKNOWN] * players
    known[0] = SHERIFF
    return Belief(vec[i64](known))


def dealings(players: int) -> set[tuple[int, ...]]:
    return {row for row in permutations(DEALT[players]) if row[0] == SHERIFF}


@pytest.mark.parametrize(("players", "count"), [(4, 3), (5, 12), (6, 20), (7, 60), (8, 210)])
def test_every_dealing_is_there_once(players: int, count: int) -> None:
    belief = fresh(players)
    rows = [tuple(belief.dealings[i : i + players]) for i in range(0, len(belief.dealings), players)]
    assert len(rows) == count
    assert set(rows) == (dealings(players) if players < 8 else set(rows))


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_it_equals_brute_force(players: int) -> None:
    belief = fresh(players)
    given = {(seat, role): 0.1 + (7 * seat + 5 * role) % 11 for seat in range(1, players) for role in range(4)}
    for (seat, role), likelihood in given.items():
        belief.add_evidence(seat, role, likelihood)
    belief.weigh(2, OUTLAW)
    total = 0.0
    counted = [[0.0] * 4 for _ in range(players)]
    for row in dealings(players):
        if row[2] != OUTLAW:
            continue
        weight = 1.0
        for seat in range(1, players):
            weight *= given[seat, row[seat]]
        total += weight
        for seat in range(players):
            counted[seat][row[seat]] += weight
    for seat in range(players):
        for role in range(4):
            assert isclose(belief.chance[4 * seat + role], counted[seat][role] / total, abs_tol=1e-12)


def test_a_choice_is_read_by_what_could_have_been_chosen_instead() -> None:
    """Four players: B shoots the Sheriff although C was in reach. By hand: a softmax over the Sheriff, C and nobody."""
    belief = fresh(4)
    evidence = Evidence(TOWARDS, 3.0, 1.5, 0.1, 0.45, 0.06)
    likelihood = {}
    for role in (OUTLAW, RENEGADE):
        others = [row for row in dealings(4) if row[1] == role]
        want_sheriff = TOWARDS[4 * role + SHERIFF]
        want_c = sum(TOWARDS[4 * role + row[2]] for row in others) / len(others)
        pulls = [exp(3.0 * want_sheriff), exp(3.0 * want_c), exp(3.0 * 0.1)]
        likelihood[role] = 0.94 * pulls[0] / sum(pulls) + 0.06 / 3
    evidence.aimed(belief, 1, 0, BIT[0] | BIT[2], False, False)
    belief.weigh(-1, 0)
    outlaw = 2 * likelihood[OUTLAW]
    expected = outlaw / (outlaw + likelihood[RENEGADE])
    assert isclose(belief.chance[4 + OUTLAW], expected, rel_tol=1e-9)
    assert belief.chance[4 + OUTLAW] > 2 / 3


def test_shooting_the_sheriff_looks_like_an_outlaw_and_sparing_him_does_not() -> None:
    evidence = Evidence(TOWARDS, 3.0, 1.5, 0.1, 0.45, 0.06)
    shot, spared = fresh(5), fresh(5)
    evidence.aimed(shot, 1, 0, BIT[0] | BIT[2], False, False)
    evidence.let_be(spared, 1, BIT[0])
    shot.weigh(-1, 0)
    spared.weigh(-1, 0)
    assert shot.chance[4 + OUTLAW] > 0.7
    assert spared.chance[4 + OUTLAW] < 0.5
    assert spared.chance[4 + DEPUTY] > 0.25


@pytest.mark.parametrize("players", range(3, 9))
def test_chances_sum_to_one_throughout_a_game(players: int) -> None:
    for _, view, bot, _ in decisions(LEVELS["ranger"], players, 3):
        assert isinstance(bot, Ranger)
        for p in view.players:
            chances = [bot.sight.chance[4 * p.seat + role] for role in range(4)]
            assert isclose(sum(chances), 1.0, abs_tol=1e-9)
            if p.role_number != UNKNOWN:
                assert isclose(chances[p.role_number], 1.0, abs_tol=1e-9)
