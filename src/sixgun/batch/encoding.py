"""What a batch needs of a game: new tables, moves as tokens, and what the player to move sees."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun.batch.mask import words_for
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.table import Table

SEVERAL: Final = -1
"""No move: another token is needed."""


@mypyc_attr(acyclic=True)
class Encoding:
    """One game at one size of table."""

    def __init__(self, players: i64, width: i64, observation_size: i64) -> None:
        self.players: Final[i64] = players
        self.width: Final[i64] = width
        """How many tokens there are."""
        self.words: Final[i64] = words_for(width)
        """How many words a mask of them has."""
        self.observation_size: Final[i64] = observation_size
        """How many numbers an observation has."""

    def new_table(self, seed: i64) -> Table:
        """A game dealt from the seed, at its first question."""
        raise NotImplementedError

    def mark(self, t: Table, depth: i64, tokens: Buffer, masks: vec[i64], row: i64) -> None:
        """Allow the token at that depth of each move on offer, and no others; `tokens` is room for notes."""
        raise NotImplementedError

    def move_of(self, t: Table, depth: i64, token: i64, tokens: Buffer) -> i64:
        """The move that an allowed token names; if SEVERAL have it, only they stay on offer."""
        raise NotImplementedError

    def observe(self, t: Table, out: vec[u8], at: i64) -> None:
        """Write what the player to move sees."""


def note(out: vec[u8], place: i64, number: i64) -> None:
    """Write a number into an observation; what does not fit a byte is as good as endless."""
    if number < 256:
        out[place] = u8(number)
    else:
        out[place] = 255
