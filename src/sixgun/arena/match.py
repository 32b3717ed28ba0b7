"""A match: one whole game of bots as fast as it goes. It owns the table; a bot gets its view, and acts from the log."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sixgun.kernel.log import Log
from sixgun.kernel.loop import advance
from sixgun.kernel.table import Table

ENDLESS: i64 = 20000
"""No game takes that many answers; one that does is cut off as a draw."""


@mypyc_attr(acyclic=True)
class Match:
    """A table, and in a game's own match its bots. A table without a log gets one.

    Asking and telling the bots is left to each game, though both do it alike: compiled, a call on a bot of one game is
    a jump, and one on a bot of either a search by name.
    """

    def __init__(self, t: Table) -> None:
        self.t: Final = t
        self.log: Final = t.log if t.log is not None else Log()
        self.read: i64 = 0
        """How many entries of the log everyone has heard of."""
        t.log = self.log

    def play_out(self) -> i64:
        """Play the game to its end; return the winners, a bit a seat."""
        for _ in range(ENDLESS):
            if self.t.over:
                return self.t.winners
            self.step()
        return 0

    def step(self) -> None:
        """One answer: a forced one is given at once, others by the bot asked; everyone hears what came of it."""
        t = self.t
        t.offer()
        m = t.moves.items[0]
        if t.moves.n > 1:
            m = self.ask(t.top.seat)
        advance(t, m)
        self.tell()

    # what a game fills in

    def ask(self, seat: i64) -> i64:
        """The answer of the bot in that seat."""
        raise NotImplementedError

    def tell(self) -> None:
        """Let every bot know what is new."""
        raise NotImplementedError
