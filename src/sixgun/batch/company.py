"""Company: who sits at a table of a batch besides the learners, and what everybody there has seen happen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.batch.witness import Witness
from sixgun.kernel.log import WIDTH
from sixgun.kernel.table import Table

LEARNER: Final = -1
"""In place of a bot's number."""


@mypyc_attr(acyclic=True)
class Company:
    """Bots in some seats, or in none, and the log of the table, which they read as it grows."""

    def __init__(self, bots: vec[i64], log: Witness) -> None:
        self.bots: Final = bots
        """By seat: the number of its bot, or LEARNER."""
        self.log: Final = log
        self.read: i64 = 0
        """How many entries of the log the bots have heard of."""

    def has_bots(self) -> bool:
        return max(self.bots) != LEARNER

    def is_bot(self, seat: i64) -> bool:
        return self.bots[seat] != LEARNER

    def hear(self) -> None:
        """Take in what has happened since the last time."""
        self.log.settle()
        if len(self.log.ints) != self.read * WIDTH:
            self.tell_bots()
            self.read = len(self.log.ints) // WIDTH

    def tell_bots(self) -> None:
        """Let the bots know what the log has that they have not heard of."""
        raise NotImplementedError

    def ask(self, t: Table, seat: i64) -> i64:
        """The move of the bot in that seat."""
        raise NotImplementedError

    def copy_at(self, t: Table) -> "Company":
        """The same company at a copy of the table; only of learners, for a bot's head is not copied."""
        raise NotImplementedError
