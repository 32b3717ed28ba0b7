"""Every law that is not about secrets, shown a game in which it is broken: none of them holds whatever happens."""

import re
from collections.abc import Callable
from typing import Any, cast

import pytest

from sixgun import cardgame
from sixgun.cardgame.table import CardTable
from sixgun.deal import Deal
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import Choice
from sixgun.laws import Broken, Law, Trial, attempt, conservation, retell, sameness

from .games import must_catch

BASE = Deal("card", 5, 1, ("base",))
DICE = Deal("dice", 5, 1)


def cards(trial: Trial) -> CardTable:
    return cast(CardTable, trial.t)


def loses_a_card(trial: Trial) -> None:
    cards(trial).deck.pop()


def has_a_card_twice(trial: Trial) -> None:
    cards(trial).deck.cards[0] = cards(trial).deck.cards[1]


def loses_an_arrow(trial: Trial) -> None:
    cast(DiceTable, trial.t).supply -= 1


def heals_too_well(trial: Trial) -> None:
    trial.t.seats[0].life = trial.t.seats[0].max_life + 1


def lets_the_lifeless_live(trial: Trial) -> None:
    cards(trial).seats[0].life = 0


def asks_the_dead(trial: Trial) -> None:
    trial.t.present &= ~BIT[trial.t.top.seat]


def has_nothing_to_offer(trial: Trial) -> None:
    trial.t.clear_moves()


@pytest.mark.parametrize(
    ("law", "fault", "deal"),
    [
        (conservation.cards_are_conserved, loses_a_card, BASE),
        (conservation.no_card_lies_in_two_places, has_a_card_twice, BASE),
        (conservation.arrows_are_conserved, loses_an_arrow, DICE),
        (conservation.life_stays_within_bounds, heals_too_well, BASE),
        (conservation.life_stays_within_bounds, heals_too_well, DICE),
        (conservation.life_stays_within_bounds, lets_the_lifeless_live, BASE),
        (conservation.the_dead_are_never_asked, asks_the_dead, BASE),
        (conservation.options_are_never_empty, has_nothing_to_offer, BASE),
    ],
)
def test_a_table_out_of_order_is_noticed(
    law: Callable[[Trial], None], fault: Callable[[Trial], None], deal: Deal
) -> None:
    trial = Trial(deal)
    trial.t.offer()
    law(trial)
    fault(trial)
    with pytest.raises(Broken):
        law(trial)


def test_a_save_that_forgets_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = cardgame.decode

    def decode(data: bytes) -> CardTable:
        t = honest(data)
        t.turn = 0
        return t

    monkeypatch.setattr(cardgame, "decode", decode)
    must_catch(sameness.a_save_is_the_same_table)


def test_a_save_that_leaves_out_luck_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its bytes are the same each time and so is the view: only playing on shows it."""
    honest_encode, honest_decode = cardgame.encode, cardgame.decode

    def encode(t: CardTable) -> bytes:
        state, t.rng.state = t.rng.state, 0
        data = honest_encode(t)
        t.rng.state = state
        return data

    def decode(data: bytes) -> CardTable:
        t = honest_decode(data)
        t.rng.state = 1
        return t

    monkeypatch.setattr(cardgame, "encode", encode)
    monkeypatch.setattr(cardgame, "decode", decode)
    must_catch(sameness.a_save_is_the_same_table)


def test_looking_that_changes_the_table_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = cardgame.view

    def view(t: CardTable, to: int | None) -> Any:
        t.rng.below(2)
        return honest(t, to)

    monkeypatch.setattr(cardgame, "view", view)
    must_catch(sameness.asking_changes_nothing)


def test_a_move_that_is_read_back_as_another_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = cardgame.answer
    monkeypatch.setattr(cardgame, "answer", lambda t, said: honest(t, cardgame.choice(t).options[0]))
    must_catch(sameness.every_option_can_be_played_and_read_back)


def test_an_option_that_cannot_be_played_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = cardgame.choice

    def choice(t: CardTable) -> Choice:
        asks = honest(t)
        other = t.copy()
        other.seats[asks.seat].hand = other.seats[asks.seat].hand[:0]
        lost = set(asks.options) - set(honest(other).options)
        if lost:  # what needs a hand card is offered to an empty hand
            t.seats[asks.seat].hand = t.seats[asks.seat].hand[:0]
        return asks

    monkeypatch.setattr(cardgame, "choice", choice)
    must_catch(sameness.every_option_can_be_played_and_read_back)


def test_a_replay_that_ends_elsewhere_is_noticed() -> None:
    trial = Trial(BASE)
    assert trial.run([]).violation is None
    sameness.the_same_seed_and_moves_give_the_same_events(trial)
    trial.t.rng.stir(1)
    with pytest.raises(Broken, match="another table"):
        sameness.the_same_seed_and_moves_give_the_same_events(trial)


def test_a_replay_with_other_events_is_noticed() -> None:
    trial = Trial(BASE)
    assert trial.run([]).violation is None
    trial.t.tell(0, 0)
    with pytest.raises(Broken, match="event"):
        sameness.the_same_seed_and_moves_give_the_same_events(trial)


@pytest.mark.parametrize("deal", [BASE, DICE], ids=["card", "dice"])
def test_a_game_that_does_not_end_is_noticed(deal: Deal) -> None:
    found = Trial(deal).run([], longest=10).violation
    assert found is not None
    assert found.law == "every game ends"
    assert len(found.moves) == 10


def test_an_error_of_the_engine_is_a_violation_with_the_move_that_brought_it() -> None:
    def pull_the_rug(trial: Trial) -> None:
        if len(trial.moves) == 5:
            trial.t.below = trial.t.below[:0]

    found = Trial(BASE).run([Law(pull_the_rug)]).violation
    assert found is not None
    assert found.law == "every game can be played on"
    assert "IndexError" in found.what
    assert len(found.moves) > 5, "the one that ended what lay on the rug is the last"


def test_a_game_that_cannot_be_dealt_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    def new_table(*_: object) -> CardTable:
        raise ZeroDivisionError("no players")

    monkeypatch.setattr(cardgame, "new_table", new_table)
    found = attempt(BASE, []).violation
    assert found is not None
    assert re.fullmatch(r"ZeroDivisionError: no players \(test_planted_faults.py, line \d+\)", found.what)


@pytest.mark.parametrize("deal", [BASE, DICE], ids=["card", "dice"])
def test_a_game_can_be_told_again_with_its_journal(deal: Deal) -> None:
    trial = Trial(deal)
    trial.run([])
    game = retell(deal, trial.moves)
    assert game.over
    assert len(game.journal) == len(trial.moves)
    assert game.rulebook.encode(game.table) == trial.book.encode(trial.t)


def test_laws_are_looked_at_in_decisions_that_the_seed_chooses() -> None:
    def looked_at(seed: int) -> list[int]:
        found: list[int] = []
        Trial(Deal("card", 5, seed, ("base",))).run([Law(lambda trial: found.append(len(trial.moves)), 20)])
        return found

    assert looked_at(1) == looked_at(1)
    assert len({looked_at(seed)[0] for seed in range(20)}) > 5
    assert all(n % 20 == looked_at(1)[0] for n in looked_at(1))
