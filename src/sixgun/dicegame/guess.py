"""A guess at the truth behind a view: hidden roles dealt at random, luck that nobody can foresee."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.dicegame.characters import BY_NAME
from sixgun.dicegame.face import FACES
from sixgun.dicegame.frames import rebuild
from sixgun.dicegame.ruleset import read_ruleset
from sixgun.dicegame.seat import Seat
from sixgun.dicegame.setup import shuffle
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import View
from sixgun.kernel.frame import NOBODY
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import BIT, ROLES

HALF: Final = 1 << 30


def guess(view: View, rng: Rng) -> DiceTable:
    """A table that looks exactly like this to the seat of the view. It keeps no log.

    Any deal of the hidden roles fits: those who hold them are alive, so none of them has decided the game.
    """
    hidden = list(view.roles)
    for s in view.seats:
        if s.role is not None:
            hidden.remove(s.role)
    shuffle(hidden, rng)
    seats: list[Seat] = []
    for s in view.seats:
        seat = Seat(ROLES.index(hidden.pop() if s.role is None else s.role), BY_NAME[s.character])
        seat.life = s.life
        seat.arrows = s.arrows
        seat.hits = s.hits
        seat.killer = NOBODY if s.killer is None else s.killer
        seats.append(seat)
    luck = Rng.seeded(rng.below(HALF) * HALF + rng.below(HALF))
    t = DiceTable(read_ruleset(dict(view.options)), luck, vec[Seat](seats))
    if view.dice:
        t.dice = vec[i64]([FACES.index(face) for face in view.dice])
    t.rolls = view.rolls
    t.supply = view.supply
    for name, numbers in view.frames:
        t.push(rebuild(name, numbers))
    t.over = view.over
    if view.over:
        t.verdict = sum(BIT[seat] for seat in view.winners)
    return t
