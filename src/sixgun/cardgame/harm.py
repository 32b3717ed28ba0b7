"""Losing life points, the point of death, and regaining life points."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.answer import spend
from sixgun.cardgame.death import Death
from sixgun.cardgame.event import DYING, HEALED, HURT, NOTHING_HAPPENED
from sixgun.cardgame.in_force import is_forbidden, offered_before
from sixgun.cardgame.kind import Kind
from sixgun.cardgame.move import NONE, PASS, PLAY, SEAT, card_of, move, verb_of
from sixgun.cardgame.refusal import NEEDS_BEER, forbidden_by
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, NOBODY, Frame
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.table import Table

LOSES: Final = 0
ENDURES: Final = 1
OVER: Final = 2
"""The stages of Hurt."""


@mypyc_attr(acyclic=True)
class Hurt(Frame):
    """`seat` loses life points. `by` is credited with it; `through` is the player whose deed it was (CE7, R22)."""

    name: ClassVar[str] = "hurt"
    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "by", "through", "stage")

    def __init__(self, seat: i64, amount: i64, by: i64, through: i64, stage: i64 = LOSES) -> None:
        super().__init__(seat)
        self.amount: Final[i64] = amount
        self.by: Final[i64] = by
        self.through: Final[i64] = through
        self.stage: Final[i64] = stage

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        s = c.seats[self.seat]
        if not c.is_alive(self.seat):
            c.done(DONE)  # dead already: who is back for a turn has no life points to lose (HR13)
        elif self.stage == LOSES:
            s.life -= self.amount
            c.tell(HURT, self.seat, self.by, self.amount)
            if s.life > 0:
                self.endure(c)
            else:
                c.tell(DYING, self.seat)
                c.swap(Hurt(self.seat, self.amount, self.by, self.through, ENDURES))
                c.push(Dying(self.seat, self.by))
        elif self.stage == ENDURES:
            self.endure(c)
        else:
            c.done(DONE)
        return True

    def endure(self, c: CardTable) -> None:
        """Who lives may draw for what he lost, also after a narrow escape (R2, R3)."""
        c.swap(Hurt(self.seat, self.amount, self.by, self.through, OVER))
        for ability in c.seats[self.seat].force.abilities:
            ability.hurt(c, self.seat, self.amount, self.through)


@mypyc_attr(acyclic=True)
class Dying(Frame):
    """`seat` has no life point left and may still save himself (C74)."""

    name: ClassVar[str] = "dying"
    fields: ClassVar[tuple[str, ...]] = ("seat", "by")

    def __init__(self, seat: i64, by: i64) -> None:
        super().__init__(seat)
        self.by: Final[i64] = by

    def question(self) -> i64:
        return 8

    def other_seat(self) -> i64:
        return self.by

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        s = c.seats[self.seat]
        if s.life > 0:
            c.done(DONE)
        elif len(s.hand) > 0:
            return False
        else:
            c.swap(Death(self.seat, self.by))
        return True

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        hand = c.seats[self.seat].hand
        for i in range(len(hand)):
            kind = c.kind(hand[i])
            if saves(kind) and not is_forbidden(c, self.seat, hand[i], kind) and not offered_before(c, hand, i):
                c.moves.add(move(PLAY, hand[i]))
        c.moves.add(move(PASS))

    def why_not(self, t: Table, thing: i64) -> Refusal | None:
        c = cast(CardTable, t)
        if thing not in c.seats[self.seat].hand or not saves(c.kind(thing)):
            return NEEDS_BEER
        return forbidden_by(c.event.name) if is_forbidden(c, self.seat, thing, c.kind(thing)) else None

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        if verb_of(m) == PASS:
            c.swap(Death(self.seat, self.by))
            return
        card = card_of(m)
        spend(c, self.seat, card)
        c.kind(card).does[0].strike(c, self.seat, self.seat, card, SEAT)


def saves(kind: Kind) -> bool:
    """Whether a card of that kind may be played at the point of death."""
    return len(kind.does) > 0 and kind.does[0].saves


def hurt_by_nobody(t: CardTable, seat: i64, amount: i64) -> None:
    t.push(Hurt(seat, amount, NOBODY, NOBODY))


def heal(t: CardTable, seat: i64, amount: i64) -> None:
    """`seat` regains life points, never above his starting number (C20)."""
    s = t.seats[seat]
    room = s.max_life - s.life if t.is_alive(seat) or t.rules.options.ghosts_heal else 0
    gained = amount if amount < room else room
    if gained > 0:
        s.life += gained
        t.tell(HEALED, seat, NONE, gained)
    else:
        t.tell(NOTHING_HAPPENED, seat)
