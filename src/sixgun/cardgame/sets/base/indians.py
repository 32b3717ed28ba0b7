"""Indians!: everyone else discards a BANG! card or loses a life point (C87)."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.answer import spend
from sixgun.cardgame.effect import Effect
from sixgun.cardgame.effects import harms
from sixgun.cardgame.harm import Hurt
from sixgun.cardgame.in_force import counts_as_bang, is_forbidden, offered_before
from sixgun.cardgame.move import PASS, PLAY, card_of, move, verb_of
from sixgun.cardgame.refusal import NEEDS_BANG, forbidden_by
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class Attack(Effect):
    """The Indians reach one player."""

    hurts: bool = True

    def strike(self, t: CardTable, by: i64, target: i64, card: i64, what: i64) -> None:
        if harms(t, by, target, card):
            t.push(Raid(target, by))


@mypyc_attr(acyclic=True)
class Raid(Frame):
    """`seat` discards a BANG! card or loses a life point."""

    name: ClassVar[str] = "raid"
    fields: ClassVar[tuple[str, ...]] = ("seat", "by")

    def __init__(self, seat: i64, by: i64) -> None:
        super().__init__(seat)
        self.by: Final[i64] = by

    def question(self) -> i64:
        return 14

    def other_seat(self) -> i64:
        return self.by

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if len(c.seats[self.seat].hand) > 0:
            return False
        c.swap(Hurt(self.seat, 1, self.by, self.by))
        return True

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        offer_bangs(c, self.seat)
        c.moves.add(move(PASS))

    def why_not(self, t: Table, thing: i64) -> Refusal | None:
        return why_no_bang(cast(CardTable, t), self.seat, thing)

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        if verb_of(m) == PASS:
            c.swap(Hurt(self.seat, 1, self.by, self.by))
        else:
            spend(c, self.seat, card_of(m))
            c.done(DONE)


def offer_bangs(t: CardTable, seat: i64) -> None:
    """The BANG! cards a player may discard, and what may stand for them (R36)."""
    hand = t.seats[seat].hand
    for i in range(len(hand)):
        if may_give_bang(t, seat, hand[i]) and not offered_before(t, hand, i):
            t.moves.add(move(PLAY, hand[i]))


def may_give_bang(t: CardTable, seat: i64, card: i64) -> bool:
    return counts_as_bang(t, seat, card) and not is_forbidden(t, seat, card, t.rules.kinds[t.rules.bang])


def why_no_bang(t: CardTable, seat: i64, card: i64) -> Refusal | None:
    """Why a card is none of them."""
    if card not in t.seats[seat].hand or not counts_as_bang(t, seat, card):
        return NEEDS_BANG
    return None if may_give_bang(t, seat, card) else forbidden_by(t.event.name)
