"""What a dice bot thinks of everyone, as the small numbers that a net is shown."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sixgun.bots.dice.sight import Sight
from sixgun.bots.opinion import leaning, write_chances
from sixgun.rows.history import SEATS

FINE: Final = 48.0
"""Into how many parts an opinion of a move splits a point: most answers are closer than that."""


def write_impression(s: Sight, out: vec[u8], at: i64) -> None:
    """By seat, counted from the bot's own: who it may be, what a life point lost is worth, what its death decides."""
    write_chances(s.chance, s.enmity, s.me, s.n, out, at)
    for k in range(s.n):
        other = s.me + k if s.me + k < s.n else s.me + k - s.n
        out[at + 5 * SEATS + k] = leaning(s.decides[other], 1.0)
