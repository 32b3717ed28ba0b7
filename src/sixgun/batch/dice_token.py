"""A dice move as one token: 32 ways to roll again, a bit a die, then each verb with each seat it may name.

Seats are counted clockwise from the player who moves. The eight tokens of a verb are one word of a mask.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.batch.mask import BYTE, BYTES, SPREAD
from sixgun.dicegame.face import ALL_DICE
from sixgun.dicegame.move import DOUBLE, HEAL, REMOVE, REROLL, SHOOT, STOP, VERBS, move, verb_of, what_of
from sixgun.kernel.buffer import Buffer

REROLLS: Final = 32
WIDTH: Final = REROLLS + len(VERBS) * BYTES

FIRST_WORD: Final = 4
"""The word of the first verb; those before it are the ways to roll again."""

NAMES_SEAT: Final = vec[i64]([int(verb in (SHOOT, DOUBLE, HEAL, REMOVE)) for verb in range(len(VERBS))])
"""1 for a verb that names a seat."""


def token(m: i64, me: i64, players: i64) -> i64:
    """The token of a move that `me` makes."""
    verb = verb_of(m)
    if verb == REROLL:
        return what_of(m)
    return REROLLS + verb * BYTES + place(verb, what_of(m), me, players)


def place(verb: i64, what: i64, me: i64, players: i64) -> i64:
    """The place of a move among the eight tokens of its verb."""
    steps = what - me * NAMES_SEAT[verb]
    if steps < 0:
        steps += players
    return steps


def move_named(token: i64, me: i64, players: i64) -> i64:
    """The move that `me` makes with a token."""
    if token < REROLLS:
        return move(REROLL, token)
    verb = (token >> 3) - FIRST_WORD
    what = (token & 7) + me * NAMES_SEAT[verb]
    if what >= players:
        what -= players
    return move(verb, what)


def rerolls_in(word: int, free: int) -> int:
    """One word of the mask of all ways to roll again some of the free dice."""
    some = [token for token in range(word * BYTES, (word + 1) * BYTES) if token > 0 and token & ~free == 0]
    return SPREAD[sum(1 << token % BYTES for token in some)]


ROLLING: Final = vec[i64]([rerolls_in(word, free) for free in range(ALL_DICE + 1) for word in range(FIRST_WORD)])
"""The words of the question asked most, by the dice that may be rolled again."""


def allow_all(moves: Buffer, me: i64, players: i64, masks: vec[i64], row: i64) -> None:
    """Allow the tokens of all these moves in the empty mask that begins at `row`."""
    items = moves.items
    last = items[moves.n - 1]
    if verb_of(last) == REROLL:  # the last answer to a roll is to roll again all that may be
        words = what_of(last) * FIRST_WORD
        for word in range(FIRST_WORD):
            masks[row + word] = ROLLING[words + word]
        masks[row + FIRST_WORD + STOP] = BYTE[0]
        return
    for i in range(moves.n):
        verb = verb_of(items[i])
        masks[row + FIRST_WORD + verb] |= BYTE[place(verb, what_of(items[i]), me, players)]
