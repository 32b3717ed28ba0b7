"""Rolling: the first roll of all five dice, and which of them are rolled again."""

from typing import ClassVar, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.ability import NO_ABILITY
from sixgun.dicegame.dice import face_at, showing
from sixgun.dicegame.event import KEPT, ROLLED, STOPPED
from sixgun.dicegame.face import ALL_DICE, ARROW, DICE, DYNAMITE, FACES, FATAL_DYNAMITE
from sixgun.dicegame.indians import take_arrows
from sixgun.dicegame.move import REROLL, STOP, move, verb_of, what_of
from sixgun.dicegame.refusal import DYNAMITE_STAYS
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.bits import BIT, HOW_MANY
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.circle import SEATS
from sixgun.kernel.frame import DONE, NOBODY, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.table import Table


def answers_with(locked: i64) -> Buffer:
    """Stop, or roll again any dice but the locked ones."""
    answers = Buffer()
    answers.add(move(STOP))
    for dice in range(1, ALL_DICE + 1):
        if dice & locked == 0:
            answers.add(move(REROLL, dice))
    return answers


ANSWERS: Final = vec[Buffer]([answers_with(locked) for locked in range(ALL_DICE + 1)])
"""For every set of locked dice, made once, because this question is asked most and has up to 32 answers."""


@final
@mypyc_attr(acyclic=True)
class Rolling(Frame):
    """`seat` rolls until he stops, has no roll left or has three DYNAMITE."""

    name: ClassVar[str] = "rolling"

    def step(self, t: Table) -> bool:
        d = cast(DiceTable, t)
        if d.rolls == 0:
            roll(d, self.seat, ALL_DICE)
            if d.over:
                return True
        if may_roll_again(d, self.seat):
            return False
        d.done(DONE)
        return True

    def question(self) -> i64:
        return 2

    def options(self, t: Table) -> None:
        d = cast(DiceTable, t)
        d.moves = ANSWERS[self.locked(d)]

    def locked(self, d: DiceTable) -> i64:
        """The dice that are not rolled again, a bit a die: the DYNAMITE, unless an ability lets him."""
        if d.seats[self.seat].character.rerolls_dynamite:
            return 0
        return showing(d.dice, DYNAMITE)

    def why_not(self, t: Table, thing: i64) -> Refusal | None:
        return None if self.locked(cast(DiceTable, t)) & BIT[thing - 1] == 0 else DYNAMITE_STAYS

    def choose(self, t: Table, m: i64) -> None:
        d = cast(DiceTable, t)
        if verb_of(m) == STOP:
            d.tell(STOPPED, self.seat)
            d.done(DONE)
            return
        again = what_of(m)
        if d.is_read():
            if again & showing(d.dice, DYNAMITE) != 0:
                d.tell_ability(self.seat)
            d.say(KEPT, self.seat, NOBODY, line_of(d, again), 0, TO_ALL)
        roll(d, self.seat, again)


ROLLING: Final = vec[Rolling]([Rolling(seat) for seat in range(SEATS)])
"""By seat: frames never change, so all tables may share them."""


def may_roll_again(d: DiceTable, seat: i64) -> bool:
    """Whether the roller still lives and his dice are not final (X13, X26)."""
    s = d.seats[seat]
    return s.life > 0 and d.rolls < s.character.rolls and d.count(DYNAMITE) < FATAL_DYNAMITE


def roll(d: DiceTable, seat: i64, some: i64) -> None:
    """Roll some dice and take the arrows they show (X15)."""
    d.roll(some)
    if d.is_read():
        if d.rolls > NO_ABILITY.rolls:
            d.tell_ability(seat)
        d.say(ROLLED, seat, NOBODY, line_of(d, 0), d.rolls, TO_ALL)
    arrows = showing(d.dice, ARROW) & some
    if arrows != 0:
        take_arrows(d, seat, HOW_MANY[arrows])


def line_of(d: DiceTable, without: i64) -> i64:
    """The five faces as one number, for the log: a digit to the base 7 each, 0 for a die left out."""
    line: i64 = 0
    for place in range(DICE):
        line *= 7
        if without & BIT[place] == 0:
            line += face_at(d.dice, place) + 1
    return line


def read_line(line: int) -> str:
    """The faces that `line_of` wrote down, in words.

    >>> read_line(1 * 7**4 + 6)
    'arrow - - - gatling'
    """
    words: list[str] = []
    for _ in range(DICE):
        line, digit = divmod(line, 7)
        words.insert(0, FACES[digit - 1] if digit else "-")
    return " ".join(words)
