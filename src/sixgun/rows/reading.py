"""A reading: a view as the row that learners are shown, and its moves as tokens, for somebody who only has the view."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.rows.row import number_at, wipe, words_for


@mypyc_attr(acyclic=True)
class Reading:
    """One game; `look` of its card or dice form takes a view in."""

    def __init__(self, row: i64, prefix_at: i64) -> None:
        self.row: i64 = row
        """How many numbers the row has."""
        self.prefix_at: i64 = prefix_at
        """Where the tokens stand that are chosen already."""
        self.words: vec[i64] = vec[i64]([0] * words_for(row))

    def wipe(self) -> None:
        wipe(self.words, 0, len(self.words))

    def number(self, place: i64) -> i64:
        """What the row has there."""
        return number_at(self.words, place)

    def token(self, m: i64, depth: i64) -> i64:
        """The token of a move at that depth, below 0 after its last."""
        raise NotImplementedError
