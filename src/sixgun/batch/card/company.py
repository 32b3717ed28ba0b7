"""The company at a table of the card game."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun.batch.company import Company
from sixgun.batch.witness import NOTHING, Witness
from sixgun.bots.card.act import HELPED, NOBODY
from sixgun.bots.card.act_reader import ActReader
from sixgun.bots.card.impression import write_impression
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.event import TURN_BEGAN
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import seen_by
from sixgun.kernel.table import Table
from sixgun.rows.history import HELP, SEATS


@final
@mypyc_attr(acyclic=True)
class CardWitness(Witness):
    """Sees deeds as bots do."""

    def __init__(self, reader: ActReader, players: i64, keeps: bool) -> None:
        super().__init__(players, TURN_BEGAN, keeps)
        self.reader: Final = reader

    def deed(self, could: i64, part: i64) -> i64:
        if self.other == self.seat:
            return NOTHING
        what = self.reader.deed(self.what, self.card, part)
        if what == NOBODY:
            return NOTHING
        pair = self.seat * SEATS + self.other
        return HELP + pair if what == HELPED else pair


@final
@mypyc_attr(acyclic=True)
class CardCompany(Company):
    """Bots of the card game and what they hear."""

    def __init__(self, reader: ActReader, bots: vec[i64], answering: i64, thinkers: list[Thinker]) -> None:
        super().__init__(bots, answering, CardWitness(reader, len(bots), len(thinkers) > 0))
        self.thinkers: Final = vec[Thinker](thinkers)
        self.reader: Final = reader

    def tell_bots(self) -> None:
        for act in self.reader.read(self.log, self.read):
            for bot in self.thinkers:
                bot.watch(act)

    def ask(self, t: Table, seat: i64) -> i64:
        return self.thinkers[self.bots[seat]].pick(seen_by(cast(CardTable, t), seat), t.moves)

    def scores(self, seat: i64) -> vec[float]:
        return self.thinkers[self.bots[seat]].scores

    def impression(self, seat: i64, out: vec[u8], at: i64) -> None:
        write_impression(self.thinkers[self.bots[seat]].sight, out, at)

    def stand_like(self, other: Company) -> None:
        super().stand_like(other)
        same = cast(CardCompany, other)
        self.reader.read_on_like(same.reader)
        for number in range(len(self.thinkers)):
            self.thinkers[number].think_like(same.thinkers[number])
