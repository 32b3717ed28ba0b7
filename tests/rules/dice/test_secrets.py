"""Nobody learns a hidden role or the next roll: not from his view, nor from what he is asked or offered.

Two truths that differ only in what a seat cannot know must look alike to it, now and after any move, until a
role is shown. The law is tried on planted leaks as well: one that catches no thief proves nothing.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sixgun.dicegame import choice, events, guess, new_table, view
from sixgun.dicegame.seat import Seat
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import View
from sixgun.kernel.choice import Choice
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import OUTLAW, SHERIFF
from tests.rules.dice.games import answer_at_random, decisions, play_out

Look = Callable[[DiceTable, int], View]
Ask = Callable[[DiceTable], Choice]


def with_roles_swapped(t: DiceTable, seat: int) -> DiceTable:
    """The same table, but those whose roles `seat` does not know have passed them on clockwise."""
    other = t.copy()
    hidden = [n for n, s in enumerate(t.seats) if n != seat and s.life > 0 and s.role != SHERIFF]
    for n, giver in zip(hidden, hidden[1:] + hidden[:1], strict=True):
        old = t.seats[n]
        new = Seat(t.seats[giver].role, old.character)
        new.life, new.arrows, new.hits, new.killer = old.life, old.arrows, old.hits, old.killer
        other.seats[n] = new
    return other


def tell_apart(t: DiceTable, u: DiceTable, seat: int, look: Look, ask: Ask) -> bool:
    """Whether the seat can tell two truths apart by what it sees and by what anybody is asked."""
    if t.over or u.over:
        return t.over != u.over
    return look(t, seat) != look(u, seat) or repr(ask(t)) != repr(ask(u))


def leaks(t: DiceTable, u: DiceTable, seat: int, look: Look = view, ask: Ask = choice) -> bool:
    """Whether the seat can tell the truths apart at this question, or after a move that shows no role.

    Both roll the same scripted faces: luck must not be what differs.
    """
    if tell_apart(t, u, seat, look, ask):
        return True
    t.offer()
    rng = Rng.seeded(t.rng.state)
    move = t.moves.items[rng.below(t.moves.n)]
    faces = vec[i64]([rng.below(6) for _ in range(40)])
    after = [t.copy(), u.copy()]
    for table in after:
        table.scripted = True
        table.script = faces
        table.script_at = 0
        advance(table, move)
    if sum(s.life > 0 for s in after[0].seats) < sum(s.life > 0 for s in t.seats):
        return False
    return tell_apart(after[0], after[1], seat, look, ask)


def hides_roles(t: DiceTable) -> bool:
    return len(t.seats) > 3


def test_a_guess_looks_exactly_like_the_truth() -> None:
    rng = Rng.seeded(5)
    for where, t in decisions(1):
        for seat in range(len(t.seats)):
            seen = view(t, seat)
            assert view(guess(seen, rng), seat) == seen, where


def test_a_guess_plays_on_like_the_truth_until_a_role_is_shown() -> None:
    rng = Rng.seeded(6)
    for where, t in decisions(1):
        for seat in range(len(t.seats)):
            assert not leaks(t, guess(view(t, seat), rng), seat), where


def test_hidden_roles_that_change_hands_change_nothing_one_can_see() -> None:
    for where, t in decisions(1):
        if hides_roles(t):
            for seat in range(len(t.seats)):
                assert not leaks(t, with_roles_swapped(t, seat), seat), where


def shows_a_role(t: DiceTable, seat: int) -> View:
    """A view with a leak: the last seat's role stands where its killer should."""
    seen = view(t, seat)
    seen.players[len(t.seats) - 1].killer_number = t.seats[len(t.seats) - 1].role
    return seen


def asks_outlaws_less(t: DiceTable) -> Choice:
    """A question with a leak: an Outlaw is offered less than others."""
    asks = choice(t)
    if t.seats[asks.seat].role != OUTLAW or len(asks.options) == 1:
        return asks
    return replace(asks, options=asks.options[:-1])


@pytest.mark.parametrize(("look", "ask"), [(shows_a_role, choice), (view, asks_outlaws_less)], ids=["view", "question"])
def test_the_law_catches_a_planted_leak(look: Look, ask: Ask) -> None:
    assert any(
        leaks(t, with_roles_swapped(t, seat), seat, look, ask)
        for _, t in decisions(1)
        for seat in range(len(t.seats))
        if hides_roles(t)
    )


def test_every_deal_of_the_hidden_roles_is_guessed() -> None:
    t = new_table(5, 3, {})
    rng = Rng.seeded(1)
    sheriff = next(n for n, s in enumerate(t.seats) if s.role == SHERIFF)
    seen = view(t, sheriff)
    deals = {tuple(s.role for s in guess(seen, rng).seats) for _ in range(400)}
    assert len(deals) == 12


def test_a_guess_has_luck_of_its_own() -> None:
    t = new_table(5, 3, {})
    rng = Rng.seeded(1)
    guesses = [guess(view(t, 0), rng) for _ in range(20)]
    states = {t.rng.state, *(u.rng.state for u in guesses)}
    assert len(states) == 21
    assert len({tuple(play_out(u, 1)) for u in guesses}) == 20


@pytest.mark.rule("X5", "X41")
def test_only_the_sheriff_the_dead_and_oneself_are_known() -> None:
    for where, t in decisions(1):
        if not hides_roles(t):
            continue
        for seat in range(len(t.seats)):
            for n, seen in enumerate(view(t, seat).seats):
                known = n == seat or t.seats[n].role == SHERIFF or t.seats[n].life == 0
                assert (seen.role is not None) == known, where


@pytest.mark.rule("X50")
def test_at_a_table_of_three_every_role_is_open() -> None:
    t = new_table(3, 1, {})
    assert all(seen.role is not None for seat in range(3) for seen in view(t, seat).seats)


def test_when_the_game_is_over_every_role_is_open_and_can_still_be_guessed() -> None:
    t = new_table(6, 2, {})
    rng = Rng.seeded(2)
    while not t.over:
        answer_at_random(t, rng)
    seen = view(t, 0)
    assert all(s.role is not None for s in seen.seats)
    assert view(guess(seen, rng), 0) == seen


def test_what_is_secret_in_an_event_is_seen_by_its_audience_only() -> None:
    t = new_table(4, 1, {})
    assert t.log is not None
    t.log.add(14, 1, -1, OUTLAW, 0, 1 << 2)
    before = len(t.log) - 1
    assert [events(t, before, seat)[0].card for seat in (0, 1, 2, None)] == [None, None, "outlaw", "outlaw"]
