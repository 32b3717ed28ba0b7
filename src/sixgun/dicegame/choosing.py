"""Two characters are dealt and one is chosen, in secret until everybody has (R158)."""

from typing import ClassVar, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.characters import numbered
from sixgun.dicegame.event import BECAME, CHOSE_CHARACTER
from sixgun.dicegame.move import BECOME, move, what_of
from sixgun.dicegame.seat import Seat
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.frame import DONE, NOBODY, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.pairs import next_to_choose, with_chosen
from sixgun.kernel.table import Table


@final
@mypyc_attr(acyclic=True)
class Choosing(Frame):
    """`seat` takes one of its two characters; then the next does, clockwise from the player who begins."""

    name: ClassVar[str] = "choosing"

    def question(self) -> i64:
        return 11

    def options(self, t: Table) -> None:
        d = cast(DiceTable, t)
        for place in range(2):
            d.moves.add(move(BECOME, d.pairs[2 * self.seat + place]))

    def choose(self, t: Table, m: i64) -> None:
        d = cast(DiceTable, t)
        d.pairs = with_chosen(d.pairs, self.seat, what_of(m))
        d.say(CHOSE_CHARACTER, self.seat, NOBODY, what_of(m), 0, BIT[self.seat])
        following = next_to_choose(d.pairs, d.turn(), self.seat)
        if following != NOBODY:
            d.swap(Choosing(following))
            return
        turn_up_characters(d)
        d.done(DONE)


def turn_up_characters(d: DiceTable) -> None:
    """Everybody is who he has chosen to be, with the life points of that character (X7)."""
    for seat in range(len(d.seats)):
        chosen = numbered(d.pairs[2 * seat])
        d.seats[seat] = Seat(d.seats[seat].role, chosen)
        d.say(BECAME, seat, NOBODY, chosen.number, 0, TO_ALL)
    d.pairs = vec[i64]()
