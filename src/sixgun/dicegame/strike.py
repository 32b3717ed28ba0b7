"""A strike: one step of the result takes life points, and those whom it touched react (R118).

Who may take an arrow instead decides first, clockwise from the attacker; then all lose their points at the
same time, the dead are out and the end of the game is looked for; then arrows are returned for points lost;
last, the attacker takes the arrows he has earned.
"""

from typing import ClassVar, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.event import RETURNED_ARROWS, TOOK_ARROW
from sixgun.dicegame.face import BY_DYNAMITE, BY_GATLING
from sixgun.dicegame.harm import eliminate_the_dead, lose_hits, return_all_arrows
from sixgun.dicegame.indians import take_arrows
from sixgun.dicegame.move import ARROW_INSTEAD, DROP, HIT, KEEP, move, verb_of
from sixgun.dicegame.seat import SEATS
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.frame import DONE, NOBODY, Frame
from sixgun.kernel.table import Table


@final
@mypyc_attr(acyclic=True)
class Strike(Frame):
    """What `seat` rolled takes life points from all who have hits; `places` to the left have decided."""

    name: ClassVar[str] = "strike"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cause", "places")

    def __init__(self, seat: i64, cause: i64, places: i64) -> None:
        super().__init__(seat)
        self.cause: Final[i64] = cause
        self.places: Final[i64] = places

    def step(self, t: Table) -> bool:
        d = cast(DiceTable, t)
        n = len(d.seats)
        for places in range(self.places + 1, n + 1):
            victim = (self.seat + places) % n
            s = d.seats[victim]
            if s.hits > 0 and s.character.takes_arrow_instead(self.cause):
                d.swap(Strike(self.seat, self.cause, places))
                d.push(Instead(victim, self.seat, s.hits))
                return True
        self.land(d)
        if d.over or self.somebody_may_return_arrows(d):
            d.swap(Reaction(self.seat, self.cause, 0))
        else:
            pay_attacker(d, self.seat, self.cause)  # spares the frame where nobody has anything to decide
            d.done(DONE)
        return True

    def somebody_may_return_arrows(self, d: DiceTable) -> bool:
        for s in d.seats:
            if s.hits > 0 and s.arrows > 0 and s.character.returns_arrow_when_hurt():
                return True
        return False

    def land(self, d: DiceTable) -> None:
        """Take the life points off."""
        by = self.seat
        if self.cause == BY_DYNAMITE:
            by = NOBODY
        lose_hits(d, by, self.cause)
        if self.cause == BY_GATLING:
            return_all_arrows(d, self.seat)
        eliminate_the_dead(d, by)


WAYS: Final = 4
"""How many causes there are."""

STRIKES: Final = vec[Strike]([Strike(seat, cause, 0) for seat in range(SEATS) for cause in range(WAYS)])
"""Every strike as it begins, made once: frames never change, so all tables may share them."""


def strike_by(seat: i64, cause: i64) -> Strike:
    return STRIKES[seat * WAYS + cause]


@final
@mypyc_attr(acyclic=True)
class Instead(Frame):
    """`seat` may take an arrow in place of each of the `left` life points that `by` would make him lose.

    Never the last arrow (X55), and a player whose last life point is lost has nothing left to decide (R113).
    """

    name: ClassVar[str] = "instead"
    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "left")

    def __init__(self, seat: i64, by: i64, left: i64) -> None:
        super().__init__(seat)
        self.by: Final[i64] = by
        self.left: Final[i64] = left

    def step(self, t: Table) -> bool:
        d = cast(DiceTable, t)
        s = d.seats[self.seat]
        if self.left > 0 and d.supply > 1 and s.hits - self.left < s.life:
            return False
        d.done(DONE)
        return True

    def options(self, t: Table) -> None:
        t.moves.add(move(HIT))
        t.moves.add(move(ARROW_INSTEAD))

    def choose(self, t: Table, m: i64) -> None:
        d = cast(DiceTable, t)
        if verb_of(m) == ARROW_INSTEAD:
            s = d.seats[self.seat]
            s.hits -= 1
            s.arrows += 1
            d.supply -= 1
            d.tell_ability(self.seat)
            d.tell(TOOK_ARROW, self.seat, self.by)
        d.swap(Instead(self.seat, self.by, self.left - 1))


@final
@mypyc_attr(acyclic=True)
class Reaction(Frame):
    """The points of a strike are lost; those touched react, `seat` last. `places` to the left did so."""

    name: ClassVar[str] = "reaction"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cause", "places")

    def __init__(self, seat: i64, cause: i64, places: i64) -> None:
        super().__init__(seat)
        self.cause: Final[i64] = cause
        self.places: Final[i64] = places

    def step(self, t: Table) -> bool:
        d = cast(DiceTable, t)
        n = len(d.seats)
        for places in range(self.places + 1, n + 1):
            victim = (self.seat + places) % n
            s = d.seats[victim]
            if s.hits > 0 and s.arrows > 0 and s.character.returns_arrow_when_hurt():
                d.swap(Reaction(self.seat, self.cause, places))
                d.push(Returning(victim, s.hits))
                return True
        pay_attacker(d, self.seat, self.cause)
        d.done(DONE)
        return True


def pay_attacker(d: DiceTable, seat: i64, cause: i64) -> None:
    """The attacker takes the arrows he has earned, and the step is over."""
    owed: i64 = 0
    for victim in range(len(d.seats)):
        s = d.seats[victim]
        if s.hits > 0:
            earned = s.character.arrows_for_attacker(cause)
            if earned > 0:
                owed += earned
                d.tell_ability(victim)
    d.clear_hits()
    take_arrows(d, seat, owed)


@final
@mypyc_attr(acyclic=True)
class Returning(Frame):
    """`seat` may return an arrow for each of the `left` life points he has lost."""

    name: ClassVar[str] = "returning"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def step(self, t: Table) -> bool:
        d = cast(DiceTable, t)
        if self.left > 0 and d.seats[self.seat].arrows > 0:
            return False
        d.done(DONE)
        return True

    def options(self, t: Table) -> None:
        t.moves.add(move(KEEP))
        t.moves.add(move(DROP))

    def choose(self, t: Table, m: i64) -> None:
        d = cast(DiceTable, t)
        if verb_of(m) == DROP:
            d.return_arrows(self.seat, 1)
            d.tell_ability(self.seat)
            d.tell(RETURNED_ARROWS, self.seat, NOBODY, 1)
        d.swap(Returning(self.seat, self.left - 1))
