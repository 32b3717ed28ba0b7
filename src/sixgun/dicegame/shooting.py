"""ONE and TWO: all targets are chosen, die by die from the left, before any shot hurts (X32)."""

from typing import ClassVar, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.ability import NO_ABILITY
from sixgun.dicegame.circle import can_reach, reached, sight_of
from sixgun.dicegame.dice import showing
from sixgun.dicegame.event import SHOT
from sixgun.dicegame.face import ALL_DICE, BEER, DICE, ONE, TWO
from sixgun.dicegame.move import DOUBLE, SHOOT, move, verb_of, what_of
from sixgun.dicegame.refusal import wrong_distance
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.bits import BIT, FIRST
from sixgun.kernel.circle import DIGIT, DIGITS, SEATS, clockwise, places_around
from sixgun.kernel.frame import Frame
from sixgun.kernel.refusal import OUT, YOURSELF, Refusal
from sixgun.kernel.table import Table

NO_SHOT: Final = 0
"""The place after the last shot: places of dice count from 1."""


@final
@mypyc_attr(acyclic=True)
class Shooting(Frame):
    """`seat` chooses whom the die at `place` hits; `doubled`, its answer, is 1 once a BEER doubled a shot."""

    name: ClassVar[str] = "shooting"
    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "doubled")

    def __init__(self, seat: i64, place: i64, doubled: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place
        self.doubled: Final[i64] = doubled

    def question(self) -> i64:
        return 3

    def still_needs(self) -> i64:
        return self.place

    def detail(self) -> i64:
        return self.doubled

    def options(self, t: Table) -> None:
        d = cast(DiceTable, t)
        shooter = d.seats[self.seat].character
        may_double = shooter.doubles_with_beer and self.doubled == 0 and showing(d.dice, BEER) != 0
        in_reach = self.in_reach(d)
        others = clockwise(d.present, self.seat)
        moves = d.moves
        while in_reach != 0:
            target = others >> DIGIT * (FIRST[in_reach] - 1) & DIGITS
            moves.add(move(SHOOT, target))
            if may_double:
                moves.add(move(DOUBLE, target))
            in_reach &= in_reach - 1

    def in_reach(self, d: DiceTable) -> i64:
        """Whom the die reaches, a bit for each number of places to the left."""
        circle = d.living()
        return reached(d.seats[self.seat].character, sight_of(self.face(d), circle), circle)

    def targets(self, d: DiceTable) -> i64:
        """Whom the die reaches, a bit a seat."""
        bits: i64 = 0
        others = clockwise(d.present, self.seat)
        in_reach = self.in_reach(d)
        while in_reach != 0:
            bits |= BIT[others >> DIGIT * (FIRST[in_reach] - 1) & DIGITS]
            in_reach &= in_reach - 1
        return bits

    def face(self, d: DiceTable) -> i64:
        """What the die shows: a ONE or a TWO."""
        return TWO if showing(d.dice, TWO) & BIT[self.place - 1] != 0 else ONE

    def why_not_at(self, t: Table, thing: i64, seat: i64) -> Refusal | None:
        d = cast(DiceTable, t)
        if self.targets(d) & BIT[seat] != 0:
            return None
        if d.is_out(seat):
            return OUT
        if seat == self.seat:
            return YOURSELF
        return wrong_distance(places_around(d.present, self.seat, seat), sight_of(self.face(d), d.living()))

    def choose(self, t: Table, m: i64) -> None:
        d = cast(DiceTable, t)
        target = what_of(m)
        doubling: i64 = 0
        if verb_of(m) == DOUBLE:
            doubling = 1
        d.aim(target, 1 + doubling)
        if d.log is not None:
            if d.is_read() and (doubling == 1 or not self.is_plain(d, target)):
                d.tell_ability(self.seat)
            d.tell(SHOT, self.seat, target, 1 + doubling)
            d.aimed(self.targets(d))
        doubled = self.doubled | doubling
        place = next_shot(d, self.place)
        if place == NO_SHOT:
            d.done(doubled)
        else:
            d.swap(shooting_at(self.seat, place, doubled))

    def is_plain(self, d: DiceTable, target: i64) -> bool:
        """Whether anybody could have hit the target with this die."""
        places: i64 = 1
        others = clockwise(d.present, self.seat)
        while others & DIGITS != target:
            others >>= DIGIT
            places += 1
        circle = d.living()
        return can_reach(NO_ABILITY, sight_of(self.face(d), circle), places, circle)


SHOOTINGS: Final = vec[Shooting](
    [Shooting(seat, place, doubled) for seat in range(SEATS) for place in range(DICE + 1) for doubled in range(2)]
)
"""Every one there can be, made once: frames never change, so all tables may share them."""


def shooting_at(seat: i64, place: i64, doubled: i64) -> Shooting:
    return SHOOTINGS[(seat * (DICE + 1) + place) * 2 + doubled]


def next_shot(d: DiceTable, place: i64) -> i64:
    """The place of the next ONE or TWO to the right of a place, or NO_SHOT."""
    shots = showing(d.dice, ONE) | showing(d.dice, TWO)
    return FIRST[shots & ALL_DICE << place] + 1
