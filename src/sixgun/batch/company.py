"""Company: who sits at a table of a batch besides the learners, and what everybody there has seen happen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun.batch.witness import Witness
from sixgun.kernel.bits import BIT
from sixgun.kernel.log import WIDTH
from sixgun.kernel.table import Table

LEARNER: Final = -1
"""In place of a bot's number."""


@mypyc_attr(acyclic=True)
class Company:
    """Bots in some seats, or in none, and the log of the table, which they read as it grows."""

    def __init__(self, bots: vec[i64], answering: i64, log: Witness) -> None:
        self.bots: Final = bots
        """By seat: the number of its bot, or LEARNER."""
        self.answering: Final = answering
        """The seats whose bot answers by itself, a bit each; elsewhere it only gives a learner its advice."""
        self.log: Final = log
        self.read: i64 = 0
        """How many entries of the log the bots have heard of."""

    def has_bots(self) -> bool:
        return self.log.keeps

    def move_to(self, t: Table) -> None:
        """Sit down at a new table, if there is nobody whose head is full of the last one."""
        self.log.forget()
        t.log = self.log

    def is_bot(self, seat: i64) -> bool:
        return self.answering & BIT[seat] != 0

    def has_adviser(self, seat: i64) -> bool:
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

    def scores(self, seat: i64) -> vec[float]:
        """What each move on offer seemed worth to the bot in that seat when it was asked."""
        raise NotImplementedError

    def impression(self, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what the bot there made of everyone when it was asked: IMPRESSION numbers, seats from its own on."""
        raise NotImplementedError

    def stand_like(self, other: "Company") -> None:
        """Know all that the same company knows at another table that is the same."""
        self.log.stand_like(other.log)
        self.read = other.read
