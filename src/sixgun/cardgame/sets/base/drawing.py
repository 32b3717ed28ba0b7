"""Phase 1 in a way of their own: Black Jack, Jesse Jones, Kit Carlson, Pedro Ramirez."""

from typing import ClassVar, Final, cast

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import Ability
from sixgun.cardgame.event import DREW, GOT_BACK, LOOKED_AT, RETURNED, REVEALED
from sixgun.cardgame.in_force import draw_count, larger, offered_before, suit_of
from sixgun.cardgame.move import DRAW, HAND, KEEP, NONE, PILE, RETURN, SEAT, card_of, move, seat_of, verb_of, what_of
from sixgun.cardgame.options import Options
from sixgun.cardgame.phase_1 import SECOND, draw_one, draw_shown, draw_up_to
from sixgun.cardgame.pick import take
from sixgun.cardgame.refusal import NO_CARDS
from sixgun.cardgame.rules import DIAMONDS, HEARTS
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import BIT, FIRST
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.refusal import OUT, YOURSELF, Refusal
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class BlackJack(Ability):
    """Shows the second card he draws; if it is red he draws one more (C107)."""

    def draw_phase(self, t: CardTable, me: i64) -> bool:
        count = draw_count(t, me)
        draw_one(t, me)
        if count > 1:
            second = draw_shown(t, me)
            if t.event.shows_second:
                t.must_play = second
            if second != NONE and (suit_of(t, second) == HEARTS or suit_of(t, second) == DIAMONDS):
                draw_one(t, me)
            draw_up_to(t, me, 2, count)
        return True


@mypyc_attr(acyclic=True)
class JesseJones(Ability):
    """May draw his first card from the hand of any player (C110)."""

    def draw_phase(self, t: CardTable, me: i64) -> bool:
        if with_a_hand(t, me) == 0:
            return False
        t.push(FromHand(me))
        return True


@mypyc_attr(acyclic=True)
class FromHand(Frame):
    """`seat` draws his first card from the deck or from a hand."""

    name: ClassVar[str] = "from_hand"

    def question(self) -> i64:
        return 16

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        c.moves.add(move(DRAW))
        left = with_a_hand(c, self.seat)
        while left != 0:
            c.moves.add(move(DRAW, NONE, FIRST[left]))
            left &= left - 1

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        if seat_of(m) == NONE:
            c.swap(DrawRest(self.seat, 0))
        else:
            take(c, self.seat, seat_of(m), HAND, with_a_hand(c, self.seat))
            c.swap(DrawRest(self.seat, 1))

    def why_not_at(self, t: Table, thing: i64, seat: i64) -> Refusal | None:
        c = cast(CardTable, t)
        if with_a_hand(c, self.seat) & BIT[seat] != 0:
            return None
        return OUT if c.is_out(seat) else YOURSELF if seat == self.seat else NO_CARDS


def with_a_hand(t: CardTable, me: i64) -> i64:
    """The others who hold cards, as bits."""
    bits: i64 = 0
    for seat in range(len(t.seats)):
        if seat != me and len(t.seats[seat].hand) > 0:
            bits |= BIT[seat]
    return bits


@mypyc_attr(acyclic=True)
class PedroRamirez(Ability):
    """May draw his first card from the top of the discards (C115)."""

    def draw_phase(self, t: CardTable, me: i64) -> bool:
        if t.discards.n == 0 or t.event.mines:
            return False
        t.push(FromDiscards(me))
        return True


@mypyc_attr(acyclic=True)
class FromDiscards(Frame):
    """`seat` draws his first card from the deck or from the discards."""

    name: ClassVar[str] = "from_discards"

    def question(self) -> i64:
        return 17

    def options(self, t: Table) -> None:
        t.moves.add(move(DRAW))
        t.moves.add(move(DRAW, NONE, NONE, PILE))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        if what_of(m) == SEAT:
            c.swap(DrawRest(self.seat, 0))
        else:
            card = c.discards.pop()
            c.gain(self.seat, card)
            c.say(GOT_BACK, self.seat, NONE, card, 1, TO_ALL)
            c.swap(DrawRest(self.seat, 1))


@mypyc_attr(acyclic=True)
class DrawRest(Frame):
    """`seat` draws what is left of phase 1 from the deck, `has` cards already being drawn.

    A frame of its own, so that a Suzy Lafayette whose last card was taken draws before (R59).
    """

    name: ClassVar[str] = "draw_rest"
    fields: ClassVar[tuple[str, ...]] = ("seat", "has")

    def __init__(self, seat: i64, has: i64) -> None:
        super().__init__(seat)
        self.has: Final[i64] = has

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        draw_up_to(c, self.seat, self.has, draw_count(c, self.seat))
        c.done(DONE)
        return True


LOOKS_AT: Final = 3


@mypyc_attr(acyclic=True)
class KitCarlson(Ability):
    """Looks at three cards, takes two and puts one back on top (C112)."""

    def bullets(self, options: Options) -> i64:
        return options.kit_carlson_life

    def draw_phase(self, t: CardTable, me: i64) -> bool:
        if t.event.mines and t.discards.n > draw_count(t, me):
            t.push(Digging(me))
            return True
        if t.event.mines:
            return False
        for _looked in range(larger(LOOKS_AT, draw_count(t, me))):
            card = t.next_card()
            if card == NONE:
                break
            t.knows[card] |= BIT[me]
            t.looked_at = append(t.looked_at, card)
            t.say(LOOKED_AT, me, NONE, card, 1, BIT[me])
        t.push(Looking(me))
        return True


@mypyc_attr(acyclic=True)
class Looking(Frame):
    """`seat` looks at the top cards and puts back what he may not draw. If there are only two he takes both (R43)."""

    name: ClassVar[str] = "looking"

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if len(c.looked_at) > draw_count(c, self.seat):
            return False
        self.take_rest(c)
        return True

    def question(self) -> i64:
        return 19

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        # where more go back than one, they go as they lay, and he says which one he takes (HR18)
        verb = RETURN if len(c.looked_at) == draw_count(c, self.seat) + 1 else KEEP
        for i in range(len(c.looked_at)):
            if not offered_before(c, c.looked_at, i):
                c.moves.add(move(verb, c.looked_at[i]))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        # which of the three went where is his secret, also to those who knew one of them
        for card in c.looked_at:
            c.knows[card] &= BIT[self.seat]
        if verb_of(m) == RETURN:
            self.put_back(c, card_of(m))
        else:
            for i in range(len(c.looked_at) - 1, -1, -1):
                if c.looked_at[i] != card_of(m):
                    self.put_back(c, c.looked_at[i])
        self.take_rest(c)

    def put_back(self, c: CardTable, card: i64) -> None:
        c.looked_at = remove(c.looked_at, card)
        c.deck.add(card)
        c.say(RETURNED, self.seat, NONE, card, 1, BIT[self.seat])

    def take_rest(self, c: CardTable) -> None:
        """The second card that he takes may have to be shown and played (FR19)."""
        for i in range(len(c.looked_at)):
            card = c.looked_at[i]
            c.gain(self.seat, card)
            c.say(DREW, self.seat, NONE, card, 1, c.knows[card])
            if i == SECOND - 1 and c.event.shows_second:
                c.must_play = card
                c.knows[card] = TO_ALL
                c.say(REVEALED, self.seat, NONE, card, 1, TO_ALL)
        c.looked_at = vec[i64]()
        c.done(DONE)


@mypyc_attr(acyclic=True)
class Digging(Frame):
    """`seat` takes from the top cards of the discards and leaves one of them there (FR4)."""

    name: ClassVar[str] = "digging"

    def question(self) -> i64:
        return 28

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        lowest = c.discards.n - draw_count(c, self.seat) - 1
        for i in range(c.discards.n - 1, lowest - 1, -1):
            if not is_twin_above(c, i):
                c.moves.add(move(RETURN, c.discards.cards[i]))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        left = card_of(m)
        for _taken in range(draw_count(c, self.seat) + 1):
            card = c.discards.pop()
            if card != left:
                c.gain(self.seat, card)
                c.say(GOT_BACK, self.seat, NONE, card, 1, TO_ALL)
        c.mined = True
        c.discards.add(left)
        c.done(DONE)


def is_twin_above(t: CardTable, place: i64) -> bool:
    """Whether a card that looks the same lies above one of the discards."""
    alike = t.rules.first_alike
    for i in range(place + 1, t.discards.n):
        if alike[t.discards.cards[i]] == alike[t.discards.cards[place]]:
            return True
    return False
