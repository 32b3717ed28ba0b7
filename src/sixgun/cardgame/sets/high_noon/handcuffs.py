"""Handcuffs: after phase 1 a player names a suit and plays no other in this turn (H27)."""

from typing import ClassVar, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.event import NAMED
from sixgun.cardgame.event_card import NO_SUIT, EventCard
from sixgun.cardgame.kind import Kind
from sixgun.cardgame.move import NAME, NONE, move, what_of
from sixgun.cardgame.options import Options
from sixgun.cardgame.play import Play
from sixgun.cardgame.rules import SUIT_NAMES
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class Handcuffs(EventCard):
    """The suit is the printed one (HR24). Whether it binds answers in one's own turn is an option (HR23)."""

    def is_in(self, options: Options) -> bool:
        return options.handcuffs

    def after_drawing(self, t: CardTable, me: i64) -> None:
        t.push(Naming(me))

    def forbids(self, t: CardTable, me: i64, card: i64, kind: Kind) -> bool:
        if me != t.turn or t.named == NO_SUIT or t.rules.suit[card] == t.named:
            return False
        return isinstance(t.top, Play) or not t.rules.options.handcuffs_free_answers


@mypyc_attr(acyclic=True)
class Naming(Frame):
    """`seat` names the suit that he may play."""

    name: ClassVar[str] = "naming"

    def question(self) -> i64:
        return 26

    def options(self, t: Table) -> None:
        for suit in range(len(SUIT_NAMES)):
            t.moves.add(move(NAME, NONE, NONE, suit))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        c.named = what_of(m)
        c.tell(NAMED, self.seat, NONE, c.named)
        c.done(DONE)
