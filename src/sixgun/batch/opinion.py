"""Opinion: what a bot thinks of every move on offer, as small numbers that a net can be shown."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.kernel.buffer import Buffer

MOST: Final = 255
"""Of the move that the bot would make."""
LEAST: Final = 1
"""Of one that is far behind; 0 is none at all."""
AHEAD: Final = 2.0
"""By so many points the bot's move is put before one that has a higher score: it has looked farther there."""


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
