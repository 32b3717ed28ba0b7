"""A strike: one step of the result takes life points, and those whom it touched react (R118).

Who may take an arrow instead decides first, clockwise from the attacker; then all lose their points at the
same time, the dead are out and the end of the game is looked for; then arrows are returned for points lost;
last, the attacker takes the arrows he has earned.
"""

from typing import ClassVar, Final, cast, final

from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.event import RETURNED_ARROWS, TOOK_ARROW
from sixgun.dicegame.face import BY_DYNAMITE, BY_GATLING
from sixgun.dicegame.harm import eliminate, lose_hits, return_all_arrows
from sixgun.dicegame.indians import take_arrows
from sixgun.dicegame.move import ARROW_INSTEAD, DROP, HIT, KEEP, move, verb_of
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.bits import FIRST
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
        seats = d.seats
        victim = self.seat + self.places
        for places in range(self.places + 1, len(seats) + 1):
            victim += 1
            if victim >= len(seats):
                victim -= len(seats)
            s = seats[victim]
            if s.hits > 0 and s.character.takes_arrow_instead(self.cause):
                d.swap(Strike(self.seat, self.cause, places))
                d.push(Instead(victim, self.seat, s.hits))
                return True
        reaction = land(d, self.seat, self.cause)
        if reaction is not None:
            d.swap(reaction)
        elif not d.over:
            d.done(DONE)
        return True


def strike(d: DiceTable, seat: i64, cause: i64) -> Frame | None:
    """Take life points from all who have hits: at once, or by a frame where somebody has something to decide."""
    if not somebody_reacts(d):
        take_off(d, seat, cause)
        d.clear_hits()
        return None
    left = d.hit
    while left != 0:
        if d.seats[FIRST[left]].character.takes_arrow_instead(cause):
            return Strike(seat, cause, 0)
        left &= left - 1
    return land(d, seat, cause)


def somebody_reacts(d: DiceTable) -> bool:
    """Whether the strike meets a character who may have something to say to it."""
    left = d.hit
    while left != 0:
        if d.seats[FIRST[left]].character.reacts:
            return True
        left &= left - 1
    return False


def land(d: DiceTable, seat: i64, cause: i64) -> Frame | None:
    """Take the life points off; the frame is for those who may react, if anybody may."""
    take_off(d, seat, cause)
    if d.over:
        return None
    if somebody_may_return_arrows(d):
        return Reaction(seat, cause, 0)
    pay_attacker(d, seat, cause)
    return None


def take_off(d: DiceTable, seat: i64, cause: i64) -> None:
    """All lose their points, and who has none left is out."""
    by = seat
    if cause == BY_DYNAMITE:
        by = NOBODY
    dead = lose_hits(d, by, cause)
    if cause == BY_GATLING:  # who keeps his arrows fires for another cause (R154)
        return_all_arrows(d, seat)
    if dead != 0:
        eliminate(d, dead, by)


def somebody_may_return_arrows(d: DiceTable) -> bool:
    left = d.hit
    while left != 0:
        s = d.seats[FIRST[left]]
        if s.character.returns_arrow_when_hurt and s.arrows > 0:
            return True
        left &= left - 1
    return False


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

    def question(self) -> i64:
        return 5

    def other_seat(self) -> i64:
        return self.by

    def still_needs(self) -> i64:
        return self.left

    def options(self, t: Table) -> None:
        t.moves.add(move(HIT))
        t.moves.add(move(ARROW_INSTEAD))

    def choose(self, t: Table, m: i64) -> None:
        d = cast(DiceTable, t)
        if verb_of(m) == ARROW_INSTEAD:
            s = d.seats[self.seat]
            d.spare(self.seat)
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
            if s.hits > 0 and s.arrows > 0 and s.character.returns_arrow_when_hurt:
                d.swap(Reaction(self.seat, self.cause, places))
                d.push(Returning(victim, s.hits))
                return True
        pay_attacker(d, self.seat, self.cause)
        d.done(DONE)
        return True


def pay_attacker(d: DiceTable, seat: i64, cause: i64) -> None:
    """The attacker takes the arrows he has earned, and the step is over."""
    owed: i64 = 0
    left = d.hit
    while left != 0:
        victim = FIRST[left]
        left &= left - 1
        earned = d.seats[victim].character.arrows_for_attacker(cause)
        if earned > 0:
            owed += earned
            d.tell_ability(victim)
    d.clear_hits()
    if owed > 0:
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

    def question(self) -> i64:
        return 7

    def still_needs(self) -> i64:
        return self.left

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
