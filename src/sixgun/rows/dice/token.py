"""A dice move as one token: 32 ways to roll again, a bit a die; the verbs that stand alone; the others with each seat.

Seats are counted clockwise from the player who moves.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.dicegame.face import ALL_DICE
from sixgun.dicegame.move import (
    ARROW_INSTEAD,
    DOUBLE,
    DROP,
    FIRE,
    FIRE_KEEPING,
    HEAL,
    HIT,
    KEEP,
    PASS,
    REMOVE,
    REROLL,
    SHOOT,
    STOP,
    VERBS,
    move,
    verb_of,
    what_of,
)
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.circle import SEATS
from sixgun.rows.mask import BYTES, SPREAD, allow
from sixgun.rows.row import wipe

REROLLS: Final = 32
ROLLING_WORDS: Final = 4
"""The words of a mask that the ways to roll again take."""

ALONE: Final = (STOP, ARROW_INSTEAD, HIT, DROP, KEEP, FIRE, PASS, FIRE_KEEPING)
"""In the order of their tokens; a new one would begin another word, after those that name a seat."""
WITH_SEAT: Final = (SHOOT, DOUBLE, HEAL, REMOVE)
SEATED: Final = REROLLS + BYTES
"""The first token that names a seat; the one word before it has the verbs that stand alone."""

WIDTH: Final = SEATED + len(WITH_SEAT) * SEATS
WORDS: Final = 9
"""Of a mask; a plain number, because the loops over it are then faster."""


def first_token(verb: int) -> int:
    """The token of a verb, or the first of those that it has with a seat."""
    if verb in WITH_SEAT:
        return SEATED + WITH_SEAT.index(verb) * SEATS
    return REROLLS + ALONE.index(verb) if verb in ALONE else 0


FIRST_TOKEN: Final = vec[i64]([first_token(verb) for verb in range(len(VERBS))])

SAYS: Final = vec[i64](
    [REROLL] * REROLLS + list(ALONE) + [verb for verb in WITH_SEAT for _seat in range(SEATS)],
)
"""The verb of each token."""


def token(m: i64, me: i64, players: i64) -> i64:
    """The token of a move that `me` makes."""
    first = FIRST_TOKEN[verb_of(m)]
    what = what_of(m)
    if first >= SEATED:
        what -= me
        if what < 0:
            what += players
    return first + what


def move_named(token: i64, me: i64, players: i64) -> i64:
    """The move that `me` makes with a token."""
    if token < REROLLS:
        return move(REROLL, token)
    verb = SAYS[token]
    what = token - FIRST_TOKEN[verb]
    if token >= SEATED:
        what += me
        if what >= players:
            what -= players
    return move(verb, what)


def rerolls_in(word: int, free: int) -> int:
    """One word of the mask of all ways to roll again some of the free dice."""
    some = [token for token in range(word * BYTES, (word + 1) * BYTES) if token > 0 and token & ~free == 0]
    return SPREAD[sum(1 << token % BYTES for token in some)]


ROLLING: Final = vec[i64]([rerolls_in(word, free) for free in range(ALL_DICE + 1) for word in range(ROLLING_WORDS)])
"""The words of the question asked most, by the dice that may be rolled again."""


def mark(moves: Buffer, me: i64, players: i64, masks: vec[i64], row: i64) -> None:
    """Allow the tokens of these moves, and no others, in the mask that begins at `row`."""
    items = moves.items
    last = items[moves.n - 1]
    if verb_of(last) == REROLL:  # the last answer to a roll is to roll again all that may be
        words = what_of(last) * ROLLING_WORDS
        for word in range(ROLLING_WORDS):
            masks[row + word] = ROLLING[words + word]
        wipe(masks, row + ROLLING_WORDS, WORDS - ROLLING_WORDS)
        allow(masks, row, FIRST_TOKEN[STOP])
        return
    wipe(masks, row, WORDS)
    for i in range(moves.n):
        allow(masks, row, token(items[i], me, players))
