"""Picking a card of a player: a random one of his hand, or one in play that the picker names (C83)."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.event import TOOK
from sixgun.cardgame.move import CHOOSE, HAND, IN_PLAY, NONE, move, what_of
from sixgun.cardgame.refusal import meant_for
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class Pick(Frame):
    """`seat` says which card `target` has to discard (D28-E1)."""

    name: ClassVar[str] = "pick"
    fields: ClassVar[tuple[str, ...]] = ("seat", "target")

    def __init__(self, seat: i64, target: i64) -> None:
        super().__init__(seat)
        self.target: Final[i64] = target

    def question(self) -> i64:
        return 11

    def other_seat(self) -> i64:
        return self.target

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        offer_cards_of(c, CHOOSE, NONE, self.target)

    def why_not_at(self, t: Table, thing: i64, seat: i64) -> Refusal | None:
        return None if seat == self.target else meant_for(self.target)

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        toss(c, self.target, what_of(m))
        c.done(DONE)


def offer_cards_of(t: CardTable, verb: i64, card: i64, target: i64) -> None:
    """One's hand as a whole, and each card in play."""
    s = t.seats[target]
    if len(s.hand) > 0:
        t.moves.add(move(verb, card, target, HAND))
    for lying in s.in_play:
        t.moves.add(move(verb, card, target, IN_PLAY + lying))


def take(t: CardTable, by: i64, target: i64, what: i64, could: i64 = 0) -> None:
    """A card of `target` goes to the hand of `by`, who could have taken it from others by what everybody sees."""
    if what == HAND:
        card = t.pick_at_random(target)
        t.pass_hidden(target, by, card)
        t.say(TOOK, by, target, card, 1, t.knows[card])
    else:
        card = what - IN_PLAY
        t.leave_play(target, card)
        t.gain(by, card)
        t.say(TOOK, by, target, card, 1, TO_ALL)
    t.aimed(could, what)


def toss(t: CardTable, target: i64, what: i64) -> None:
    """A card of `target` goes to the discards."""
    if what == HAND:
        t.discard_from_hand(target, t.pick_at_random(target))
    else:
        t.discard_from_play(target, what - IN_PLAY)
