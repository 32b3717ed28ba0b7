"""BEER, and a life point given before the first roll."""

from typing import ClassVar, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.face import DICE
from sixgun.dicegame.harm import heal
from sixgun.dicegame.move import HEAL, move, what_of
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.bits import BIT, SETS
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.circle import DIGIT, DIGITS, SEATS, clockwise
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.refusal import OUT, Refusal
from sixgun.kernel.table import Table


@final
@mypyc_attr(acyclic=True)
class Healing(Frame):
    """`seat` chooses who gets the next of `left` BEER; one he uses on himself gives him `worth` life points.

    The worth is settled before the first of them (R121). Nobody is too healthy to be chosen (X34).
    """

    name: ClassVar[str] = "healing"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "worth")

    def __init__(self, seat: i64, left: i64, worth: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.worth: Final[i64] = worth

    def question(self) -> i64:
        return 8

    def still_needs(self) -> i64:
        return self.left

    def detail(self) -> i64:
        return self.worth

    def options(self, t: Table) -> None:
        offer_the_living(cast(DiceTable, t), self.seat)

    def why_not_at(self, t: Table, thing: i64, seat: i64) -> Refusal | None:
        return OUT if cast(DiceTable, t).is_out(seat) else None

    def choose(self, t: Table, m: i64) -> None:
        d = cast(DiceTable, t)
        target = what_of(m)
        points: i64 = 1
        if target == self.seat and self.worth > 1:
            points = self.worth
            d.tell_ability(self.seat)
        heal(d, target, self.seat, points)
        if self.left == 1:
            d.done(DONE)
        else:
            d.swap(healing_with(self.seat, self.left - 1, self.worth))


HEALINGS: Final = vec[Healing](
    [Healing(seat, left, worth) for seat in range(SEATS) for left in range(DICE + 1) for worth in range(3)]
)
"""Every one there can be, made once: frames never change, so all tables may share them."""


def healing_with(seat: i64, left: i64, worth: i64) -> Healing:
    return HEALINGS[(seat * (DICE + 1) + left) * 3 + worth]


@final
@mypyc_attr(acyclic=True)
class Gift(Frame):
    """`seat` chooses who gains a life point at the start of his turn."""

    name: ClassVar[str] = "gift"

    def question(self) -> i64:
        return 1

    def options(self, t: Table) -> None:
        offer_the_living(cast(DiceTable, t), self.seat)

    def why_not_at(self, t: Table, thing: i64, seat: i64) -> Refusal | None:
        return OUT if cast(DiceTable, t).is_out(seat) else None

    def choose(self, t: Table, m: i64) -> None:
        d = cast(DiceTable, t)
        d.tell_ability(self.seat)
        heal(d, what_of(m), self.seat, 1)
        d.done(DONE)


def to_heal(alive: i64, first: i64) -> Buffer:
    """All the living, clockwise from one of them."""
    answers = Buffer()
    if alive & BIT[first] != 0:
        answers.add(move(HEAL, first))
        others = clockwise(alive, first)
        while others & DIGITS != first:
            answers.add(move(HEAL, others & DIGITS))
            others >>= DIGIT
    return answers


ANSWERS: Final = vec[Buffer]([to_heal(alive, first) for alive in range(SETS) for first in range(SEATS)])
"""Made once for all tables."""


def offer_the_living(d: DiceTable, first: i64) -> None:
    """Everybody still in the game, clockwise from one seat."""
    d.moves = ANSWERS[d.present * SEATS + first]
