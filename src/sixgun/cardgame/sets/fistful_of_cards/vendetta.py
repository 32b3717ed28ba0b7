"""Vendetta: at the end of the turn, draw!; hearts bring another turn (F19)."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.event import TURN_AGAIN
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.flip import FITS, WANTS_HEARTS, Flip, put_away
from sixgun.cardgame.table import NEXT_IS_EXTRA, THIS_IS_EXTRA, CardTable
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class Vendetta(EventCard):
    """An extra turn is a whole one, but brings no further draw! (FR25)."""

    def turn_ends(self, t: CardTable, me: i64) -> None:
        if t.extra != THIS_IS_EXTRA:
            t.push(Avenging(me))


@mypyc_attr(acyclic=True)
class Avenging(Frame):
    """`seat` draws! for another turn."""

    name: ClassVar[str] = "avenging"
    fields: ClassVar[tuple[str, ...]] = ("seat", "drawn")

    def __init__(self, seat: i64, drawn: i64 = 0) -> None:
        super().__init__(seat)
        self.drawn: Final[i64] = drawn

    def step(self, t: Table) -> bool:
        if self.drawn == 1:
            t.done(DONE)
        else:
            t.push_over(Avenging(self.seat, 1), Flip(self.seat, WANTS_HEARTS))
        return True

    def got(self, t: Table, answer: i64) -> None:
        c = cast(CardTable, t)
        put_away(c)
        if answer == FITS:
            c.extra = NEXT_IS_EXTRA
            c.tell(TURN_AGAIN, self.seat)
