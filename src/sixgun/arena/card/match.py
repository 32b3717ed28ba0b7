"""A match: one whole game of bots as fast as it goes. It owns the table; a bot gets its view, and acts from the log."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.act_reader import ActReader
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import seen_by
from sixgun.kernel.log import Log
from sixgun.kernel.loop import advance

ENDLESS: i64 = 20000
"""No game takes that many answers; one that does is cut off as a draw."""


@final
@mypyc_attr(acyclic=True)
class Match:
    """A table and its bots. A table without a log gets one."""

    def __init__(self, t: CardTable, players: list[Thinker]) -> None:
        # a list, for a vec that interpreted code hands to compiled code is never freed
        self.t: Final = t
        self.bots: Final = vec[Thinker](players)
        self.reader: Final = ActReader(players[0].sight.deck)
        self.log: Final = t.log if t.log is not None else Log()
        self.read: i64 = 0
        """How many entries of the log everyone has heard of."""
        t.log = self.log
        self.tell()

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
        me = t.top.seat
        m = t.moves.items[0]
        if t.moves.n > 1:
            m = self.bots[me].pick(seen_by(t, me), t.moves)
        advance(t, m)
        self.tell()

    def tell(self) -> None:
        """Let every bot know what is new."""
        for act in self.reader.read(self.log, self.read):
            for bot in self.bots:
                bot.watch(act)
        self.read = len(self.log)


def play_out(t: CardTable, players: list[Thinker]) -> i64:
    """Play the game on the table to its end; return the winners, a bit a seat."""
    return Match(t, players).play_out()
