"""Phase 1 in a way of his own: Pat Brennan."""

from typing import ClassVar, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import Ability
from sixgun.cardgame.in_force import brought, draw_count
from sixgun.cardgame.move import DRAW, IN_PLAY, NONE, move, seat_of, what_of
from sixgun.cardgame.phase_1 import draw_up_to
from sixgun.cardgame.pick import take
from sixgun.cardgame.refusal import NOTHING_IN_PLAY
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.refusal import OUT, Refusal
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class PatBrennan(Ability):
    """Instead of drawing he may take a card in play of any player (D66)."""

    def draw_phase(self, t: CardTable, me: i64) -> bool:
        if with_cards_in_play(t) == 0:
            return False
        t.push(FromPlay(me))
        return True


@mypyc_attr(acyclic=True)
class FromPlay(Frame):
    """`seat` draws as usual or takes a card in play."""

    name: ClassVar[str] = "from_play"

    def question(self) -> i64:
        return 21

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        c.moves.add(move(DRAW))
        for seat in range(len(c.seats)):
            for card in c.seats[seat].in_play:
                c.moves.add(move(DRAW, NONE, seat, IN_PLAY + card))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        if seat_of(m) == NONE:
            draw_up_to(c, self.seat, 0, draw_count(c, self.seat))
        else:
            take(c, self.seat, seat_of(m), what_of(m), with_cards_in_play(c))
            if c.rules.options.pat_gets_more:
                c.draw(self.seat, brought(c, self.seat))
        c.done(DONE)

    def why_not_at(self, t: Table, thing: i64, seat: i64) -> Refusal | None:
        c = cast(CardTable, t)
        if with_cards_in_play(c) & BIT[seat] != 0:
            return None
        return OUT if c.is_out(seat) else NOTHING_IN_PLAY


def with_cards_in_play(t: CardTable) -> i64:
    """The seats that a card in play can be taken from, as bits."""
    bits: i64 = 0
    for seat in range(len(t.seats)):
        if len(t.seats[seat].in_play) > 0:
            bits |= BIT[seat]
    return bits
