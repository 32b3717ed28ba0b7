"""While characters are chosen (R158): the laws at every such question, and leaks of the choice that they catch."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from sixgun import cardgame, dicegame
from sixgun.deal import Deal
from sixgun.kernel.choice import Choice, Seen
from sixgun.laws import Law, Trial, Violation, sameness, secret
from sixgun.laws.memory import a_seat_can_name_what_it_was_shown_and_no_more
from sixgun.laws.secret import (
    a_guess_looks_like_the_truth,
    a_guess_plays_on_like_the_truth,
    a_view_claims_nothing_untrue,
    a_view_shows_ones_own_characters_and_no_other,
    what_another_chooses_to_be_changes_nothing_a_seat_sees,
    what_is_hidden_changes_nothing_a_seat_sees,
)
from sixgun.laws.trial import ENDS, Check

TWO = ("characters_dealt", 2)
IDENTITY = (TWO, ("high_noon_extras", "both"), ("identity", "dealt_secret"), ("final", "sheriff_picks"))
GAMES = {
    "base": ("card", (4, 7), ("base",), (TWO,)),
    "every set": ("card", (3, 8), ("base", "dodge-city", "high-noon", "fistful-of-cards"), IDENTITY),
    "dice": ("dice", (3, 5, 8), (), (TWO,)),
}
BOOKS: dict[str, Any] = {"base": cardgame, "every set": cardgame, "dice": dicegame}
LAWS = [
    *(secret.a_view_shows_the_open_roles_and_no_other, a_view_claims_nothing_untrue),
    *(a_view_shows_ones_own_characters_and_no_other, what_is_hidden_changes_nothing_a_seat_sees),
    what_another_chooses_to_be_changes_nothing_a_seat_sees,
    *(a_guess_looks_like_the_truth, a_guess_plays_on_like_the_truth, sameness.a_save_is_the_same_table),
    *(sameness.a_clone_plays_on_exactly_like_its_original, sameness.every_option_can_be_played_and_read_back),
    sameness.asking_changes_nothing,
]


def deals(variant: str, seeds: int) -> Iterator[Deal]:
    """Games of every size; in every other one the second seat was given a character."""
    game, sizes, sets, options = GAMES[variant]
    for seed in range(seeds):
        for players in sizes:
            given = (None, "rose-doolan", *[None] * (players - 2)) if seed % 2 else ()
            yield Deal(game, players, seed, sets, options, characters=given)


def violation(law: Check, variant: str, seeds: int = 2) -> Violation | None:
    """The first violation of a law in the questions up to and just after the turning up of the characters."""
    for deal in deals(variant, seeds):
        found = Trial(deal, far=deal.players + 2).run([Law(law)], longest=deal.players + 2).violation
        if found is not None and found.law != ENDS:
            return found
    return None


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("law", LAWS)
def test_the_laws_hold_while_characters_are_chosen(law: Check, variant: str) -> None:
    found = violation(law, variant)
    assert found is None, str(found)


def test_a_seat_can_name_the_cards_that_follow_the_choice_and_no_others() -> None:
    found = violation(a_seat_can_name_what_it_was_shown_and_no_more, "every set")
    assert found is None, str(found)


# leaks


def of_the_last(book: Any) -> Any:
    """Everybody sees what the last player may choose from, and so what he has chosen."""
    honest = book.view

    def leak(t: Any, to: int | None) -> Any:
        seen = honest(t, to)
        for place in range(len(t.pairs) - 2, len(t.pairs)):
            seen.pairs_numbers[place] = t.pairs[place]
        return seen

    return leak


def by_another_name(book: Any) -> Any:
    """A number of the first seat that looks harmless is that of the character it has chosen."""
    honest = book.view

    def leak(t: Any, to: int | None) -> Any:
        seen = honest(t, to)
        if len(t.pairs) > 0:
            seen.players[0].max_life += t.pairs[0]
        return seen

    return leak


def told_at_once(book: Any) -> Any:
    """Everybody hears who chooses whom."""
    honest = book.events

    def leak(t: Any, since: int, seat: int | None) -> tuple[Seen, ...]:
        both = zip(honest(t, since, seat), honest(t, since, None), strict=True)
        return tuple(truth if truth.what == "chose_character" else seen for seen, truth in both)

    return leak


def told_by_the_question(book: Any) -> Any:
    """The facts of a question tell whether the one asked has been dealt the better of two."""
    honest = book.choice

    def leak(t: Any) -> Choice:
        asks: Choice = honest(t)
        better = int(t.pairs[2 * asks.seat] > t.pairs[2 * asks.seat + 1]) if asks.why == "choosing" else 0
        return replace(asks, facts=(*asks.facts, ("better", better)))

    return leak


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize(
    ("name", "leak", "law"),
    [
        ("view", of_the_last, a_view_shows_ones_own_characters_and_no_other),
        ("view", of_the_last, what_is_hidden_changes_nothing_a_seat_sees),
        ("view", by_another_name, what_another_chooses_to_be_changes_nothing_a_seat_sees),
        ("view", by_another_name, what_is_hidden_changes_nothing_a_seat_sees),
        ("events", told_at_once, what_another_chooses_to_be_changes_nothing_a_seat_sees),
        ("choice", told_by_the_question, what_is_hidden_changes_nothing_a_seat_sees),
        ("choice", told_by_the_question, a_guess_plays_on_like_the_truth),
    ],
)
def test_a_leak_of_the_choice_is_caught(
    name: str, leak: Any, law: Check, variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = BOOKS[variant]
    monkeypatch.setattr(book, name, leak(book))
    assert violation(law, variant) is not None, f"{law.__name__} has not caught it"
