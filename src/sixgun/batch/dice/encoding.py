"""The dice game in a batch. A move is one token (`token.py`).

What the player to move sees, as small numbers: players, rolls used, arrows in the supply, which question
(`Frame.question`), whose turn (counted from himself), five faces + 1 (0 before the first roll); then eight seats
clockwise from himself, six numbers each: life, most life, arrows, hits to come, role + 1 (0 hidden), character + 1.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun.batch.dice import token as dice_token
from sixgun.batch.encoding import Encoding
from sixgun.dicegame.dice import face_at
from sixgun.dicegame.face import DICE
from sixgun.dicegame.rules import Rules
from sixgun.dicegame.setup import NOTHING_FIXED, begin, check_players, deal, first_to_play
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import is_open
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.circle import SEATS
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import SHERIFF
from sixgun.kernel.table import Table

TABLE_NUMBERS: Final = 10
"""Five, and the five dice."""
SEAT_NUMBERS: Final = 6
OBSERVATION: Final = TABLE_NUMBERS + SEATS * SEAT_NUMBERS


@mypyc_attr(acyclic=True)
class DiceEncoding(Encoding):
    """A dice game with these rules."""

    def __init__(self, rules: Rules, players: i64) -> None:
        check_players(players)
        super().__init__(players, dice_token.WIDTH, OBSERVATION)
        self.rules: Final = rules
        self.nothing_fixed: Final = NOTHING_FIXED[players]

    def new_table(self, seed: i64) -> Table:
        t = deal(self.rules, Rng.seeded(seed), self.nothing_fixed, self.nothing_fixed)
        begin(t, first_to_play(t.seats))
        return t

    def mark(self, t: Table, depth: i64, tokens: Buffer, masks: vec[i64], row: i64) -> None:
        dice_token.mark(t.moves, t.top.seat, self.players, masks, row)

    def move_of(self, t: Table, depth: i64, token: i64, tokens: Buffer) -> i64:
        return dice_token.move_named(token, t.top.seat, self.players)

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
