"""What a batch needs of a game: new tables, moves as tokens, and what seats see as rows of small numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun.batch.company import Company
from sixgun.batch.mask import words_for
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.frame import Frame
from sixgun.kernel.table import Table

SEVERAL: Final = -1
"""No move: another token is needed."""

OPEN: Final = -1
"""In place of the seat that sees a row: everything but the order of the deck."""


@mypyc_attr(acyclic=True)
class Encoding:
    """One game at one size of table, with bots in some of its seats."""

    def __init__(self, players: i64, width: i64, row: i64, prefix_at: i64, prefix: i64, history_at: i64) -> None:
        self.players: Final[i64] = players
        self.width: Final[i64] = width
        """How many tokens there are."""
        self.words: Final[i64] = words_for(width)
        """How many words a mask of them has."""
        self.row: Final[i64] = row
        """How many numbers a row has."""
        self.prefix_at: Final[i64] = prefix_at
        self.prefix: Final[i64] = prefix
        """Where in a row the tokens stand that are chosen already, and how many there can be."""
        self.history_at: Final[i64] = history_at
        """Where the history is, `row` where there is none."""

    def new_table(self, seed: int) -> Table:
        """A game dealt from the seed, at its first question."""
        raise NotImplementedError

    def copy_table(self, t: Table) -> Table:
        """Another table on which everything is the same."""
        raise NotImplementedError

    def new_company(self, t: Table, seed: int) -> Company:
        """The company at a new table."""
        raise NotImplementedError

    def mark(self, t: Table, depth: i64, tokens: Buffer, masks: vec[i64], row: i64) -> None:
        """Allow the token at that depth of each move on offer, and no others; `tokens` is room for notes."""
        raise NotImplementedError

    def move_of(self, t: Table, depth: i64, token: i64, tokens: Buffer) -> i64:
        """The move that an allowed token names; if SEVERAL have it, only they stay on offer."""
        raise NotImplementedError

    def token_of(self, t: Table, m: i64, depth: i64) -> i64:
        """The token of a move at that depth, below 0 after its last."""
        raise NotImplementedError

    def observe(self, t: Table, me: i64, to: i64, out: vec[u8], at: i64) -> None:
        """Write the row of a seat with what it, or OPEN, may know; prefix and history are left as they are."""
        raise NotImplementedError


def note(out: vec[u8], place: i64, number: i64) -> None:
    """Write a number into a row; what does not fit a byte is as good as endless."""
    if number < 256:
        out[place] = u8(number)
    else:
        out[place] = 255


def note_question(frame: Frame, me: i64, n: i64, out: vec[u8], place: i64) -> None:
    """Write what is asked, the other seat it is about + 1, counted from `me`, and its detail."""
    other = frame.other_seat()
    out[place] = u8(frame.question())
    out[place + 1] = 0
    if other >= me:
        out[place + 1] = u8(other - me + 1)
    elif other >= 0:
        out[place + 1] = u8(other - me + n + 1)
    note(out, place + 2, frame.detail())
