"""What a seat sees of a dice table, as a row of small numbers; `spec.py` describes every one of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.dicegame.face import ALL_DICE, DICE
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import is_open
from sixgun.kernel.roles import SHERIFF
from sixgun.rows.dice.layout import SEAT_NUMBERS, Layout
from sixgun.rows.pair import write_pair
from sixgun.rows.question import question_of
from sixgun.rows.row import capped, put, put_all

SPREAD: Final = vec[i64]([sum(1 << 8 * die for die in range(DICE) if some >> die & 1) for some in range(ALL_DICE + 1)])
"""A 1 in the byte of each of some dice."""


def observe(d: DiceTable, me: i64, layout: Layout, out: vec[i64], at: i64) -> None:
    """Write what `me` knows into the empty row that begins at `at`."""
    seats = d.seats
    n: i64 = len(seats)
    turn = d.turn() - me
    if turn < 0:
        turn += n
    put_all(out, at, n | turn << 8 | d.rolls << 16 | d.supply << 24)
    put_all(out, at + 4, question_of(d.top, me, n) | capped(d.top.still_needs()) << 24)
    if d.rolls > 0:
        put_all(out, at + layout.dice_at, faces(d.dice))
    if layout.has_pairs:
        write_pair(d.pairs, me, out, at + layout.pair_at)
    roles_open = d.over or is_open(d)
    for i in range(n):
        seat = me + i if me + i < n else me + i - n
        s = seats[seat]
        stands = s.life | s.max_life << 8 | s.arrows << 16 | s.hits << 24 | s.character.number << 40
        if seat == me or roles_open or s.role == SHERIFF or s.life == 0:
            stands |= s.role + 1 << 32
        put_all(out, at + layout.seats_at + i * SEAT_NUMBERS, stands)


def open_up(d: DiceTable, me: i64, layout: Layout, out: vec[i64], at: i64) -> None:
    """Add the roles that are hidden from `me` to his row."""
    if d.over or is_open(d):
        return
    n: i64 = len(d.seats)
    for i in range(1, n):
        s = d.seats[me + i if me + i < n else me + i - n]
        if s.role != SHERIFF and s.life > 0:
            put(out, at + layout.seats_at + i * SEAT_NUMBERS + 4, s.role + 1)


def faces(dice: i64) -> i64:
    """What each die shows + 1, a byte a die."""
    numbers: i64 = 0
    face: i64 = 1
    while dice != 0:
        numbers += SPREAD[dice & ALL_DICE] * face
        dice >>= DICE
        face += 1
    return numbers
