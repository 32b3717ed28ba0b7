"""The company at a table of the card game."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.batch.company import Company
from sixgun.bots.card.act import HELPED, LET_BE, WAS_SHOWN
from sixgun.bots.card.act_reader import ActReader
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.event import TURN_BEGAN
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import seen_by
from sixgun.kernel.log import WIDTH
from sixgun.kernel.table import Table


@final
@mypyc_attr(acyclic=True)
class CardCompany(Company):
    """Bots of the card game and what they hear."""

    def __init__(self, deck: Deck, bots: vec[i64], thinkers: list[Thinker]) -> None:
        super().__init__(bots)
        self.thinkers: Final = vec[Thinker](thinkers)
        self.reader: Final = ActReader(deck)

    def hear(self) -> None:
        log = self.log
        if len(log.ints) == self.read * WIDTH:
            return
        history = self.history
        self.fade(TURN_BEGAN)
        for act in self.reader.read(log, self.read):
            for bot in self.thinkers:
                bot.watch(act)
            if act.what == HELPED:
                history.helped(act.seat, act.target)
            elif act.what != LET_BE and act.what != WAS_SHOWN:
                history.harmed(act.seat, act.target)
        self.read = len(log.ints) // WIDTH

    def ask(self, t: Table, seat: i64) -> i64:
        return self.thinkers[self.bots[seat]].pick(seen_by(cast(CardTable, t), seat), t.moves)

    def copy_at(self, t: Table) -> Company:
        other = CardCompany(self.reader.deck, self.bots, [])
        other.reader.shooter = self.reader.shooter
        other.history = self.history.copy()
        t.log = other.log
        return other
