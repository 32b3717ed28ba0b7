"""A match of the card game."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.arena.match import Match
from sixgun.bots.card.act_reader import ActReader
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import seen_by


@final
@mypyc_attr(acyclic=True)
class CardMatch(Match):
    """A table of the card game and its bots."""

    def __init__(self, t: CardTable, players: list[Thinker]) -> None:
        # a list, for a vec that interpreted code hands to compiled code is never freed
        super().__init__(t)
        self.bots: Final = vec[Thinker](players)
        self.reader: Final = ActReader(players[0].sight.deck)
        self.tell()

    def ask(self, seat: i64) -> i64:
        return self.bots[seat].pick(seen_by(cast(CardTable, self.t), seat), self.t.moves)

    def tell(self) -> None:
        for act in self.reader.read(self.log, self.read):
            for bot in self.bots:
                bot.watch(act)
        self.read = len(self.log)
