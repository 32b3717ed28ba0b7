"""Faults and leaks that are planted inside the engine, each of which a law must catch.

Compiled classes cannot be changed, so these run the sources.
"""

from typing import ClassVar, Final, cast

import pytest
from mypy_extensions import i64

from sixgun.cardgame import play
from sixgun.cardgame.ability import Ability
from sixgun.cardgame.codec import FRAMES
from sixgun.cardgame.event import DREW
from sixgun.cardgame.in_force import counts_as_missed
from sixgun.cardgame.move import DRAW, NONE, move
from sixgun.cardgame.shot import Shot
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.table import Table
from sixgun.laws import sameness
from sixgun.laws.memory import a_seat_can_name_what_it_was_shown_and_no_more
from sixgun.laws.secret import a_guess_plays_on_like_the_truth, what_is_hidden_changes_nothing_a_seat_sees
from sixgun.version import is_interpreted
from tests.conftest import from_source

from .games import must_catch

pytestmark = from_source


@pytest.mark.parametrize("forgets", ["bangs", "turns", "seats"])
def test_a_clone_that_forgets_is_noticed(forgets: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = CardTable.copy

    def copy(self: CardTable) -> CardTable:
        clone = honest(self)
        if forgets == "bangs":
            for s in clone.seats:
                s.bangs = 0
        elif forgets == "turns":
            clone.turns = 0
        else:
            clone.seats = self.seats  # and so the two share what changes
        return clone

    monkeypatch.setattr(CardTable, "copy", copy)
    must_catch(sameness.a_clone_plays_on_exactly_like_its_original)


def test_a_log_that_weighs_hands_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom else a card could have been aimed at is worked out from what the others hold."""
    could_be_meant = play.could_be_meant

    def leak(t: CardTable, me: i64, m: i64, number: i64) -> i64:
        bits = could_be_meant(t, me, m, number)
        return sum(
            BIT[seat]
            for seat in range(len(t.seats))
            if bits & BIT[seat] and not any(counts_as_missed(t, seat, card) for card in t.seats[seat].hand)
        )

    monkeypatch.setattr(play, "could_be_meant", leak)
    must_catch(what_is_hidden_changes_nothing_a_seat_sees)
    must_catch(a_guess_plays_on_like_the_truth)


def test_a_draw_that_tells_everybody_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(self: CardTable, seat: int, cards: int) -> None:
        for _ in range(cards):
            card = self.next_card()
            if card != NONE:
                self.gain(seat, card)
                self.say(DREW, seat, NONE, card, 1, TO_ALL)

    monkeypatch.setattr(CardTable, "draw", draw)
    must_catch(a_seat_can_name_what_it_was_shown_and_no_more)
    must_catch(what_is_hidden_changes_nothing_a_seat_sees)


def test_a_memory_that_never_forgets_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that was seen to go into a hand is followed into the next hand, though any other might have been taken."""

    def pass_hidden(self: CardTable, giver: int, taker: int, card: int) -> None:
        self.let_go(giver, card)
        self.gain(taker, card)

    monkeypatch.setattr(CardTable, "pass_hidden", pass_hidden)
    must_catch(a_seat_can_name_what_it_was_shown_and_no_more)


def test_sparing_a_player_without_missed_the_question_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause would tell the table who holds one."""
    step = Shot.step

    def spare(self: Shot, t: Table) -> bool:
        c = cast(CardTable, t)
        asks = not step(self, t)
        if asks and not any(counts_as_missed(c, self.seat, card) for card in c.seats[self.seat].hand):
            self.hits(c)
            return True
        return not asks

    monkeypatch.setattr(Shot, "step", spare)
    must_catch(what_is_hidden_changes_nothing_a_seat_sees)
    must_catch(a_guess_plays_on_like_the_truth)


if is_interpreted():

    class Peeping(Frame):
        """`seat` draws the card that lay on top when he was asked: its number, under whatever name, is in the view."""

        name: ClassVar[str] = "peeping"
        fields: ClassVar[tuple[str, ...]] = ("seat", "number")

        def __init__(self, seat: i64, number: i64) -> None:
            super().__init__(seat)
            self.number: Final[i64] = number

        def options(self, t: Table) -> None:
            t.moves.add(move(DRAW))

        def choose(self, t: Table, m: i64) -> None:
            c = cast(CardTable, t)
            cards = c.deck.list()
            cards.remove(self.number)
            c.deck.n = 0
            for card in cards:
                c.deck.add(card)
            c.gain(self.seat, self.number)
            c.say(DREW, self.seat, NONE, self.number, 1, c.knows[self.number])
            c.done(DONE)


def test_a_frame_that_follows_a_hidden_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw_phase(self: Ability, t: CardTable, me: int) -> bool:
        if t.deck.n == 0:
            return False
        t.push(Peeping(me, t.deck.top()))
        return True

    monkeypatch.setattr(Ability, "draw_phase", draw_phase)
    monkeypatch.setitem(FRAMES, "peeping", Peeping)
    must_catch(what_is_hidden_changes_nothing_a_seat_sees, "base")
    must_catch(a_guess_plays_on_like_the_truth, "base")
