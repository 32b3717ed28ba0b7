"""A sample of roles: they fit what is seen, each dealing as often as it is likely."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.bots.belief import UNKNOWN, Belief, public_roles
from sixgun.bots.role_sample import RoleSample
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF


def drawn(belief: Belief, seen: list[int], times: int = 3000) -> Counter[tuple[int, ...]]:
    role_sample = RoleSample(belief.dealings, belief.evidence, vec[i64](seen))
    rng = Rng.seeded(1)
    return Counter(tuple(role_sample.draw(rng)) for _ in range(times))


def test_each_dealing_comes_as_often_as_it_is_likely() -> None:
    """At a table of four, seat 1 is three times as likely the Renegade as seat 2, and seat 3 is as likely as seat 2."""
    belief = Belief(vec[i64]([SHERIFF, UNKNOWN, UNKNOWN, UNKNOWN]))
    belief.add_evidence(1, RENEGADE, 3.0)
    found = drawn(belief, [SHERIFF, UNKNOWN, UNKNOWN, UNKNOWN])
    assert len(found) == 3
    often = found[SHERIFF, RENEGADE, OUTLAW, OUTLAW] / found.total()
    assert abs(often - 3 / 5) < 0.03


def test_what_the_viewer_sees_is_never_drawn_otherwise() -> None:
    belief = Belief(vec[i64]([SHERIFF, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]))
    found = drawn(belief, [SHERIFF, UNKNOWN, DEPUTY, UNKNOWN, UNKNOWN])
    assert len(found) == 3
    assert all(roles[0] == SHERIFF and roles[2] == DEPUTY for roles in found)


def test_a_role_is_public_when_everyone_can_know_it() -> None:
    seen = vec[i64]([SHERIFF, OUTLAW, UNKNOWN, UNKNOWN])
    assert list(public_roles(seen, 1, True)) == [SHERIFF, UNKNOWN, UNKNOWN, UNKNOWN]
    assert list(public_roles(seen, 1, False)) == [SHERIFF, OUTLAW, UNKNOWN, UNKNOWN]
    assert list(public_roles(seen, 0, True)) == [SHERIFF, OUTLAW, UNKNOWN, UNKNOWN]
    assert list(public_roles(vec[i64]([DEPUTY, OUTLAW, RENEGADE]), 0, True)) == [DEPUTY, OUTLAW, RENEGADE]
