"""What a card bot thinks of everyone, as the small numbers that a net is shown."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sixgun.bots.card.glance import Glance
from sixgun.bots.opinion import part, write_chances
from sixgun.rows.history import SEATS

FINE: Final = 16.0
"""Into how many parts an opinion of a move splits a point; what is sixteen points behind is out of the question."""


def write_impression(s: Glance, out: vec[u8], at: i64) -> None:
    """By seat, counted from the bot's own: who it may be, what a life point lost is worth, how likely it escapes."""
    write_chances(s.chance, s.enmity, s.me, s.n, out, at)
    for k in range(s.n):
        other = s.me + k if s.me + k < s.n else s.me + k - s.n
        out[at + 5 * SEATS + k] = part(s.escape[other])
