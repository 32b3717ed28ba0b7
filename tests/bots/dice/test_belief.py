"""What acts say about roles in the dice game: more than nothing, and no more than everyone could know."""

from math import exp, isclose

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sixgun.bots.belief import UNKNOWN, Belief
from sixgun.bots.dice.act import HEALED, SHOT, Act
from sixgun.bots.dice.evidence import KILL, LAST, Evidence
from sixgun.bots.dice.levels import LEVELS, thumb
from sixgun.bots.dice.ranger import Ranger
from sixgun.bots.dice.weights import HEAT, NOISE, TOWARDS
from sixgun.kernel.bits import BIT
from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from tests.bots.dice.games import decisions


def fresh(players: int) -> Belief:
    """The Sheriff sits at 0."""
    known = [UNKNOWN] * players
    known[0] = SHERIFF
    return Belief(vec[i64](known))


def act(seat: int, what: int, target: int, could: int, left: int = 5, room: int = 3) -> Act:
    done = Act(seat, what, target, could)
    for other in range(8):
        done.at_table(other, left, room)
    return done


def evidence() -> Evidence:
    return Evidence(thumb().of(SHERIFF))


def test_a_shot_is_read_by_who_could_have_been_shot_instead() -> None:
    """Four players: B shoots the Sheriff although C was in reach. By hand: a softmax over the two."""
    w = thumb().of(SHERIFF)
    likelihood = {}
    for role, other_is_outlaw in ((OUTLAW, 0.5), (RENEGADE, 1.0)):
        of_c = other_is_outlaw * TOWARDS[4 * role + OUTLAW] + (1 - other_is_outlaw) * TOWARDS[4 * role + RENEGADE]
        hurt = 1.0 + LAST / 5.0
        sheriff, c = exp(w[HEAT] * hurt * TOWARDS[4 * role + SHERIFF]), exp(w[HEAT] * hurt * of_c)
        likelihood[role] = (1 - w[NOISE]) * sheriff / (sheriff + c) + w[NOISE] / 2
    belief = fresh(4)
    evidence().take_in(belief, act(1, SHOT, 0, BIT[0] | BIT[2]))
    belief.weigh(-1, 0)
    outlaw = 2 * likelihood[OUTLAW]
    assert isclose(belief.chance[4 + OUTLAW], outlaw / (outlaw + likelihood[RENEGADE]), rel_tol=1e-9)
    assert belief.chance[4 + OUTLAW] > 0.7


def test_whoever_shoots_the_sheriff_is_suspect_and_whoever_spares_or_heals_him_is_not() -> None:
    shot, spared, healed = fresh(5), fresh(5), fresh(5)
    evidence().take_in(shot, act(1, SHOT, 0, BIT[0] | BIT[2]))
    evidence().take_in(spared, act(1, SHOT, 2, BIT[0] | BIT[2]))
    evidence().take_in(healed, act(1, HEALED, 0, 31))
    for belief in (shot, spared, healed):
        belief.weigh(-1, 0)
    assert shot.chance[4 + OUTLAW] > 0.7
    assert spared.chance[4 + OUTLAW] < 0.4
    assert healed.chance[4 + DEPUTY] > 0.4


def test_an_act_without_a_choice_says_nothing() -> None:
    belief = fresh(5)
    evidence().take_in(belief, act(1, SHOT, 0, BIT[0]))
    belief.weigh(-1, 0)
    assert isclose(belief.chance[4 + OUTLAW], 0.5)


def test_a_hit_that_eliminates_counts_more() -> None:
    assert 1.0 + LAST + KILL > 1.0 + LAST / 2.0
    once, last = fresh(5), fresh(5)
    evidence().take_in(once, act(1, SHOT, 0, BIT[0] | BIT[2], left=5))
    evidence().take_in(last, act(1, SHOT, 0, BIT[0] | BIT[2], left=1))
    once.weigh(-1, 0)
    last.weigh(-1, 0)
    assert last.chance[4 + OUTLAW] > once.chance[4 + OUTLAW]


@pytest.mark.parametrize("players", range(3, 9))
def test_chances_sum_to_one_throughout_a_game(players: int) -> None:
    for _, view, bot, _ in decisions(LEVELS["ranger"], players, 3):
        assert isinstance(bot, Ranger)
        for p in view.players:
            chances = [bot.sight.chance[4 * p.seat + role] for role in range(4)]
            assert isclose(sum(chances), 1.0, abs_tol=1e-9)
            if p.role_number != UNKNOWN:
                assert isclose(chances[p.role_number], 1.0, abs_tol=1e-9)


def test_a_sheriff_gets_to_know_the_others() -> None:
    """In the mean over games the true roles get likelier than dealing makes them: 5 of 12 at the start."""
    late = []
    for seed in range(12):
        last: list[float] = []
        for t, view, bot, _ in decisions(LEVELS["ranger"], 5, seed):
            if view.players[view.viewer].role_number == SHERIFF:
                last = [bot.sight.chance[4 * p.seat + t.seats[p.seat].role] for p in view.players if p.role is None]
        late += last
    assert sum(late) / len(late) > 0.55
