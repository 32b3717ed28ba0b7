"""What a seat sees of a dice table, as a row of small numbers; `spec.py` describes every one of them."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sixgun.batch.dice.layout import SEAT_NUMBERS, Layout
from sixgun.batch.encoding import note, note_question
from sixgun.dicegame.dice import face_at
from sixgun.dicegame.face import DICE
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import is_open
from sixgun.kernel.roles import SHERIFF


def observe(d: DiceTable, me: i64, to: i64, layout: Layout, out: vec[u8], at: i64) -> None:
    """Write the row of `me` from place `at` on, with what `to` may know: himself, or OPEN."""
    seats = d.seats
    n: i64 = len(seats)
    turn = d.turn() - me
    out[at] = u8(n)
    out[at + 1] = u8(turn if turn >= 0 else turn + n)
    out[at + 2] = u8(d.rolls)
    out[at + 3] = u8(d.supply)
    note_question(d.top, me, n, out, at + 4)
    note(out, at + 7, d.top.still_needs())
    die: i64 = 0
    while die < DICE:
        out[at + layout.dice_at + die] = 0
        if d.rolls > 0:
            out[at + layout.dice_at + die] = u8(face_at(d.dice, die) + 1)
        die += 1
    roles_open = to < 0 or d.over or is_open(d)
    place = at + layout.seats_at
    seat = me
    for _ in range(n):
        s = seats[seat]
        out[place] = u8(s.life)
        out[place + 1] = u8(s.max_life)
        out[place + 2] = u8(s.arrows)
        out[place + 3] = u8(s.hits)
        if seat == to or roles_open or s.role == SHERIFF or s.life == 0:
            out[place + 4] = u8(s.role + 1)
        else:
            out[place + 4] = 0
        out[place + 5] = u8(s.character.number)
        place += SEAT_NUMBERS
        seat += 1
        if seat == n:
            seat = 0
