"""A turn: the checks, then drawing, playing, discarding (C21-C34)."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import CHECK_CHARACTER, CHECKS
from sixgun.cardgame.check import SKIP_TURN
from sixgun.cardgame.death import card_is_over
from sixgun.cardgame.event import TURN_BEGAN
from sixgun.cardgame.move import DISCARD, NONE, card_of, move
from sixgun.cardgame.play import Play
from sixgun.cardgame.questions import draw_count, hand_limit, offered_before
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.table import Table

START: Final = 0
"""Phases 1 to 3 of the frame are the checks of ability.py in their order."""
AFTER_CHECKS: Final = CHECK_CHARACTER
DRAWING: Final = CHECKS + 1
PLAYING: Final = CHECKS + 2
DISCARDING: Final = CHECKS + 3
OVER: Final = CHECKS + 4


@mypyc_attr(acyclic=True)
class Turn(Frame):
    """The turn of `seat`. It lies at the bottom of the stack and becomes the next player's turn."""

    name: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "phase")

    def __init__(self, seat: i64, phase: i64 = START) -> None:
        super().__init__(seat)
        self.phase: Final[i64] = phase

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if self.phase == OVER or not c.seats[self.seat].alive:
            c.swap(Turn(c.left_of(self.seat)))
            return True
        c.swap(Turn(self.seat, self.phase + 1))
        if self.phase == START:
            self.begin(c)
        elif self.phase <= CHECKS:
            self.check(c)
        elif self.phase == DRAWING:
            self.draw(c)
        elif self.phase == PLAYING:
            c.push(Play(self.seat))
        else:
            c.push(Excess(self.seat))
        return True

    def got(self, t: Table, answer: i64) -> None:
        c = cast(CardTable, t)
        if answer == SKIP_TURN:
            s = c.seats[self.seat]
            c.swap(Turn(self.seat, OVER))
            s.character.turn_skipped(c, self.seat)
        card_is_over(c)

    def begin(self, c: CardTable) -> None:
        s = c.seats[self.seat]
        s.bangs = 0
        s.used = 0
        c.turn = self.seat
        c.turns += 1
        c.tell(TURN_BEGAN, self.seat)

    def check(self, c: CardTable) -> None:
        """Whatever is due at this point of the turn: a card in play, or the character."""
        s = c.seats[self.seat]
        for card in s.in_play:
            kind = c.kind(card)
            if kind.check() == self.phase:
                kind.turn_begins(c, self.seat, card)
                return
        if s.character.check() == self.phase:
            s.character.turn_begins(c, self.seat, NONE)

    def draw(self, c: CardTable) -> None:
        s = c.seats[self.seat]
        if not (s.character.draw_phase(c, self.seat) or s.borrowed.draw_phase(c, self.seat)):
            c.draw(self.seat, draw_count(c, self.seat))


@mypyc_attr(acyclic=True)
class Excess(Frame):
    """`seat` discards down to his hand limit, one card at a time (C34)."""

    name: ClassVar[str] = "excess"

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if len(c.seats[self.seat].hand) > hand_limit(c, self.seat):
            return False
        c.done(DONE)
        return True

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        hand = c.seats[self.seat].hand
        for i in range(len(hand)):
            if not offered_before(c, hand, i):
                c.moves.add(move(DISCARD, hand[i]))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        c.discard_from_hand(self.seat, card_of(m))
