"""The Daltons: everyone gives up a blue card in front of him, if he has one (H18)."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.kind import BLUE
from sixgun.cardgame.move import DISCARD, card_of, move
from sixgun.cardgame.refusal import NEEDS_BLUE_IN_PLAY
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class TheDaltons(EventCard):
    """They come at once, and to the Sheriff first (HR6)."""

    def enters(self, t: CardTable) -> None:
        t.push(Robbed(t.turn, 0))


@mypyc_attr(acyclic=True)
class Robbed(Frame):
    """`seat` discards a blue card in front of him; `settled` players before him have done so."""

    name: ClassVar[str] = "robbed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "settled")

    def __init__(self, seat: i64, settled: i64) -> None:
        super().__init__(seat)
        self.settled: Final[i64] = settled

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if self.settled == c.living():
            c.done(DONE)
            return True
        for card in c.seats[self.seat].in_play:
            if c.kind(card).border == BLUE:
                return False
        self.go_on(c)
        return True

    def question(self) -> i64:
        return 25

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        for card in c.seats[self.seat].in_play:
            if c.kind(card).border == BLUE:
                c.moves.add(move(DISCARD, card))

    def why_not(self, t: Table, thing: i64) -> Refusal | None:
        c = cast(CardTable, t)
        is_one = thing in c.seats[self.seat].in_play and c.kind(thing).border == BLUE
        return None if is_one else NEEDS_BLUE_IN_PLAY

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        c.discard_from_play(self.seat, card_of(m))
        self.go_on(c)

    def go_on(self, c: CardTable) -> None:
        c.swap(Robbed(c.left_of(self.seat), self.settled + 1))
