"""Shots of another kind: Ricochet, Russian Roulette, Sniper, and A Fistful of Cards itself (F15-F17, F20)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.effects import harms
from sixgun.cardgame.event import PAID, USED
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.harm import Hurt
from sixgun.cardgame.in_force import counts_as_bang, is_untouched, offered_before, reach, seats_within
from sixgun.cardgame.move import IN_PLAY, NONE, SEAT, USE, first_of, move, seat_of, second_of, what_of
from sixgun.cardgame.shot import Shot
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import BIT, FIRST
from sixgun.kernel.frame import DONE, NOBODY
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.table import Table

TWO: Final = 2


def event_number(t: CardTable) -> i64:
    """The event in force as moves name it."""
    return t.rules.first_event + t.middle[len(t.middle) - 1]


def give_up(t: CardTable, me: i64, card: i64) -> None:
    """A card that is discarded for the event, not played."""
    t.let_go(me, card)
    t.discard(card)
    t.say(PAID, me, NONE, card, 1, TO_ALL)


@mypyc_attr(acyclic=True)
class Ricochet(EventCard):
    """BANG! cards at cards in play: they are discarded, so no limit and no distance counts (FR12, FR13)."""

    def offers(self, t: CardTable, me: i64) -> None:
        hand = t.seats[me].hand
        for i in range(len(hand)):
            if counts_as_bang(t, me, hand[i]) and not offered_before(t, hand, i):
                for seat in range(len(t.seats)):
                    if seat != me and not t.is_out(seat):
                        for lying in t.seats[seat].in_play:
                            t.moves.add(move(USE, event_number(t), seat, IN_PLAY + lying, hand[i]))

    def used(self, t: CardTable, me: i64, m: i64) -> None:
        target, card, aimed = seat_of(m), first_of(m), what_of(m) - IN_PLAY
        t.say(USED, me, target, event_number(t), 1, TO_ALL)
        t.aimed(others_with_cards(t, me) if t.log is not None else 0, what_of(m))
        give_up(t, me, card)
        if harms(t, me, target, card):
            t.push(Ricocheting(target, me, aimed, 1))


def others_with_cards(t: CardTable, me: i64) -> i64:
    bits: i64 = 0
    for seat in range(len(t.seats)):
        if seat != me and len(t.seats[seat].in_play) > 0:
            bits |= BIT[seat]
    return bits


@mypyc_attr(acyclic=True)
class Ricocheting(Shot):
    """`by` shoots at `card` in front of `seat`, who saves it with a Missed! or loses it (FR14)."""

    name: ClassVar[str] = "ricocheting"

    def question(self) -> i64:
        return 33

    def again(self, needs: i64, tried: i64) -> Shot:
        return Ricocheting(self.seat, self.by, self.card, needs, tried)

    def may_draw(self, c: CardTable) -> bool:
        return c.rules.options.ricochet_barrel

    def hits(self, c: CardTable) -> None:
        c.done(DONE)
        if self.card in c.seats[self.seat].in_play:
            c.discard_from_play(self.seat, self.card)


@mypyc_attr(acyclic=True)
class Sniper(EventCard):
    """Two BANG! cards together: a shot that takes two Missed! (FR16, FR17)."""

    def offers(self, t: CardTable, me: i64) -> None:
        left = in_range(t, me)
        while left != 0:
            self.offer_at(t, me, FIRST[left])
            left &= left - 1

    def offer_at(self, t: CardTable, me: i64, target: i64) -> None:
        hand = t.seats[me].hand
        alike = t.rules.first_alike
        for i in range(len(hand)):
            for j in range(i):
                if counts_as_bang(t, me, hand[i]) and counts_as_bang(t, me, hand[j]):
                    in_order = alike[hand[j]] < alike[hand[i]]
                    a = hand[j] if in_order else hand[i]
                    b = hand[i] if in_order else hand[j]
                    if alike[a] == alike[b] or not (offered_before(t, hand, i) or offered_before(t, hand, j)):
                        t.moves.add(move(USE, event_number(t), target, SEAT, a, b))

    def used(self, t: CardTable, me: i64, m: i64) -> None:
        target, one, other = seat_of(m), first_of(m), second_of(m)
        t.say(USED, me, target, event_number(t), 1, TO_ALL)
        t.aimed(in_range(t, me) if t.log is not None else 0)
        give_up(t, me, one)
        give_up(t, me, other)
        if not (is_untouched(t, target, me, one) and is_untouched(t, target, me, other)):
            t.push(Shot(target, me, NONE, TWO))


def in_range(t: CardTable, me: i64) -> i64:
    """Whom the Sniper may aim at, a bit a seat (FE7)."""
    return t.present & ~BIT[me] if t.rules.options.sniper_any else seats_within(t, me, reach(t, me))


@mypyc_attr(acyclic=True)
class RussianRoulette(EventCard):
    """Round and round from the Sheriff, until somebody has no Missed! (FR24)."""

    def enters(self, t: CardTable) -> None:
        t.push(Roulette(t.turn, NOBODY, NONE, 1))


@mypyc_attr(acyclic=True)
class Roulette(Shot):
    """`seat` gives up a Missed!, and the next one is asked; or he loses two life points, and it is over."""

    name: ClassVar[str] = "roulette"

    def question(self) -> i64:
        return 34

    def again(self, needs: i64, tried: i64) -> Shot:
        return Roulette(self.seat, self.by, self.card, needs, tried)

    def may_draw(self, c: CardTable) -> bool:
        return not c.rules.options.roulette_cards_only

    def dodged(self, c: CardTable) -> None:
        c.swap(Roulette(c.left_of(self.seat), NOBODY, NONE, 1))

    def hits(self, c: CardTable) -> None:
        c.swap(Hurt(self.seat, TWO, NOBODY, NOBODY))


@mypyc_attr(acyclic=True)
class FistfulOfCards(EventCard):
    """At the start of a turn, a shot for every card in hand, by nobody; to the end of the game (FR1, FR2)."""

    final: bool = True
    final_by: str = "fistful"

    def before_checks(self, t: CardTable, me: i64) -> None:
        shots: i64 = len(t.seats[me].hand)
        if shots > 0:
            t.push(Volley(me, NOBODY, NONE, 1, 0, shots))


@mypyc_attr(acyclic=True)
class Volley(Shot):
    """A shot at `seat`, the first of `left` that are counted beforehand and settled one by one."""

    name: ClassVar[str] = "volley"
    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "card", "needs", "tried", "left")

    def __init__(self, seat: i64, by: i64, card: i64, needs: i64, tried: i64, left: i64) -> None:
        super().__init__(seat, by, card, needs, tried)
        self.left: Final[i64] = left

    def question(self) -> i64:
        return 35

    def still_needs(self) -> i64:
        return self.left

    def step(self, t: Table) -> bool:
        if self.left == 0 or t.is_out(self.seat):
            t.done(DONE)
            return True
        return super().step(t)

    def again(self, needs: i64, tried: i64) -> Shot:
        return Volley(self.seat, self.by, self.card, needs, tried, self.left)

    def dodged(self, c: CardTable) -> None:
        c.swap(Volley(self.seat, self.by, self.card, 1, 0, self.left - 1))

    def hits(self, c: CardTable) -> None:
        c.push_over(Volley(self.seat, self.by, self.card, 1, 0, self.left - 1), Hurt(self.seat, 1, NOBODY, NOBODY))
