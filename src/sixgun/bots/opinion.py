"""Opinion: what a bot thinks of every move on offer and of everyone, as small numbers that a net can be shown."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sixgun.kernel.buffer import Buffer
from sixgun.rows.history import SEATS

MOST: Final = 255
"""Of the move that the bot would make."""
LEAST: Final = 1
"""Of one that is far behind; 0 is none at all."""
AHEAD: Final = 2.0
"""By so many points the bot's move is put before one that has a higher score: it has looked farther there."""

IMPRESSION: Final = 6 * SEATS
"""Four chances of a role, what a life point lost is worth, and one number more of the game's own, for each seat."""


def opine(scores: vec[float], moves: Buffer, best: i64, fine: float, out: Buffer) -> None:
    """Write a number for each move: MOST of the bot's own, `fine` less for every point that another is behind it."""
    most: float = -1e9
    own: float = -1e9
    for i in range(moves.n):
        most = max(most, scores[i])
        if moves.items[i] == best:
            own = scores[i]
    top = most + AHEAD if own < most else own
    told = out.make_room(moves.n)
    for i in range(moves.n):
        behind = (top - scores[i]) * fine
        told[i] = MOST if moves.items[i] == best else max(MOST - 1 - i64(min(behind, 253.0)), LEAST)


def part(chance: float) -> u8:
    """A number from 0 to 1 as a byte."""
    return u8(i64(min(max(chance, 0.0), 1.0) * 255.0 + 0.5))


def leaning(number: float, most: float) -> u8:
    """A number from -most to most as a byte; 128 is neither."""
    return u8(i64(min(max(number / most, -1.0), 1.0) * 127.0 + 128.5))


def write_chances(chance: vec[float], enmity: vec[float], me: i64, n: i64, out: vec[u8], at: i64) -> None:
    """Write how likely each role is at each seat, and what a life point lost there is worth to the one who looks."""
    for k in range(n):
        seat = me + k if me + k < n else me + k - n
        for role in range(4):
            out[at + 4 * k + role] = part(chance[4 * seat + role])
        out[at + 4 * SEATS + k] = leaning(enmity[seat], 4.0)
