"""Two characters are dealt and one is chosen, in secret until everybody has (R158)."""

from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.event import BECAME, CHOSE_CHARACTER
from sixgun.cardgame.move import BECOME, NONE, move, what_of
from sixgun.cardgame.packet import deals_second
from sixgun.cardgame.shelf import numbered
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.frame import DONE, NOBODY, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.pairs import NO_OTHER, next_to_choose, with_chosen
from sixgun.kernel.roles import SHERIFF
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class Choosing(Frame):
    """`seat` takes one of its two characters; then the next does, clockwise from the player who begins."""

    name: ClassVar[str] = "choosing"

    def question(self) -> i64:
        return 37

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        for place in range(2):
            c.moves.add(move(BECOME, NONE, NONE, c.pairs[2 * self.seat + place]))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        c.pairs = with_chosen(c.pairs, self.seat, what_of(m))
        c.say(CHOSE_CHARACTER, self.seat, NONE, what_of(m), 0, BIT[self.seat])
        following = next_to_choose(c.pairs, c.turn, self.seat)
        if following != NOBODY:
            c.swap(Choosing(following))
            return
        turn_up_characters(c)
        c.done(DONE)


def turn_up_characters(c: CardTable) -> None:
    """Everybody is who he has chosen to be; life points and cards follow from it (C12, C14)."""
    for seat in range(len(c.seats)):
        s = c.seats[seat]
        s.character = numbered(c.pairs[2 * seat])
        s.dealt = s.character
        s.max_life = s.character.bullets(c.rules.options) + (1 if s.role == SHERIFF else 0)
        s.life = s.max_life
        other = c.pairs[2 * seat + 1]
        if other != NO_OTHER and deals_second(c.rules):
            s.second = numbered(other)
        c.say(BECAME, seat, NONE, s.character.number, 0, TO_ALL)
    c.pairs = vec[i64]()
    c.enforce()
    deal_hands(c)


def deal_hands(c: CardTable) -> None:
    """As many cards as life points for everybody (C14)."""
    for seat in range(len(c.seats)):
        c.draw(seat, c.seats[seat].life)
