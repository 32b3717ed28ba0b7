"""Phase 2: playing cards (C26-C33)."""

from typing import ClassVar, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import FORBIDS, OFFERS, STANDS_FOR
from sixgun.cardgame.death import card_is_over
from sixgun.cardgame.effect import ALL_OTHERS, ANSWER, ME, REACHABLE
from sixgun.cardgame.event import FINISHED, LAID_DOWN, LAID_ON_DECK, PAID, PLAYED, USED
from sixgun.cardgame.in_force import (
    bang_limit,
    counts_as_bang,
    is_forbidden,
    is_ready,
    offered_before,
    weapon_in_play,
)
from sixgun.cardgame.kind import BROWN, GREEN, Kind
from sixgun.cardgame.move import (
    END,
    HAND,
    IN_PLAY,
    NONE,
    PLAY,
    SEAT,
    USE,
    card_of,
    first_of,
    move,
    seat_of,
    verb_of,
    what_of,
)
from sixgun.cardgame.options import MINE_PLAYED
from sixgun.cardgame.resolving import resolve
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.target import aimed_at, may_lie_beside, targets, within
from sixgun.cardgame.why_not import why_not_aimed, why_not_played
from sixgun.kernel.bits import BIT, FIRST
from sixgun.kernel.circle import SEATS
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class Play(Frame):
    """`seat` plays cards until he ends the phase."""

    name: ClassVar[str] = "play"

    def always_asked(self) -> bool:
        return True

    def question(self) -> i64:
        return 1

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        me = self.seat
        s = c.seats[me]
        may_bang = s.bangs < bang_limit(c, me)
        disguised = may_bang and s.force.hooks & STANDS_FOR != 0
        bent = s.force.hooks & FORBIDS != 0
        for i in range(len(s.hand)):
            card = s.hand[i]
            if offered_before(c, s.hand, i):
                continue
            kind = c.kind(card)
            if bent and is_forbidden(c, me, card, kind):
                continue
            if kind.border != BROWN:
                offer_to_lay_down(c, me, card, c.rules.kind_of[card])
            elif kind.is_bang:
                if may_bang:
                    offer_targets(c, me, card, kind, PLAY)
            else:
                offer_targets(c, me, card, kind, PLAY)
                if disguised and counts_as_bang(c, me, card):
                    bang = c.rules.kinds[c.rules.bang]
                    if not (bent and is_forbidden(c, me, card, bang)):
                        offer_targets(c, me, card, bang, PLAY)
        for card in s.in_play:
            kind = c.kind(card)
            if kind.border == GREEN and is_ready(c, card) and not c.stilled:
                offer_targets(c, me, card, kind, USE)
        if s.force.hooks & OFFERS != 0:
            for ability in s.force.abilities:
                ability.offers(c, me)
        if not c.eventful or c.event.may_end(c, me):
            c.moves.add(move(END))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        if verb_of(m) == END:
            if c.is_read():
                c.tell(FINISHED, self.seat)
                c.aimed(within(c, self.seat, REACHABLE))
            c.done(DONE)
        elif verb_of(m) == USE:
            if card_of(m) < c.rules.first_event:
                self.use(c, m)
            else:
                c.event.used(c, self.seat, m)
        elif c.kind(card_of(m)).border == BROWN:
            self.play(c, m)
        else:
            self.lay_down(c, m)

    def got(self, t: Table, answer: i64) -> None:
        card_is_over(cast(CardTable, t))

    def why_not(self, t: Table, thing: i64) -> Refusal | None:
        return why_not_played(cast(CardTable, t), self.seat, thing)

    def why_not_at(self, t: Table, thing: i64, seat: i64) -> Refusal | None:
        return why_not_aimed(cast(CardTable, t), self.seat, thing, seat)

    def play(self, c: CardTable, m: i64) -> None:
        """A brown card: to the discards, its price after it, and then its lines happen."""
        me = self.seat
        card = card_of(m)
        number = c.rules.kind_of[card]
        if c.rules.kinds[number].misses:
            number = c.rules.bang  # a card that is only an answer was played as a BANG! (C108)
        could = could_be_meant(c, me, m, number)
        c.let_go(me, card)
        c.say(PLAYED, me, seat_of(m), card, 1, TO_ALL)
        c.aimed(could, what_of(m))
        if c.rules.options.brown_after:
            c.knows[card] = TO_ALL
            c.played = append(c.played, card)
        elif c.mined and c.rules.options.mine == MINE_PLAYED:
            c.knows[card] = TO_ALL
            c.deck.add(card)
            c.say(LAID_ON_DECK, me, NONE, card, 1, TO_ALL)
        else:
            c.discard(card)
        price = first_of(m)
        if price != NONE:
            c.let_go(me, price)
            c.discard(price)
            c.say(PAID, me, NONE, price, 1, TO_ALL)
        if c.rules.kinds[number].is_bang:
            c.seats[me].bangs += 1
        resolve(c, me, card, number, seat_of(m), what_of(m))

    def use(self, c: CardTable, m: i64) -> None:
        """A green card that was laid down in an earlier turn (D21)."""
        card = card_of(m)
        number = c.rules.kind_of[card]
        could = could_be_meant(c, self.seat, m, number)
        c.leave_play(self.seat, card)
        c.discard(card)
        c.say(USED, self.seat, seat_of(m), card, 1, TO_ALL)
        c.aimed(could, what_of(m))
        resolve(c, self.seat, card, number, seat_of(m), what_of(m))

    def lay_down(self, c: CardTable, m: i64) -> None:
        """A blue or green card goes in front of a player; a new weapon replaces the old one (C30)."""
        me = self.seat
        card = card_of(m)
        owner = me if seat_of(m) == NONE else seat_of(m)
        could = could_be_meant(c, me, m, c.rules.kind_of[card])
        c.let_go(me, card)
        if c.kind(card).is_weapon():
            old = weapon_in_play(c, owner)
            if old != NONE:
                c.discard_from_play(owner, old)
        c.lay_down(owner, card)
        c.say(LAID_DOWN, me, owner, card, 1, TO_ALL)
        c.aimed(could)


PLAYS: Final = vec[Play]([Play(seat) for seat in range(SEATS)])
"""By seat: frames never change, so all tables may share them."""


def offer_to_lay_down(t: CardTable, me: i64, card: i64, number: i64) -> None:
    """Nobody may have two cards of one name in front of him (C29), and nobody locks up the Sheriff (C97)."""
    kind = t.rules.kinds[number]
    if kind.goes_before_others:
        owners = targets(t, me, card, number)
        while owners != 0:
            t.moves.add(move(PLAY, card, FIRST[owners]))
            owners &= owners - 1
    elif may_lie_beside(t, me, number):
        t.moves.add(move(PLAY, card))


def offer_targets(t: CardTable, me: i64, card: i64, kind: Kind, verb: i64) -> None:
    """All ways to play a card as that kind, by whom its first line is aimed at."""
    aim = kind.aim
    if aim == ANSWER:
        return
    if aim == ME or aim == ALL_OTHERS:  # noqa: SIM109 - a tuple would be made each time
        offer_at(t, me, card, kind, verb, NONE, SEAT)
        return
    of_cards = kind.does[0].of_cards
    left = aimed_at(t, me, aim, of_cards)
    while left != 0:
        if of_cards:
            offer_cards(t, me, card, kind, verb, FIRST[left])
        else:
            offer_at(t, me, card, kind, verb, FIRST[left], SEAT)
        left &= left - 1


def could_be_meant(t: CardTable, me: i64, m: i64, number: i64) -> i64:
    """For the log: whom else a card could have been aimed at; nobody where it is aimed at no one, or no log is kept.

    Where nobody reads it, its target stands for them all.
    """
    if t.log is None or seat_of(m) == NONE:
        return 0
    return targets(t, me, card_of(m), number) if t.is_read() else BIT[seat_of(m)]


def offer_cards(t: CardTable, me: i64, card: i64, kind: Kind, verb: i64, seat: i64) -> None:
    """The hand of a target and every card in front of him."""
    s = t.seats[seat]
    if seat != me and len(s.hand) > 0:
        offer_at(t, me, card, kind, verb, seat, HAND)
    for lying in s.in_play:
        if lying != card:
            offer_at(t, me, card, kind, verb, seat, IN_PLAY + lying)


def offer_at(t: CardTable, me: i64, card: i64, kind: Kind, verb: i64, seat: i64, what: i64) -> None:
    """One target."""
    if kind.costs_card:
        offer_with_price(t, me, card, verb, seat, what)
    else:
        t.moves.add(move(verb, card, seat, what))


def offer_with_price(t: CardTable, me: i64, card: i64, verb: i64, seat: i64, what: i64) -> None:
    """A card that costs another is one option for each card that could pay (D28, D29)."""
    hand = t.seats[me].hand
    for i in range(len(hand)):
        if hand[i] != card and not offered_before(t, hand, i):
            t.moves.add(move(verb, card, seat, what, hand[i]))
