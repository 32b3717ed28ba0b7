"""A question put to a seat: what it may answer, in words, and what the answer is inside the engine."""

from typing import Final

from sixgun.dicegame.move import HIT, KEEP, PASS, STOP, VERBS
from sixgun.dicegame.notation import Move, read, to_int, to_move
from sixgun.dicegame.table import DiceTable
from sixgun.errors import GameOver, IllegalMove, NotAMove
from sixgun.kernel.choice import Choice, letter
from sixgun.kernel.loop import asked

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


def legal(t: DiceTable) -> tuple[Move, ...]:
    """What the seat asked may answer."""
    if t.over:
        raise GameOver("the game is over and nobody is asked; start another one")
    t.offer()
    return tuple(to_move(m) for m in t.moves.ints())


def quiet(seat: int, options: tuple[Move, ...]) -> Move:
    """The answer of a clock that ran out: change nothing, or else keep the BEER, or else the first target."""
    for move in options:
        if move.verb in QUIET or (move.verb == "heal" and move.seat == seat):
            return move
    return options[0]


def code(t: DiceTable, move: object) -> int:
    """The int of a move for `advance`."""
    options = legal(t)
    if not isinstance(move, Move) or move not in options:
        raise IllegalMove(f"{letter(asked(t))} cannot {move}; can: {', '.join(map(str, options))}")
    return to_int(move)


def read_move(t: DiceTable, text: str) -> Move:
    """The move on offer that a text says."""
    options = legal(t)
    try:
        move = read(text)
    except NotAMove as error:
        raise NotAMove(f"{error}; {letter(asked(t))} can: {', '.join(map(str, options))}") from error
    code(t, move)
    return move
