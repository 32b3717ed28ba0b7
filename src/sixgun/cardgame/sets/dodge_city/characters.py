"""The 15 characters of Dodge City: only how each differs."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import AS_MISSED, CHECK_CHARACTER, NO_ABILITY, Ability
from sixgun.cardgame.effect import REACHABLE
from sixgun.cardgame.event import COPIED, HURT, USED_ABILITY
from sixgun.cardgame.harm import heal
from sixgun.cardgame.in_force import is_untouched, offered_before, reach, seats_within, suit_of
from sixgun.cardgame.kind import BLUE, Kind
from sixgun.cardgame.move import ABILITY, COPY, NONE, SEAT, first_of, move, seat_of, second_of
from sixgun.cardgame.price import discard_pair, offer_pairs
from sixgun.cardgame.refusal import LAST_LIFE, NO_BLUE, too_few_cards, used_up
from sixgun.cardgame.rules import DIAMONDS
from sixgun.cardgame.sets.dodge_city.drawing import PatBrennan
from sixgun.cardgame.shot import Shot
from sixgun.cardgame.table import THIS_IS_EXTRA, CardTable
from sixgun.cardgame.why_not import why_none_within, why_not_within
from sixgun.kernel.bits import FIRST
from sixgun.kernel.frame import DONE, NOBODY, Frame
from sixgun.kernel.refusal import OUT, YOURSELF, Refusal
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class ApacheKid(Ability):
    """Diamonds played by others do him no harm (D56)."""

    def untouched_by(self, t: CardTable, card: i64) -> bool:
        return suit_of(t, card) == DIAMONDS


@mypyc_attr(acyclic=True)
class BelleStar(Ability):
    """In her turn the cards in front of the others are without effect (D57)."""

    silences: bool = True


@mypyc_attr(acyclic=True)
class BillNoface(Ability):
    """Draws one card, and one more for each life point he has lost (D58)."""

    def draws_more(self, t: CardTable, me: i64) -> i64:
        s = t.seats[me]
        return s.max_life - s.life - 1


@mypyc_attr(acyclic=True)
class ChuckWengam(Ability):
    """Gives up a life point, but not the last, to draw two cards (D59)."""

    def offers(self, t: CardTable, me: i64) -> None:
        if t.seats[me].life > 1:
            t.moves.add(move(ABILITY))

    def why_not(self, t: CardTable, me: i64) -> Refusal | None:
        return None if t.seats[me].life > 1 else LAST_LIFE

    def invoked(self, t: CardTable, me: i64, m: i64) -> None:
        t.tell(USED_ABILITY, me)
        t.seats[me].life -= 1
        t.tell(HURT, me, NOBODY, 1)
        t.draw(me, 2)


@mypyc_attr(acyclic=True)
class DocHolyday(Ability):
    """Once a turn he fires for any two cards (D60)."""

    def offers(self, t: CardTable, me: i64) -> None:
        if t.seats[me].used > 0 or len(t.seats[me].hand) < 2:
            return
        left = seats_within(t, me, reach(t, me))
        while left != 0:
            offer_pairs(t, me, FIRST[left])
            left &= left - 1

    def why_not(self, t: CardTable, me: i64) -> Refusal | None:
        if t.seats[me].used > 0:
            return used_up(1)
        return too_few_cards(2) if len(t.seats[me].hand) < 2 else why_none_within(t, me, REACHABLE)

    def why_not_at(self, t: CardTable, me: i64, seat: i64) -> Refusal | None:
        return YOURSELF if seat == me else why_not_within(t, me, REACHABLE, seat)

    def invoked(self, t: CardTable, me: i64, m: i64) -> None:
        target = seat_of(m)
        t.seats[me].used += 1
        discard_pair(t, me, target, m, seats_within(t, me, reach(t, me)))
        # one card that can harm is enough (D60)
        if not (is_untouched(t, target, me, first_of(m)) and is_untouched(t, target, me, second_of(m))):
            t.push(Shot(target, me, NONE, 1))


@mypyc_attr(acyclic=True)
class ElenaFuente(Ability):
    """Any hand card as a Missed! (D61)."""

    def stands_for(self, kind: Kind, what: i64) -> bool:
        return what == AS_MISSED


@mypyc_attr(acyclic=True)
class GregDigger(Ability):
    """Regains two life points when another is eliminated (D62)."""

    def somebody_died(self, t: CardTable, me: i64, dead: i64) -> None:
        heal(t, me, 2)


@mypyc_attr(acyclic=True)
class HerbHunter(Ability):
    """Draws two cards when another is eliminated (D63)."""

    def somebody_died(self, t: CardTable, me: i64, dead: i64) -> None:
        t.draw(me, 2)


@mypyc_attr(acyclic=True)
class JoseDelgado(Ability):
    """Twice a turn he discards a blue card to draw two (D64)."""

    def offers(self, t: CardTable, me: i64) -> None:
        s = t.seats[me]
        if s.used >= t.rules.options.jose_limit:
            return
        for i in range(len(s.hand)):
            if t.kind(s.hand[i]).border == BLUE and not offered_before(t, s.hand, i):
                t.moves.add(move(ABILITY, NONE, NONE, SEAT, s.hand[i]))

    def why_not(self, t: CardTable, me: i64) -> Refusal | None:
        s = t.seats[me]
        if s.used >= t.rules.options.jose_limit:
            return used_up(t.rules.options.jose_limit)
        for card in s.hand:
            if t.kind(card).border == BLUE:
                return None
        return NO_BLUE

    def invoked(self, t: CardTable, me: i64, m: i64) -> None:
        t.seats[me].used += 1
        t.tell(USED_ABILITY, me)
        t.discard_from_hand(me, first_of(m))
        t.draw(me, 2)


@mypyc_attr(acyclic=True)
class MollyStark(Ability):
    """Draws for each hand card she gives out of her turn, when what it answered is over (D65, R82-R84)."""

    def spent_out_of_turn(self, t: CardTable, me: i64) -> None:
        t.seats[me].owed += 1
        t.alert = True

    def as_soon_as(self, t: CardTable, me: i64) -> bool:
        s = t.seats[me]
        if s.owed == 0:
            return False
        for frame in t.frames():
            if frame.concerns(me) and not (t.rules.options.molly_at_once and isinstance(frame, Shot)):
                return True
        count = s.owed
        s.owed = 0
        t.draw(me, count)
        return False


@mypyc_attr(acyclic=True)
class PixiePete(Ability):
    """Draws three cards (D67)."""

    def draws_more(self, t: CardTable, me: i64) -> i64:
        return 1


@mypyc_attr(acyclic=True)
class SeanMallory(Ability):
    """Keeps up to ten cards (D68)."""

    keeps: i64 = 10


@mypyc_attr(acyclic=True)
class TequilaJoe(Ability):
    """A Beer gives him two life points (D69)."""

    beer_heals: i64 = 2


@mypyc_attr(acyclic=True)
class VeraCuster(Ability):
    """Chooses another player each turn, whose ability she has until her next (D70)."""

    check: i64 = CHECK_CHARACTER

    def turn_begins(self, t: CardTable, me: i64, card: i64) -> None:
        if t.extra != THIS_IS_EXTRA:  # in an extra turn she keeps her choice (FR25)
            t.push(Copying(me))

    def turn_skipped(self, t: CardTable, me: i64) -> None:
        t.borrow(me, NO_ABILITY)  # a failed Jail leaves her without (R92)


@mypyc_attr(acyclic=True)
class Copying(Frame):
    """`seat` says whose ability to borrow."""

    name: ClassVar[str] = "copying"

    def question(self) -> i64:
        return 22

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        for seat in range(len(c.seats)):
            if seat != self.seat and not c.is_out(seat):
                c.moves.add(move(COPY, NONE, seat))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        s = c.seats[self.seat]
        c.borrow(self.seat, c.seats[seat_of(m)].character)
        c.tell(COPIED, self.seat, seat_of(m))
        if len(s.hand) == 0:
            s.ran_dry = True  # whoever now draws on an empty hand does so at once
            c.alert = True
        c.done(DONE)

    def why_not_at(self, t: Table, thing: i64, seat: i64) -> Refusal | None:
        if cast(CardTable, t).is_out(seat):
            return OUT
        return YOURSELF if seat == self.seat else None


CHARACTERS: Final[tuple[Ability, ...]] = (
    ApacheKid("apache-kid", 3),
    BelleStar("belle-star"),
    BillNoface("bill-noface"),
    ChuckWengam("chuck-wengam"),
    DocHolyday("doc-holyday"),
    ElenaFuente("elena-fuente", 3),
    GregDigger("greg-digger"),
    HerbHunter("herb-hunter"),
    JoseDelgado("jose-delgado"),
    MollyStark("molly-stark"),
    PatBrennan("pat-brennan"),
    PixiePete("pixie-pete", 3),
    SeanMallory("sean-mallory", 3),
    TequilaJoe("tequila-joe"),
    VeraCuster("vera-custer", 3),
)
