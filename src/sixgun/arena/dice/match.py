"""A match of the dice game."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.arena.match import Match
from sixgun.bots.dice.act_reader import ActReader
from sixgun.bots.dice.thinker import Thinker
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import seen_by
from sixgun.kernel.roles import SPECTATOR


@final
@mypyc_attr(acyclic=True)
class DiceMatch(Match):
    """A table of the dice game and its bots."""

    def __init__(self, t: DiceTable, players: list[Thinker]) -> None:
        # a list, for a vec that interpreted code hands to compiled code is never freed
        super().__init__(t)
        self.bots: Final = vec[Thinker](players)
        self.reader: Final = ActReader()
        self.reader.begin(seen_by(t, SPECTATOR), self.log)
        self.tell()

    def ask(self, seat: i64) -> i64:
        return self.bots[seat].pick(seen_by(cast(DiceTable, self.t), seat), self.t.moves)

    def tell(self) -> None:
        for act in self.reader.read(self.log, self.read):
            for bot in self.bots:
                bot.watch(act)
        self.read = len(self.log)
