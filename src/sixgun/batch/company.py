"""Company: who sits at a table of a batch besides the learners, and what everybody there has seen happen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.batch.history import History
from sixgun.kernel.log import WIDTH, Log
from sixgun.kernel.table import Table

LEARNER: Final = -1
"""In place of a bot's number."""


@mypyc_attr(acyclic=True)
class Company:
    """Bots in some seats, or in none, and the log of the table, which is read as it grows."""

    def __init__(self, bots: vec[i64]) -> None:
        self.bots: Final = bots
        """By seat: the number of its bot, or LEARNER."""
        self.history: History = History()
        self.log: Final = Log()
        self.read: i64 = 0
        """How many entries of the log everyone has heard of."""

    def has_bots(self) -> bool:
        return max(self.bots) != LEARNER

    def is_bot(self, seat: i64) -> bool:
        return self.bots[seat] != LEARNER

    def fade(self, turn_began: i64) -> None:
        """What was done fades with every turn that has begun, an entry of that kind, since the log was last read."""
        ints = self.log.ints
        at = self.read * WIDTH
        while at < len(ints):
            if ints[at] == turn_began:
                self.history.fade()
            at += WIDTH

    def hear(self) -> None:
        """Read what has happened since the last time."""
        raise NotImplementedError

    def ask(self, t: Table, seat: i64) -> i64:
        """The move of the bot in that seat."""
        raise NotImplementedError

    def copy_at(self, t: Table) -> "Company":
        """The same company at a copy of the table; only of learners, for a bot's head is not copied."""
        raise NotImplementedError
