"""GATLING: arrows that go back for each one, and the Gatling itself."""

from typing import ClassVar, Final, cast, final

from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.ability import NO_ABILITY
from sixgun.dicegame.event import FIRED_GATLING, HELD_FIRE, RETURNED_ARROWS
from sixgun.dicegame.face import BY_GATLING, BY_GATLING_KEEPING, GATLING
from sixgun.dicegame.move import FIRE, FIRE_KEEPING, PASS, REMOVE, move, verb_of, what_of
from sixgun.dicegame.refusal import NO_ARROWS, meant_for
from sixgun.dicegame.strike import strike
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.frame import DONE, NOBODY, Frame
from sixgun.kernel.refusal import OUT, YOURSELF, Refusal
from sixgun.kernel.table import Table


@final
@mypyc_attr(acyclic=True)
class Removing(Frame):
    """`seat` may return an arrow of any player, or of `only` one, for each of `left` GATLING.

    By the option it is one other player's with three GATLING or more; with fewer it is anybody's all the same (R119).
    """

    name: ClassVar[str] = "removing"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "only")

    def __init__(self, seat: i64, left: i64, only: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.only: Final[i64] = only

    def step(self, t: Table) -> bool:
        d = cast(DiceTable, t)
        if self.left > 0:
            for seat in range(len(d.seats)):
                if self.may_take_from(d, seat):
                    return False
        d.done(DONE)
        return True

    def may_take_from(self, d: DiceTable, seat: i64) -> bool:
        if d.seats[seat].arrows == 0 or (seat == self.seat and is_bound_to_one(d) and not d.rules.first_rulings):
            return False
        return self.only == NOBODY or self.only == seat

    def question(self) -> i64:
        return 9

    def other_seat(self) -> i64:
        return self.only

    def still_needs(self) -> i64:
        return self.left

    def options(self, t: Table) -> None:
        d = cast(DiceTable, t)
        d.moves.add(move(PASS))
        n = len(d.seats)
        for left in range(n):
            target = (self.seat + left) % n
            if self.may_take_from(d, target):
                d.moves.add(move(REMOVE, target))

    def why_not_at(self, t: Table, thing: i64, seat: i64) -> Refusal | None:
        d = cast(DiceTable, t)
        if self.may_take_from(d, seat):
            return None
        if d.is_out(seat):
            return OUT
        if d.seats[seat].arrows == 0:
            return NO_ARROWS
        return YOURSELF if self.only == NOBODY else meant_for(self.only)

    def choose(self, t: Table, m: i64) -> None:
        d = cast(DiceTable, t)
        only = self.only
        if verb_of(m) == REMOVE:
            target = what_of(m)
            d.return_arrows(target, 1)
            d.tell_ability(self.seat)
            d.tell(RETURNED_ARROWS, target, self.seat, 1)
            if is_bound_to_one(d):
                only = target
        d.swap(Removing(self.seat, self.left - 1, only))


def is_bound_to_one(d: DiceTable) -> bool:
    """Whether all arrows returned for these GATLING are those of one other player (XE3, R119)."""
    enough = d.rules.first_rulings or d.count(GATLING) >= NO_ABILITY.gatlings_needed
    return d.rules.kit_takes_from_one and enough


@final
@mypyc_attr(acyclic=True)
class Firing(Frame):
    """`seat` may fire the Gatling, where the rules leave it to him, and keep his arrows all the same (XE4, R154)."""

    name: ClassVar[str] = "firing"

    def question(self) -> i64:
        return 10

    def options(self, t: Table) -> None:
        t.moves.add(move(PASS))
        t.moves.add(move(FIRE))
        d = cast(DiceTable, t)
        if d.seats[self.seat].arrows > 0 and not d.rules.first_rulings:
            t.moves.add(move(FIRE_KEEPING))

    def choose(self, t: Table, m: i64) -> None:
        d = cast(DiceTable, t)
        if verb_of(m) != PASS:
            reaction = fire(d, self.seat, BY_GATLING if verb_of(m) == FIRE else BY_GATLING_KEEPING)
            if reaction is not None:
                d.swap(reaction)
            elif not d.over:
                d.done(DONE)
        else:
            d.tell(HELD_FIRE, self.seat)
            d.done(DONE)


def fire(d: DiceTable, by: i64, cause: i64 = BY_GATLING) -> Frame | None:
    """The strike of the Gatling: one life point of everybody else (X35)."""
    if d.count(GATLING) < NO_ABILITY.gatlings_needed:
        d.tell_ability(by)
    d.tell(FIRED_GATLING, by)
    for seat in range(len(d.seats)):
        if seat == by or d.is_out(seat):
            continue
        if d.seats[seat].character.untouched_by_gatling:
            d.tell_ability(seat)
        else:
            d.aim(seat, 1)
    return strike(d, by, cause)
