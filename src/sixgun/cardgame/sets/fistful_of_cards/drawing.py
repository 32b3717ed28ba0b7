"""Other ways through phase 1: Hard Liquor, Peyote, Ranch (F10, F13, F14)."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.event import GUESSED, HEALS_INSTEAD, KEPT, TURNED_OVER
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.harm import heal
from sixgun.cardgame.in_force import offered_before, suit_of
from sixgun.cardgame.move import DISCARD, DRAW, GUESS, NONE, PASS, USE, card_of, move, verb_of, what_of
from sixgun.cardgame.phase_1 import draw_phase
from sixgun.cardgame.refusal import NEEDS_DISCARD
from sixgun.cardgame.rules import COLOURS, DIAMONDS, HEARTS
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class HardLiquor(EventCard):
    """Instead of all of phase 1 one may regain a life point (FR10)."""

    def instead_of_drawing(self, t: CardTable, me: i64) -> bool:
        if t.seats[me].life >= t.seats[me].max_life:
            return False
        t.push(Drinking(me))
        return True


@mypyc_attr(acyclic=True)
class Drinking(Frame):
    """`seat` draws, or drinks instead."""

    name: ClassVar[str] = "drinking"

    def question(self) -> i64:
        return 30

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        c.moves.add(move(DRAW))
        c.moves.add(move(USE, c.rules.first_event + c.middle[len(c.middle) - 1]))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        c.done(DONE)
        if verb_of(m) == USE:
            c.tell(HEALS_INSTEAD, self.seat)
            heal(c, self.seat, 1)
        else:
            draw_phase(c, self.seat)


@mypyc_attr(acyclic=True)
class Peyote(EventCard):
    """Instead of phase 1: guess the colour of the top card, and keep it for as long as one is right (FR22)."""

    def instead_of_drawing(self, t: CardTable, me: i64) -> bool:
        t.push(Guessing(me, 0))
        return True


@mypyc_attr(acyclic=True)
class Guessing(Frame):
    """`seat` guesses the colour of the next card; so often he was right."""

    name: ClassVar[str] = "guessing"
    fields: ClassVar[tuple[str, ...]] = ("seat", "right")

    def __init__(self, seat: i64, right: i64) -> None:
        super().__init__(seat)
        self.right: Final[i64] = right

    def question(self) -> i64:
        return 31

    def detail(self) -> i64:
        """How often he was right."""
        return self.right

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if c.deck.n + c.discards.n > 0:
            return False
        c.done(DONE)
        return True

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        for colour in range(len(COLOURS)):
            c.moves.add(move(GUESS, NONE, NONE, colour))
        if self.right > 0 and c.rules.options.peyote_stop:
            c.moves.add(move(PASS))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        if verb_of(m) == PASS:
            c.done(DONE)
            return
        c.tell(GUESSED, self.seat, NONE, what_of(m))
        card = c.next_card()
        c.say(TURNED_OVER, self.seat, NONE, card, 1, TO_ALL)
        is_red = suit_of(c, card) == HEARTS or suit_of(c, card) == DIAMONDS
        if is_red == (what_of(m) == 1):
            c.gain(self.seat, card)
            c.knows[card] = TO_ALL
            c.say(KEPT, self.seat, NONE, card, 1, TO_ALL)
            c.swap(Guessing(self.seat, self.right + 1))
        else:
            c.discard(card)
            c.done(DONE)


@mypyc_attr(acyclic=True)
class Ranch(EventCard):
    """Once at the end of phase 1: discard any number of cards and draw as many (FR23)."""

    def after_drawing(self, t: CardTable, me: i64) -> None:
        t.push(Ranching(me, 0))


@mypyc_attr(acyclic=True)
class Ranching(Frame):
    """`seat` discards card by card what he wants to exchange; so many it is so far."""

    name: ClassVar[str] = "ranching"
    fields: ClassVar[tuple[str, ...]] = ("seat", "given")

    def __init__(self, seat: i64, given: i64) -> None:
        super().__init__(seat)
        self.given: Final[i64] = given

    def question(self) -> i64:
        return 32

    def detail(self) -> i64:
        """How many cards he has given."""
        return self.given

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if len(c.seats[self.seat].hand) > 0:
            return False
        self.draw(c)
        return True

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        hand = c.seats[self.seat].hand
        for i in range(len(hand)):
            if not offered_before(c, hand, i):
                c.moves.add(move(DISCARD, hand[i]))
        c.moves.add(move(PASS))

    def why_not(self, t: Table, thing: i64) -> Refusal | None:
        return None if thing in cast(CardTable, t).seats[self.seat].hand else NEEDS_DISCARD

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        if verb_of(m) == PASS:
            self.draw(c)
            return
        c.swap(Ranching(self.seat, self.given + 1))
        c.discard_from_hand(self.seat, card_of(m))
        c.seats[self.seat].ran_dry = False  # the exchange is one act: nobody draws for a hand that is empty in it

    def draw(self, c: CardTable) -> None:
        c.done(DONE)
        c.draw(self.seat, self.given)
