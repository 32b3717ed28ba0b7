"""A turn: the checks, then drawing, playing, discarding (C21-C34)."""

from typing import ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import CHECK_CHARACTER, CHECKS, ENDS_PHASE_1, ENDS_TURN, NO_CHECK, OPENS_TURN
from sixgun.cardgame.check import SKIP_TURN
from sixgun.cardgame.death import card_is_over
from sixgun.cardgame.event import TURN_BEGAN
from sixgun.cardgame.event_card import NO_SUIT
from sixgun.cardgame.in_force import hand_limit, larger, offered_before
from sixgun.cardgame.move import DISCARD, NONE, card_of, move
from sixgun.cardgame.options import MINE_EXCESS
from sixgun.cardgame.packet import turn_up, turns_up
from sixgun.cardgame.phase_1 import draw_phase
from sixgun.cardgame.play import PLAYS
from sixgun.cardgame.refusal import NEEDS_DISCARD
from sixgun.cardgame.table import NEXT_IS_EXTRA, NO_EXTRA_TURN, THIS_IS_EXTRA, CardTable
from sixgun.kernel.circle import SEATS
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.table import Table

START: Final = 0
"""From here on the checks of ability.py in their order; the one after the last is drawing."""
AFTER_CHECKS: Final = CHECK_CHARACTER
PLAYING: Final = CHECKS + 2
DISCARDING: Final = CHECKS + 3
OVER: Final = CHECKS + 4
OPENING: Final = CHECKS + 5
"""Before the checks, where something acts at the start of the turn or has come up just now (H10)."""
DRAWN: Final = CHECKS + 6
"""At the end of phase 1, where something acts then."""
LEFT: Final = CHECKS + 7
"""Whatever acts at the end of the turn has done so."""


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
        if self.phase == START:
            self.begin(c)
        elif c.is_out(self.seat):
            c.swap(turn_at(next_turn(c, self.seat), START))
        elif self.phase < PLAYING:
            self.check_or_draw(c)
        elif self.phase == PLAYING:
            c.push_over(turn_at(self.seat, DISCARDING), PLAYS[self.seat])
        elif self.phase == DISCARDING and has_too_many(c, self.seat):
            c.push_over(turn_at(self.seat, OVER), EXCESSES[self.seat])
        elif self.phase < OPENING and c.seats[self.seat].force.hooks & ENDS_TURN == 0:
            c.swap(turn_at(next_turn(c, self.seat), START))
        else:
            self.step_between(c)
        return True

    def step_between(self, c: CardTable) -> None:
        """What a turn has more of where an ability acts then: a start, an end of phase 1 and an end."""
        if self.phase == OPENING:
            c.swap(turn_at(self.seat, START + 1))
            for ability in c.seats[self.seat].force.abilities:
                ability.before_checks(c, self.seat)
        elif self.phase == DRAWN:
            c.swap(turn_at(self.seat, PLAYING))
            for ability in c.seats[self.seat].force.abilities:
                ability.after_drawing(c, self.seat)
        elif self.phase == LEFT:
            c.swap(turn_at(next_turn(c, self.seat), START))
        else:
            c.swap(turn_at(self.seat, LEFT))
            for ability in c.seats[self.seat].force.abilities:
                ability.turn_ends(c, self.seat)

    def got(self, t: Table, answer: i64) -> None:
        c = cast(CardTable, t)
        if answer == SKIP_TURN:
            c.swap(turn_at(self.seat, LEFT))
            for ability in c.seats[self.seat].force.abilities:
                ability.turn_skipped(c, self.seat)
        card_is_over(c)

    def begin(self, c: CardTable) -> None:
        """A new turn, for which an eliminated player may come back; where there are events, one may be turned up."""
        s = c.seats[self.seat]
        s.bangs = 0
        s.used = 0
        c.turn = self.seat
        c.turns += 1
        c.named = NO_SUIT
        c.must_play = NONE
        c.mined = False
        c.extra = THIS_IS_EXTRA if c.extra == NEXT_IS_EXTRA else NO_EXTRA_TURN
        c.tell(TURN_BEGAN, self.seat)
        if c.is_out(self.seat):
            c.swap(turn_at(self.seat, OPENING))
            c.event.comes_back(c, self.seat)
        elif c.extra == NO_EXTRA_TURN and turns_up(c, self.seat):
            c.swap(turn_at(self.seat, OPENING))
            turn_up(c, self.seat)
        elif s.force.hooks & OPENS_TURN != 0:
            c.swap(turn_at(self.seat, OPENING))
        else:
            self.check_or_draw(c)

    def check_or_draw(self, c: CardTable) -> None:
        """The next check that is due, or phase 1 when none is left."""
        s = c.seats[self.seat]
        for check in range(larger(self.phase, NO_CHECK + 1), CHECKS + 1):
            for card in s.in_play:
                kind = c.kind(card)
                if kind.check == check:
                    c.swap(turn_at(self.seat, check + 1))
                    if c.stilled:
                        kind.turn_begins_idly(c, self.seat, card)
                    else:
                        kind.turn_begins(c, self.seat, card)
                    return
            if s.force.checks:
                for ability in s.force.abilities:
                    if ability.check == check:
                        c.swap(turn_at(self.seat, check + 1))
                        ability.turn_begins(c, self.seat, NONE)
                        return
        c.swap(turn_at(self.seat, DRAWN if s.force.hooks & ENDS_PHASE_1 != 0 else PLAYING))
        if not (c.eventful and c.event.instead_of_drawing(c, self.seat)):
            draw_phase(c, self.seat)


TURNS: Final = vec[Turn]([Turn(seat, phase) for seat in range(SEATS) for phase in range(LEFT + 1)])
"""Every turn there can be, made once: frames never change, so all tables may share them."""


def next_turn(t: CardTable, seat: i64) -> i64:
    """Whose turn comes after that of a seat (C21): an event may turn the order round or call back the eliminated."""
    if not t.eventful:
        return t.left_of(seat)
    if t.extra == NEXT_IS_EXTRA and not t.is_out(seat):
        return seat
    event = t.event
    n: i64 = len(t.seats)
    at = seat
    while True:
        at = (at + event.direction + n) % n
        if not t.is_out(at) or event.calls_back(t, at):
            return at


def turn_at(seat: i64, phase: i64) -> Turn:
    return TURNS[seat * (LEFT + 1) + phase]


@mypyc_attr(acyclic=True)
class Excess(Frame):
    """`seat` discards down to his hand limit, one card at a time (C34)."""

    name: ClassVar[str] = "excess"

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if has_too_many(c, self.seat):
            return False
        c.done(DONE)
        return True

    def question(self) -> i64:
        return 2

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        hand = c.seats[self.seat].hand
        for i in range(len(hand)):
            if not offered_before(c, hand, i):
                c.moves.add(move(DISCARD, hand[i]))

    def why_not(self, t: Table, thing: i64) -> Refusal | None:
        return None if thing in cast(CardTable, t).seats[self.seat].hand else NEEDS_DISCARD

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        if c.event.mines and c.rules.options.mine == MINE_EXCESS:
            c.bury(self.seat, card_of(m))
        else:
            c.discard_from_hand(self.seat, card_of(m))


EXCESSES: Final = vec[Excess]([Excess(seat) for seat in range(SEATS)])


def has_too_many(t: CardTable, seat: i64) -> bool:
    """Whether the hand is over its limit (C19); who is back for a turn only is about to leave all cards (HR15)."""
    return t.is_alive(seat) and len(t.seats[seat].hand) > hand_limit(t, seat)
