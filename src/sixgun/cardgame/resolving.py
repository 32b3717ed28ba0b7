"""A card on its way: its lines one after the other, and a line for all others one player after the other."""

from typing import ClassVar, Final, cast

from librt.vecs import remove
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.effect import ALL_OTHERS
from sixgun.cardgame.move import SEAT
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class Resolving(Frame):
    """`seat` has played a card and its lines happen. `kind` is what it was played as (C108)."""

    name: ClassVar[str] = "resolving"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "target", "what", "line")

    def __init__(self, seat: i64, card: i64, kind: i64, target: i64, what: i64, line: i64 = 0) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.kind: Final[i64] = kind
        self.target: Final[i64] = target
        self.what: Final[i64] = what
        self.line: Final[i64] = line

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if self.line == len(c.rules.kinds[self.kind].does) or c.is_out(self.seat):
            if len(c.played) > 0:
                c.played = remove(c.played, self.card)
                c.discard(self.card)
            c.done(DONE)
        else:
            c.swap(Resolving(self.seat, self.card, self.kind, self.target, self.what, self.line + 1))
            happen(c, self.seat, self.card, self.kind, self.target, self.what, self.line)
        return True


def resolve(t: CardTable, seat: i64, card: i64, kind: i64, target: i64, what: i64) -> None:
    """`seat` has played a card: its first line happens now, the others when that is settled."""
    if t.alert:  # whoever acts on a hand that ran empty may do so before the card does anything (R13)
        t.push(Resolving(seat, card, kind, target, what))
        return
    t.push(Resolving(seat, card, kind, target, what, 1))
    happen(t, seat, card, kind, target, what, 0)


def happen(t: CardTable, seat: i64, card: i64, kind: i64, target: i64, what: i64, line: i64) -> None:
    """One line of a card."""
    effect = t.rules.kinds[kind].does[line]
    if effect.aim == ALL_OTHERS:
        t.push(Each(seat, card, kind, line, seat))
    else:
        effect.happen(t, seat, card, target, what)


@mypyc_attr(acyclic=True)
class Each(Frame):
    """A line for all others: clockwise, each settled completely before the next (R67). `at` was the last one."""

    name: ClassVar[str] = "each"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "line", "at")

    def __init__(self, seat: i64, card: i64, kind: i64, line: i64, at: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.kind: Final[i64] = kind
        self.line: Final[i64] = line
        self.at: Final[i64] = at

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        next_one = c.left_of(self.at)
        if next_one == self.seat:
            c.done(DONE)
            return True
        c.swap(Each(self.seat, self.card, self.kind, self.line, next_one))
        c.rules.kinds[self.kind].does[self.line].strike(c, self.seat, next_one, self.card, SEAT)
        return True
