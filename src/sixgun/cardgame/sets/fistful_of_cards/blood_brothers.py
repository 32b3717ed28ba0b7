"""Blood Brothers: give up a life point, so that another player regains one (F8)."""

from typing import ClassVar, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.event import HURT
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.harm import heal
from sixgun.cardgame.move import NONE, PASS, USE, move, seat_of, verb_of
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, NOBODY, Frame
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class BloodBrothers(EventCard):
    """Once at the start of a turn, and not with the last life point (FR7)."""

    def before_checks(self, t: CardTable, me: i64) -> None:
        if t.seats[me].life > 1 and somebody_needs(t, me):
            t.push(Brothers(me))


def somebody_needs(t: CardTable, me: i64) -> bool:
    for seat in range(len(t.seats)):
        if needs(t, me, seat):
            return True
    return False


def needs(t: CardTable, me: i64, seat: i64) -> bool:
    """Whether another player could regain a life point."""
    return seat != me and t.is_alive(seat) and t.seats[seat].life < t.seats[seat].max_life


@mypyc_attr(acyclic=True)
class Brothers(Frame):
    """`seat` gives a life point to somebody, or keeps it."""

    name: ClassVar[str] = "brothers"

    def question(self) -> i64:
        return 29

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        event = c.rules.first_event + c.middle[len(c.middle) - 1]
        for seat in range(len(c.seats)):
            if needs(c, self.seat, seat):
                c.moves.add(move(USE, event, seat))
        c.moves.add(move(PASS))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        c.done(DONE)
        if verb_of(m) == USE:
            c.seats[self.seat].life -= 1
            c.tell(HURT, self.seat, NONE, 1)
            heal(c, seat_of(m), 1)
            if c.rules.options.brothers_hurt:
                for ability in c.seats[self.seat].force.abilities:
                    ability.hurt(c, self.seat, 1, NOBODY)
