"""The dice game in a batch. A move is one token: 32 ways to roll again, then each verb with each seat it may name.

What the player to move sees, as small numbers: players, rolls used, arrows in the supply, which question (its frame's
place in `frames.py`), whose turn (counted from himself), five faces + 1 (0 before the first roll); then eight seats
clockwise from himself, six numbers each: life, most life, arrows, hits to come, role + 1 (0 hidden), character + 1.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun.batch.mask import BYTE, BYTES, SPREAD
from sixgun.batch.player import Player
from sixgun.dicegame.dice import face_at
from sixgun.dicegame.face import ALL_DICE, DICE
from sixgun.dicegame.move import REROLL, STOP, VERBS, move, verb_of, what_of
from sixgun.dicegame.ruleset import Ruleset
from sixgun.dicegame.setup import NOTHING_FIXED, begin, deal, first_to_play
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import is_open
from sixgun.kernel.bits import BIT
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.circle import SEATS
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import SHERIFF
from sixgun.kernel.table import Table

REROLLS: Final = 32
WIDTH: Final = REROLLS + len(VERBS) * SEATS
TABLE_NUMBERS: Final = 10
"""Five, and the five dice."""
SEAT_NUMBERS: Final = 6
SIGHT: Final = TABLE_NUMBERS + SEATS * SEAT_NUMBERS


def token_of(m: i64) -> i64:
    """The one token of a move."""
    verb = verb_of(m)
    if verb == REROLL:
        return what_of(m)
    return REROLLS + verb * SEATS + what_of(m)


def move_named(token: i64) -> i64:
    """The move of a token."""
    if token < REROLLS:
        return move(REROLL, token)
    return move((token - REROLLS) // SEATS, token % SEATS)


def word_of(verb: i64) -> i64:
    """The word of a mask that has the eight tokens of a verb."""
    return (REROLLS + verb * SEATS) // BYTES


def rerolls_in(word: int, free: int) -> int:
    """One word of the mask of all ways to roll again some of the free dice."""
    some = [token for token in range(word * BYTES, (word + 1) * BYTES) if token > 0 and token & ~free == 0]
    return SPREAD[sum(1 << token % BYTES for token in some)]


ROLLING: Final = vec[i64]([rerolls_in(word, free) for free in range(ALL_DICE + 1) for word in range(REROLLS // BYTES)])
"""The words of the question asked most, by the dice that may be rolled again."""


@mypyc_attr(acyclic=True)
class DicePlayer(Player):
    """A dice game with these rules."""

    def __init__(self, rules: Ruleset, players: i64) -> None:
        super().__init__(players, WIDTH, SIGHT)
        self.rules: Final = rules
        self.nothing_fixed: Final = NOTHING_FIXED[players]

    def new_table(self, seed: i64) -> Table:
        t = deal(self.rules, Rng.seeded(seed), self.nothing_fixed, self.nothing_fixed)
        begin(t, first_to_play(t.seats))
        return t

    def token(self, t: Table, m: i64, depth: i64) -> i64:
        return token_of(m)

    def allow(self, t: Table, depth: i64, tokens: Buffer, masks: vec[i64], row: i64) -> None:
        moves = t.moves.items
        n = t.moves.n
        last = moves[n - 1]
        if verb_of(last) == REROLL:  # its last answer is to roll all of them that may be rolled
            free = what_of(last)
            words: i64 = REROLLS // BYTES
            for word in range(words):
                masks[row + word] = ROLLING[free * words + word]
            masks[row + word_of(STOP)] = BYTE[0]
            return
        for i in range(n):
            masks[row + word_of(verb_of(moves[i]))] |= BYTE[what_of(moves[i])]

    def move_of(self, t: Table, depth: i64, token: i64, tokens: Buffer) -> i64:
        return move_named(token)

    def observe(self, t: Table, out: vec[u8], at: i64) -> None:
        d = cast(DiceTable, t)
        seats = d.seats
        n: i64 = len(seats)
        top = d.top
        me = top.seat
        turn = d.turn() - me
        out[at] = u8(n)
        out[at + 1] = u8(d.rolls)
        out[at + 2] = u8(d.supply)
        out[at + 3] = u8(top.question())
        if turn < 0:
            turn += n
        out[at + 4] = u8(turn)
        die: i64 = 0
        while die < DICE:
            out[at + 5 + die] = 0
            if d.rolls > 0:
                out[at + 5 + die] = u8(face_at(d.dice, die) + 1)
            die += 1
        roles_open = d.over or is_open(d)
        place = at + TABLE_NUMBERS
        seat = me
        for i in range(n):
            s = seats[seat]
            out[place] = u8(s.life)
            out[place + 1] = u8(s.max_life)
            out[place + 2] = u8(s.arrows)
            out[place + 3] = u8(s.hits)
            if i == 0 or roles_open or s.role == SHERIFF or s.life == 0:
                out[place + 4] = u8(s.role + 1)
            else:
                out[place + 4] = 0
            out[place + 5] = u8(s.character.number)
            place += SEAT_NUMBERS
            seat += 1
            if seat == n:
                seat = 0

    def has_won(self, t: Table, seat: i64) -> bool:
        return cast(DiceTable, t).verdict & BIT[seat] != 0
