"""General Store: a card for everyone, who chooses in turn (C80)."""

from typing import ClassVar, Final, cast

from librt.vecs import append, remove
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.effect import Effect
from sixgun.cardgame.event import PICKED, TURNED_UP
from sixgun.cardgame.in_force import offered_before
from sixgun.cardgame.move import NONE, TAKE, card_of, move
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class OpenStore(Effect):
    """As many cards are turned up as players are left; with too few, those last in order get none (R46)."""

    def strike(self, t: CardTable, by: i64, target: i64, card: i64, what: i64) -> None:
        for _turned_up in range(t.living()):
            goods = t.next_card()
            if goods == NONE:
                break
            t.knows[goods] = TO_ALL
            t.store = append(t.store, goods)
            t.say(TURNED_UP, by, NONE, goods, 1, TO_ALL)
        t.push(Shopping(by, by))


@mypyc_attr(acyclic=True)
class Shopping(Frame):
    """`seat` takes one of the cards turned up; `owner` played the General Store and began."""

    name: ClassVar[str] = "shopping"
    fields: ClassVar[tuple[str, ...]] = ("seat", "owner")

    def __init__(self, seat: i64, owner: i64) -> None:
        super().__init__(seat)
        self.owner: Final[i64] = owner

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if len(c.store) > 0:
            return False
        c.done(DONE)
        return True

    def question(self) -> i64:
        return 15

    def other_seat(self) -> i64:
        return self.owner

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        for i in range(len(c.store)):
            if not offered_before(c, c.store, i):
                c.moves.add(move(TAKE, c.store[i]))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        card = card_of(m)
        c.store = remove(c.store, card)
        c.gain(self.seat, card)
        c.say(PICKED, self.seat, NONE, card, 1, TO_ALL)
        c.swap(Shopping(c.left_of(self.seat), self.owner))
