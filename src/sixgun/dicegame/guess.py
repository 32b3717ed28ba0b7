"""A guess at the truth behind a view: hidden roles and characters dealt at random, luck that nobody can foresee."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.dicegame.characters import CHARACTERS
from sixgun.dicegame.dice import dice_of
from sixgun.dicegame.seat import Seat
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import HIDDEN, View
from sixgun.kernel.pairs import pairs_that_fit
from sixgun.kernel.rng import Rng

HALF: Final = 1 << 30


def guess(view: View, rng: Rng) -> DiceTable:
    """A table that looks exactly like this to the seat of the view. It keeps no log.

    Any deal of the hidden roles fits: those who hold them are alive, so none of them has decided the game.
    """
    roles = vec[i64]()
    hidden = hidden_roles(view)
    for i in range(len(hidden) - 1, 0, -1):
        j = rng.below(i + 1)
        role = hidden[i]
        hidden[i] = hidden[j]
        hidden[j] = role
    dealt: i64 = 0
    for p in view.players:
        role = p.role_number
        if role == HIDDEN:
            role = hidden[dealt]
            dealt += 1
        roles = append(roles, role)
    return table_with(view, roles, rng)


def hidden_roles(view: View) -> vec[i64]:
    """The roles that the viewer cannot place."""
    hidden = vec[i64]()
    for role in range(len(view.role_counts)):
        left = view.role_counts[role]
        for p in view.players:
            if p.role_number == role:
                left -= 1
        for _i in range(left):
            hidden = append(hidden, role)
    return hidden


def table_with(view: View, roles: vec[i64], rng: Rng) -> DiceTable:
    """The table of a view with these roles, and with luck of its own."""
    seats = vec[Seat]()
    for p in view.players:
        seat = Seat(roles[p.seat], p.ability)
        seat.life = p.life
        seat.arrows = p.arrows
        seat.hits = p.hits
        seat.killer = p.killer_number
        seats = append(seats, seat)
    luck = Rng.seeded(rng.below(HALF) * HALF + rng.below(HALF))
    t = DiceTable(view.rules, luck, seats)
    if len(view.dice_numbers) > 0:
        t.dice = dice_of(view.dice_numbers)
    t.rolls = view.rolls
    t.supply = view.supply
    for frame in view.work:
        t.push(frame)
    t.over = view.over
    t.winners = view.winner_bits
    if len(view.pairs_numbers) > 0:
        t.pairs = pairs_that_fit(view.pairs_numbers, vec[i64]([who.number for who in CHARACTERS]), rng)
    return t
