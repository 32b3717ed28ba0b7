"""Haunting: everyone else discards a hand card or loses a life point (Z4)."""

from typing import ClassVar

from sixgun.cardgame.answer import spend
from sixgun.cardgame.effect import Effect
from sixgun.cardgame.effects import harms
from sixgun.cardgame.harm import Hurt
from sixgun.cardgame.in_force import offered_before
from sixgun.cardgame.move import DISCARD, PASS, card_of, move, verb_of
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, Frame


class Haunt(Effect):
    """The ghost reaches one player."""

    hurts = True

    def strike(self, t: CardTable, by: int, target: int, card: int, what: int) -> None:
        if harms(t, by, target, card):
            t.push(Haunted(target, by))


class Haunted(Frame):
    """`seat` discards a hand card or loses a life point."""

    name: ClassVar[str] = "haunted"
    fields: ClassVar[tuple[str, ...]] = ("seat", "by")

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by = by

    def other_seat(self) -> int:
        return self.by

    def options(self, t: CardTable) -> None:  # type: ignore[override]  # a card game's frame meets no other table
        hand = t.seats[self.seat].hand
        for i in range(len(hand)):
            if not offered_before(t, hand, i):
                t.moves.add(move(DISCARD, hand[i]))
        t.moves.add(move(PASS))

    def choose(self, t: CardTable, m: int) -> None:  # type: ignore[override]
        if verb_of(m) == PASS:
            t.swap(Hurt(self.seat, 1, self.by, self.by))
        else:
            spend(t, self.seat, card_of(m))
            t.done(DONE)
