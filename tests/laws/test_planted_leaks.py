"""Thieves: leaks that are planted on purpose, each of which a law of secrecy must catch.

They are planted where games hand out views, events, questions and guesses; test_planted_in_the_engine.py has others.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from sixgun import cardgame, dicegame
from sixgun.cardgame.check import Check
from sixgun.cardgame.in_force import counts_as_missed
from sixgun.cardgame.table import CardTable
from sixgun.deal import Deal
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.choice import Choice, Seen
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import OUTLAW
from sixgun.laws import Broken, Trial
from sixgun.laws.memory import a_seat_can_name_what_it_was_shown_and_no_more
from sixgun.laws.secret import (
    a_frame_names_no_hidden_card,
    a_guess_looks_like_the_truth,
    a_guess_plays_on_like_the_truth,
    a_view_claims_nothing_untrue,
    a_view_shows_the_open_roles_and_no_other,
    what_is_hidden_changes_nothing_a_seat_sees,
)

from .games import must_catch

Check_ = Callable[[Trial], None]


# views


def shows_a_hand(t: CardTable, to: int | None) -> Any:
    """Everybody sees the whole hand of the last player."""
    seen, truth = cardgame_view(t, to), cardgame_view(t, None)
    seen.players[len(t.seats) - 1].hand_numbers = truth.players[len(t.seats) - 1].hand_numbers
    seen.players[len(t.seats) - 1].hidden = 0
    return seen


def shows_the_deck(t: CardTable, to: int | None) -> Any:
    """Everybody sees the top card of the deck."""
    seen = cardgame_view(t, to)
    seen.deck_top_numbers = cardgame_view(t, None).deck_top_numbers[:1]
    return seen


def shows_a_role(t: CardTable, to: int | None) -> Any:
    """Everybody sees the role of the last player."""
    seen, truth = cardgame_view(t, to), cardgame_view(t, None)
    last = len(t.seats) - 1
    open_one = truth.players[last]
    open_one.hand_numbers, open_one.hidden = seen.players[last].hand_numbers, seen.players[last].hidden
    seen.players[last] = open_one
    return seen


def misremembers(t: CardTable, to: int | None) -> Any:
    """Everybody believes the bottom card of the deck to lie on top."""
    seen = cardgame_view(t, to)
    seen.deck_top_numbers = cardgame_view(t, None).deck_top_numbers[-1:]
    return seen


def shows_luck(t: CardTable, to: int | None) -> Any:
    """A number that everybody takes for harmless comes from the generator."""
    seen = cardgame_view(t, to)
    seen.players[0].owed = t.rng.copy().below(1000)
    return seen


cardgame_view = cardgame.view


@pytest.mark.parametrize(
    ("leak", "law"),
    [
        (shows_a_hand, what_is_hidden_changes_nothing_a_seat_sees),
        (shows_a_hand, a_seat_can_name_what_it_was_shown_and_no_more),
        (shows_the_deck, what_is_hidden_changes_nothing_a_seat_sees),
        (shows_the_deck, a_seat_can_name_what_it_was_shown_and_no_more),
        (shows_a_role, what_is_hidden_changes_nothing_a_seat_sees),
        (shows_a_role, a_view_shows_the_open_roles_and_no_other),
        (misremembers, a_view_claims_nothing_untrue),
        (shows_luck, what_is_hidden_changes_nothing_a_seat_sees),
        (shows_luck, a_guess_looks_like_the_truth),
    ],
)
def test_a_view_that_shows_too_much_is_caught(leak: Any, law: Check_, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cardgame, "view", leak)
    must_catch(law)


# events


def tells_everybody(*kinds: str) -> Callable[[CardTable, int, int | None], tuple[Seen, ...]]:
    """Events of these kinds have too wide an audience."""
    events = cardgame.events

    def leak(t: CardTable, since: int, seat: int | None) -> tuple[Seen, ...]:
        pairs = zip(events(t, since, seat), events(t, since, None), strict=True)
        return tuple(truth if truth.what in kinds else seen for seen, truth in pairs)

    return leak


@pytest.mark.parametrize("kind", ["drew", "took", "looked_at", "returned", "inherited"])
def test_an_event_with_too_wide_an_audience_is_caught(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cardgame, "events", tells_everybody(kind))
    must_catch(a_seat_can_name_what_it_was_shown_and_no_more)


@pytest.mark.parametrize("kind", ["drew", "took"])
def test_two_truths_are_told_apart_by_an_event_with_too_wide_an_audience(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cardgame, "events", tells_everybody(kind))
    must_catch(what_is_hidden_changes_nothing_a_seat_sees)


def only_without_missed(t: CardTable, since: int, seat: int | None) -> tuple[Seen, ...]:
    """Who could have been shot is told with an eye on the hands: whoever can dodge is left out."""
    return tuple(
        replace(seen, could=tuple(other for other in seen.could if not holds_missed(t, other)))
        for seen in cardgame_events(t, since, seat)
    )


def holds_missed(t: CardTable, seat: int) -> bool:
    return any(counts_as_missed(t, seat, card) for card in t.seats[seat].hand)


def names_a_card_in_the_hand(t: CardTable, since: int, seat: int | None) -> tuple[Seen, ...]:
    """Who aims at a hand is said to aim at its first card."""
    return tuple(
        replace(seen, part=t.rules.faces[t.seats[seen.other].hand[0]])
        if seen.part == "hand" and seen.other is not None and len(t.seats[seen.other].hand) > 0
        else seen
        for seen in cardgame_events(t, since, seat)
    )


cardgame_events = cardgame.events


@pytest.mark.parametrize(
    ("leak", "law"),
    [
        (only_without_missed, what_is_hidden_changes_nothing_a_seat_sees),
        (names_a_card_in_the_hand, what_is_hidden_changes_nothing_a_seat_sees),
        (names_a_card_in_the_hand, a_seat_can_name_what_it_was_shown_and_no_more),
    ],
)
def test_an_event_that_tells_too_much_of_its_aim_is_caught(
    leak: Any, law: Check_, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cardgame, "events", leak)
    must_catch(law)


def test_dice_that_spare_by_role_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those whom a die reaches, the Outlaws are left out."""
    events = dicegame.events

    def leak(t: DiceTable, since: int, seat: int | None) -> tuple[Seen, ...]:
        return tuple(
            replace(seen, could=tuple(other for other in seen.could if t.seats[other].role != OUTLAW))
            for seen in events(t, since, seat)
        )

    monkeypatch.setattr(dicegame, "events", leak)
    must_catch(what_is_hidden_changes_nothing_a_seat_sees, "dice")


# questions


def counts_missed_cards(t: CardTable) -> Choice:
    """The facts of a question tell how many Missed! the player has."""
    asks = cardgame_choice(t)
    missed = sum(counts_as_missed(t, asks.seat, card) for card in t.seats[asks.seat].hand)
    return replace(asks, facts=(*asks.facts, ("missed", missed)))


cardgame_choice = cardgame.choice


def test_a_question_that_tells_of_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cardgame, "choice", counts_missed_cards)
    must_catch(what_is_hidden_changes_nothing_a_seat_sees)


# frames


def test_a_frame_with_a_hidden_card_is_caught() -> None:
    trial = Trial(Deal("card", 5, 1, ("base",)))
    a_frame_names_no_hidden_card(trial)
    t = cast(CardTable, trial.t)
    t.push(Check(t.turn, t.deck.top()))
    with pytest.raises(Broken, match="which is hidden"):
        a_frame_names_no_hidden_card(trial)


# guesses


class Cheat:
    """A guess that has kept the table from which the view was made."""

    def __init__(self, book: Any) -> None:
        self.honest_view = book.view
        self.honest_guess = book.guess
        self.table: Any = None

    def view(self, t: Any, to: int | None) -> Any:
        if t.log is not None:
            self.table = t
        return self.honest_view(t, to)

    def with_the_generator_of_the_table(self, view: Any, rng: Rng) -> Any:
        guess = self.honest_guess(view, rng)
        guess.rng = self.table.rng.copy()
        return guess

    def with_the_same_luck_every_time(self, view: Any, rng: Rng) -> Any:
        return self.honest_guess(view, Rng.seeded(7))

    def with_the_cards_of_the_table(self, view: Any, rng: Rng) -> Any:
        guess = self.table.copy()
        guess.rng = Rng.seeded(rng.below(1 << 30))
        return guess


@pytest.mark.parametrize(
    "leak",
    ["with_the_generator_of_the_table", "with_the_same_luck_every_time", "with_the_cards_of_the_table"],
)
def test_a_guess_that_knows_too_much_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cheat = Cheat(cardgame)
    monkeypatch.setattr(cardgame, "view", cheat.view)
    monkeypatch.setattr(cardgame, "guess", getattr(cheat, leak))
    must_catch(a_guess_looks_like_the_truth)


def test_a_guess_that_forgets_what_is_in_sight_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = cardgame.guess

    def forgetful(view: Any, rng: Rng) -> CardTable:
        guess = honest(view, rng)
        for s in guess.seats:
            s.bangs = 0
        return guess

    monkeypatch.setattr(cardgame, "guess", forgetful)
    must_catch(a_guess_looks_like_the_truth)


# the dice game


def shows_a_role_of_dice(t: DiceTable, to: int | None) -> Any:
    seen, truth = dicegame_view(t, to), dicegame_view(t, None)
    seen.players[len(t.seats) - 1] = truth.players[len(t.seats) - 1]
    return seen


def shows_a_role_by_another_name(t: DiceTable, to: int | None) -> Any:
    seen = dicegame_view(t, to)
    seen.players[len(t.seats) - 1].killer_number = t.seats[len(t.seats) - 1].role
    return seen


def asks_outlaws_less(t: DiceTable) -> Choice:
    asks = dicegame_choice(t)
    return replace(asks, facts=(*asks.facts, ("dangerous", int(t.seats[asks.seat].role == OUTLAW))))


dicegame_view = dicegame.view
dicegame_choice = dicegame.choice


@pytest.mark.parametrize(
    ("name", "leak", "law"),
    [
        ("view", shows_a_role_of_dice, a_view_shows_the_open_roles_and_no_other),
        ("view", shows_a_role_of_dice, what_is_hidden_changes_nothing_a_seat_sees),
        ("view", shows_a_role_by_another_name, what_is_hidden_changes_nothing_a_seat_sees),
        ("choice", asks_outlaws_less, what_is_hidden_changes_nothing_a_seat_sees),
        ("choice", asks_outlaws_less, a_guess_plays_on_like_the_truth),
    ],
)
def test_a_leak_of_the_dice_game_is_caught(name: str, leak: Any, law: Check_, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dicegame, name, leak)
    must_catch(law, "dice")


def test_a_guess_with_the_luck_of_the_dice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    cheat = Cheat(dicegame)
    monkeypatch.setattr(dicegame, "view", cheat.view)
    monkeypatch.setattr(dicegame, "guess", cheat.with_the_generator_of_the_table)
    must_catch(a_guess_looks_like_the_truth, "dice")
