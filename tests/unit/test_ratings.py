"""Ratings: every result is held against what is usual for the role, so that only playing well gains."""

import random

import pytest

from tools.rating_trial import Person, compare, rounds

pytest.importorskip("openskill", reason="the extra people is not installed: no ratings are tested")

from sixgun.kernel.roles import DEALT, ROLES
from sixgun.rating.bots import bot_skill
from sixgun.rating.skill import Skill, after
from sixgun.rating.usual import usual

TABLES = [(kind, size) for kind in ("card", "dice") for size in range(3, 9)]


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_an_average_player_gains_nothing_in_any_role(kind: str, players: int) -> None:
    """What he gains by a win is what he loses by a defeat, times how often each comes."""
    roles = [ROLES[role] for role in DEALT[players]]
    for seat, role in enumerate(roles):
        for sigma in (25 / 6, 1.0):
            skills = [Skill(sigma=sigma)] * players
            won, lost = (after(kind, roles, skills, seat, result).edge for result in (True, False))
            share = usual(kind, players, role)
            assert share is not None
            assert share * won + (1 - share) * lost == pytest.approx(0, abs=1e-9)
            assert won > 0 > lost


def test_a_renegades_win_counts_for_more_than_a_sheriffs() -> None:
    roles = ["sheriff", "outlaw", "outlaw", "renegade", "deputy"]
    skills = [Skill()] * 5
    sheriff, renegade = (after("card", roles, skills, seat, won=True).edge for seat in (0, 3))
    assert renegade > 2 * sheriff
    assert after("card", roles, skills, 3, won=False).edge > after("card", roles, skills, 0, won=False).edge


def test_a_win_with_strong_friends_or_against_weak_foes_counts_for_less() -> None:
    roles = ["sheriff", "outlaw", "outlaw", "renegade", "deputy"]
    plain = [Skill()] * 5
    with_friend = [*plain[:4], Skill(29.0)]
    weak_foes = [Skill(), *[Skill(21.0)] * 3, Skill()]
    usual_gain = after("card", roles, plain, 0, won=True).edge
    assert after("card", roles, with_friend, 0, won=True).edge < usual_gain
    assert after("card", roles, weak_foes, 0, won=True).edge < usual_gain


def test_a_rating_grows_surer_and_never_too_sure() -> None:
    roles = ["sheriff", "outlaw", "outlaw", "renegade"]
    skill = Skill()
    for game in range(2000):
        now = after("dice", roles, [skill, *[Skill(sigma=1.0)] * 3], 0, won=game % 8 == 0)
        assert now.sigma <= skill.sigma + 1e-3
        skill = now
    assert 0 < skill.sigma < 1


def test_bots_stand_in_the_order_that_was_measured() -> None:
    for kind in ("card", "dice"):
        values = [bot_skill(kind, level).mu for level in ("greenhorn", "drifter", "ranger", "gunslinger", "legend")]
        assert values == sorted(values)
        assert values[2] == 25.0, "a ranger is the average player: what is usual was measured among rangers"


def test_known_strengths_are_found_again() -> None:
    """The whole trial is `python -m tools.rating_trial`; this is a small one."""
    luck = random.Random(4)
    people = [Person(luck.gauss(0, 0.8)) for _ in range(30)]
    rounds("card", people, 100, luck)
    assert compare(people).correlation > 0.9
