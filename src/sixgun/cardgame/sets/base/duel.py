"""Duel: two players discard BANG! cards in turn, and the first who does not loses a life point (C88-C90)."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.answer import spend
from sixgun.cardgame.effect import Effect
from sixgun.cardgame.effects import harms
from sixgun.cardgame.event import LOST_DUEL
from sixgun.cardgame.harm import Hurt
from sixgun.cardgame.move import PASS, card_of, move, verb_of
from sixgun.cardgame.sets.base.indians import offer_bangs, why_no_bang
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, NOBODY, Frame
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class Challenge(Effect):
    """The player of the card challenges another, who answers first."""

    hurts: bool = True

    def strike(self, t: CardTable, by: i64, target: i64, card: i64, what: i64) -> None:
        if harms(t, by, target, card):
            t.push(Duel(target, by, by))


@mypyc_attr(acyclic=True)
class Duel(Frame):
    """`seat` has to discard a BANG! card, then `other` again; `challenger` is the one of them who played the Duel."""

    name: ClassVar[str] = "duel"
    fields: ClassVar[tuple[str, ...]] = ("seat", "other", "challenger", "lost")

    def __init__(self, seat: i64, other: i64, challenger: i64, lost: i64 = 0) -> None:
        super().__init__(seat)
        self.other: Final[i64] = other
        self.challenger: Final[i64] = challenger
        self.lost: Final[i64] = lost

    def concerns(self, seat: i64) -> bool:
        return seat == self.seat or seat == self.other

    def question(self) -> i64:
        return 13

    def other_seat(self) -> i64:
        return self.other

    def detail(self) -> i64:
        """Whether it is his own Duel."""
        return 1 if self.seat == self.challenger else 0

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if self.lost == 1:
            c.done(DONE)
        elif len(c.seats[self.seat].hand) > 0:
            return False
        else:
            self.lose(c)
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
            self.lose(c)
        else:
            spend(c, self.seat, card_of(m))
            c.swap(Duel(self.other, self.seat, self.challenger))

    def lose(self, c: CardTable) -> None:
        """A challenger who loses has only himself to blame, unless an option says otherwise (R8, R22)."""
        c.tell(LOST_DUEL, self.seat, self.other)
        by = self.other
        through = self.other
        if self.seat == self.challenger:
            if not c.rules.options.duel_credits_opponent:
                by = NOBODY
            if not c.rules.options.gringo_draws_in_duel:
                through = NOBODY
        c.swap(Duel(self.seat, self.other, self.challenger, 1))
        c.push(Hurt(self.seat, 1, by, through))
