"""The dice game in a batch. A move is one token: 32 ways to roll again, then each verb with each seat it may name.

What the player to move sees, as small numbers: players, rolls used, arrows in the supply, which question (its number in
QUESTIONS), whose turn (counted from himself), five faces + 1 (0 before the first roll); then eight seats clockwise from
himself, six numbers each: life, most life, arrows, hits to come, role + 1 (0 hidden), character + 1.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun.batch.player import Player, note
from sixgun.dicegame.characters import CHARACTERS
from sixgun.dicegame.face import DICE
from sixgun.dicegame.frames import FRAMES
from sixgun.dicegame.move import REROLL, VERBS, verb_of, what_of
from sixgun.dicegame.ruleset import Ruleset
from sixgun.dicegame.seat import Seat
from sixgun.dicegame.setup import deal_characters, deal_roles, first_to_play
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.turn import BEGIN, Turn
from sixgun.kernel.loop import settle
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import BIT, SHERIFF, is_duel_of_three
from sixgun.kernel.table import Table

REROLLS: Final = 32
SEATS: Final = 8
WIDTH: Final = REROLLS + len(VERBS) * SEATS
TABLE_NUMBERS: Final = 5 + DICE
SEAT_NUMBERS: Final = 6
SIGHT: Final = TABLE_NUMBERS + SEATS * SEAT_NUMBERS

QUESTIONS: Final[dict[str, int]] = {name: number for number, name in enumerate(FRAMES)}
NUMBERS: Final[dict[str, int]] = {character.name: number + 1 for number, character in enumerate(CHARACTERS)}


@mypyc_attr(acyclic=True)
class DicePlayer(Player):
    """A dice game with these rules."""

    def __init__(self, rules: Ruleset, players: i64) -> None:
        super().__init__(players, WIDTH, SIGHT)
        self.rules: Final = rules

    def new_table(self, seed: i64) -> Table:
        rng = Rng.seeded(seed)
        roles = deal_roles(self.players, None, rng)
        characters = deal_characters(self.players, None, rng)
        seats = [Seat(role, character) for role, character in zip(roles, characters, strict=True)]
        t = DiceTable(self.rules, rng, vec[Seat](seats))
        t.push(Turn(first_to_play(roles), BEGIN, 0))
        settle(t)
        return t

    def token(self, t: Table, m: i64, depth: i64) -> i64:
        verb = verb_of(m)
        return what_of(m) if verb == REROLL else REROLLS + verb * SEATS + what_of(m)

    def observe(self, t: Table, out: vec[u8], at: i64) -> None:
        d = cast(DiceTable, t)
        n: i64 = len(d.seats)
        top = d.top()
        me = top.seat
        turn = d.turn() - me
        note(out, at, n)
        note(out, at + 1, d.rolls)
        note(out, at + 2, d.supply)
        note(out, at + 3, QUESTIONS[top.name])
        note(out, at + 4, turn if turn >= 0 else turn + n)
        for place in range(DICE):
            out[at + 5 + place] = 0
            if d.rolls > 0:
                note(out, at + 5 + place, d.dice[place] + 1)
        roles_open = d.over or is_duel_of_three(d.roles())
        for i in range(n):
            seat = me + i
            s = d.seats[seat if seat < n else seat - n]
            known = i == 0 or roles_open or s.role == SHERIFF or s.life == 0
            place = at + TABLE_NUMBERS + i * SEAT_NUMBERS
            note(out, place, s.life)
            note(out, place + 1, s.max_life)
            note(out, place + 2, s.arrows)
            note(out, place + 3, s.hits)
            out[place + 4] = 0
            if known:
                note(out, place + 4, s.role + 1)
            note(out, place + 5, NUMBERS[s.character.name])

    def has_won(self, t: Table, seat: i64) -> bool:
        return cast(DiceTable, t).verdict & BIT[seat] != 0
