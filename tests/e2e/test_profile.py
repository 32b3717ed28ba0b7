"""Whoever is lent a profile of the browser has nothing of those who had it before."""

import pytest

from .profile import Kind, Profiles


def test_a_clock_that_stands_is_lent_to_nobody_else(profiles: Profiles) -> None:
    lent = profiles.lend(Kind(clock=True))
    lent.context.clock.pause_at(lent.empty.evaluate("Date.now() / 1000") + 1)
    profiles.take_back(lent)
    for kind in (Kind(), Kind(clock=True)):
        following = profiles.lend(kind)
        assert following.context.new_page().evaluate("new Promise(done => setTimeout(() => done(true)))")
        profiles.take_back(following)


def test_whoever_stops_the_clock_of_a_profile_that_others_get_is_told_so(profiles: Profiles) -> None:
    lent = profiles.lend(Kind())
    lent.context.clock.install()
    with pytest.raises(AssertionError, match="a profile of his own"):
        profiles.take_back(lent)
    lent.context.close()


def test_permissions_are_not_handed_on(profiles: Profiles) -> None:
    asked = "navigator.permissions.query({ name: 'geolocation' }).then(it => it.state)"
    lent = profiles.lend(Kind())
    before = lent.empty.evaluate(asked)
    lent.context.grant_permissions(["geolocation"])
    profiles.take_back(lent)
    assert profiles.lend(Kind()) is lent
    assert lent.empty.evaluate(asked) == before
    profiles.take_back(lent)
