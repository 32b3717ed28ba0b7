"""A question put to a seat: what it may answer, in words, and what the answer is inside the engine."""

from typing import Final

from sixgun.dicegame.move import HIT, KEEP, PASS, STOP, VERBS
from sixgun.dicegame.notation import DiceMove, read, to_int, to_move
from sixgun.dicegame.table import DiceTable
from sixgun.errors import GameOver, NotAMove
from sixgun.kernel.choice import NOBODY_ASKED, Answer, Choice, no_move, not_on_offer

QUIET: Final = tuple(VERBS[verb] for verb in (STOP, HIT, KEEP, PASS))
"""Answers that leave everything as it is."""


def choice(t: DiceTable) -> Choice:
    """Who is asked what. The reason is the name of the frame that asks, the facts are its numbers."""
    options = legal(t)
    frame = t.top
    facts = list(zip(frame.fields, frame.numbers(), strict=True))[1:]
    if frame.name == "rolling":
        facts.append(("rolls_left", t.seats[frame.seat].character.rolls - t.rolls))
    return Choice(frame.seat, frame.name, options, quiet(frame.seat, options), tuple(facts))


def legal(t: DiceTable) -> tuple[DiceMove, ...]:
    """What the seat asked may answer."""
    if t.over:
        raise GameOver(NOBODY_ASKED)
    t.offer()
    return tuple(to_move(m) for m in t.moves.ints())


def quiet(seat: int, options: tuple[DiceMove, ...]) -> DiceMove:
    """The answer of a clock that ran out: change nothing, or else keep the BEER, or else the first target."""
    for move in options:
        if move.verb in QUIET or (move.verb == "heal" and move.seat == seat):
            return move
    return options[0]


def answer(t: DiceTable, said: object) -> Answer:
    """The option that a move or a text means."""
    options = legal(t)
    seat = t.top.seat
    wanted = said.move if isinstance(said, Answer) else said
    if isinstance(wanted, str):
        try:
            wanted = read(wanted)
        except NotAMove as wrong:
            raise no_move(seat, str(wrong), options) from None
    if not isinstance(wanted, DiceMove) or wanted not in options:
        raise not_on_offer(seat, wanted, options)
    return Answer(wanted, to_int(wanted))
