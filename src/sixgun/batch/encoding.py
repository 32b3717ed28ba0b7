"""What a batch needs of a game: new tables, moves as tokens, and what seats see as rows of small numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.batch.company import Company
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.table import Table
from sixgun.rows.row import words_for

SEVERAL: Final = -1
"""No move: another token is needed."""


@mypyc_attr(acyclic=True)
class Encoding:
    """One game at one size of table, with bots in some of its seats."""

    def __init__(
        self, players: i64, width: i64, row: i64, prefix_at: i64, prefix: i64, history_at: i64, fine: float
    ) -> None:
        self.players: Final[i64] = players
        self.width: Final[i64] = width
        """How many tokens there are."""
        self.words: Final[i64] = words_for(width)
        """How many words a mask of them has."""
        self.row: Final[i64] = row
        """How many numbers a row has."""
        self.row_words: Final[i64] = words_for(row)
        self.prefix_at: Final[i64] = prefix_at
        self.prefix: Final[i64] = prefix
        """Where in a row the tokens stand that are chosen already, and how many there can be."""
        self.history_at: Final[i64] = history_at
        """Where the history is, `row` where there is none."""
        self.fine: Final[float] = fine
        """Into how many parts an adviser's opinions split a point of his scores."""

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

    def observe(self, t: Table, me: i64, out: vec[i64], at: i64) -> None:
        """Write what a seat knows into the empty row that begins at byte `at`, all but prefix and history."""
        raise NotImplementedError

    def open_up(self, t: Table, me: i64, out: vec[i64], at: i64) -> None:
        """Add to the row of a seat what is hidden from it, all but the order of the deck."""
        raise NotImplementedError
