"""Rolling: the first roll of all five dice, and which of them are rolled again."""

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.ability import NO_ABILITY
from sixgun.dicegame.event import KEPT, ROLLED, STOPPED
from sixgun.dicegame.face import ALL_DICE, ARROW, DICE, DYNAMITE, FACES, FATAL_DYNAMITE
from sixgun.dicegame.indians import take_arrows
from sixgun.dicegame.move import REROLL, STOP, move, verb_of, what_of
from sixgun.dicegame.seat import SEATS
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.frame import DONE, NOBODY, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.roles import BIT
from sixgun.kernel.table import Table


def all_answers() -> vec[i64]:
    """For every set of dice that may not be rolled again, one after the other: stop, and all sets that may."""
    answers = vec[i64]()
    for locked in range(ALL_DICE + 1):
        answers = append(answers, move(STOP))
        for dice in range(1, ALL_DICE + 1):
            if dice & locked == 0:
                answers = append(answers, move(REROLL, dice))
    return answers


def all_beginnings() -> vec[i64]:
    """Where the answers for each set of locked dice begin, and at the end where the last of them stop."""
    beginnings = vec[i64]()
    for at in range(len(ANSWERS)):
        if ANSWERS[at] == move(STOP):
            beginnings = append(beginnings, at)
    return append(beginnings, len(ANSWERS))


ANSWERS: Final = all_answers()
"""A table, because this question is asked most and has up to 32 answers."""
FIRST_ANSWER: Final = all_beginnings()


@final
@mypyc_attr(acyclic=True)
class Rolling(Frame):
    """`seat` rolls until he stops, has no roll left or has three DYNAMITE."""

    name: ClassVar[str] = "rolling"

    def step(self, t: Table) -> bool:
        d = cast(DiceTable, t)
        if d.rolls == 0:
            roll(d, self.seat, ALL_DICE)
        elif not (d.is_out(self.seat) or is_final(d, self.seat)):
            return False
        else:
            d.done(DONE)
        return True

    def options(self, t: Table) -> None:
        d = cast(DiceTable, t)
        locked: i64 = 0
        if not d.seats[self.seat].character.rerolls_dynamite():
            locked = dice_showing(d, DYNAMITE)
        d.moves.hold(ANSWERS, FIRST_ANSWER[locked], FIRST_ANSWER[locked + 1])

    def choose(self, t: Table, m: i64) -> None:
        d = cast(DiceTable, t)
        if verb_of(m) == STOP:
            d.tell(STOPPED, self.seat)
            d.done(DONE)
            return
        again = what_of(m)
        if d.log is not None:
            if again & dice_showing(d, DYNAMITE) != 0:
                d.tell_ability(self.seat)
            d.say(KEPT, self.seat, NOBODY, line_of(d, again), 0, TO_ALL)
        roll(d, self.seat, again)


ROLLING: Final = vec[Rolling]([Rolling(seat) for seat in range(SEATS)])
"""By seat: frames never change, so all tables may share them."""


def is_final(d: DiceTable, seat: i64) -> bool:
    """Whether no die may be rolled again (X13, X26)."""
    return d.rolls >= d.seats[seat].character.rolls() or d.count(DYNAMITE) >= FATAL_DYNAMITE


def roll(d: DiceTable, seat: i64, dice: i64) -> None:
    """Roll some dice and take the arrows they show (X15)."""
    arrows: i64 = 0
    for place in range(DICE):
        if dice & BIT[place] != 0:
            face = d.show()
            d.dice[place] = face
            if face == ARROW:
                arrows += 1
    d.rolls += 1
    if d.log is not None:
        if d.rolls > NO_ABILITY.rolls():
            d.tell_ability(seat)
        d.say(ROLLED, seat, NOBODY, line_of(d, 0), d.rolls, TO_ALL)
    take_arrows(d, seat, arrows)


def dice_showing(d: DiceTable, face: i64) -> i64:
    """The dice that show a face, a bit for each."""
    dice: i64 = 0
    for place in range(DICE):
        if d.dice[place] == face:
            dice |= BIT[place]
    return dice


def line_of(d: DiceTable, without: i64) -> i64:
    """The five faces as one number, for the log: a digit to the base 7 each, 0 for a die left out."""
    line: i64 = 0
    for place in range(DICE):
        line *= 7
        if without & BIT[place] == 0:
            line += d.dice[place] + 1
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
