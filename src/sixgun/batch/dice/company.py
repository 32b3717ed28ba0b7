"""The company at a table of the dice game."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun.batch.company import Company
from sixgun.batch.witness import NOTHING, Witness
from sixgun.bots.dice.act_reader import ActReader
from sixgun.bots.dice.impression import write_impression
from sixgun.bots.dice.thinker import Thinker
from sixgun.dicegame.event import HEALED, SHOT, TURN_BEGAN
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import seen_by
from sixgun.kernel.bits import BIT
from sixgun.kernel.roles import SPECTATOR
from sixgun.kernel.table import Table
from sixgun.rows.history import HELP, SEATS


@final
@mypyc_attr(acyclic=True)
class DiceWitness(Witness):
    """Sees deeds as bots do."""

    def deed(self, could: i64, part: i64) -> i64:
        if self.what == SHOT and could != BIT[self.other]:  # else he had no choice
            return self.seat * SEATS + self.other
        if self.what == HEALED and self.other != self.seat:  # the other is who gave it
            return HELP + self.other * SEATS + self.seat
        return NOTHING


@final
@mypyc_attr(acyclic=True)
class DiceCompany(Company):
    """Bots of the dice game and what they hear."""

    def __init__(self, bots: vec[i64], answering: i64, thinkers: list[Thinker]) -> None:
        super().__init__(bots, answering, DiceWitness(len(bots), TURN_BEGAN, len(thinkers) > 0))
        self.thinkers: Final = vec[Thinker](thinkers)
        self.reader: Final = ActReader()

    def begin(self, t: DiceTable) -> None:
        """Sit down at a table at its first question."""
        if len(self.thinkers) > 0:
            self.reader.begin(seen_by(t, SPECTATOR), self.log)

    def tell_bots(self) -> None:
        for act in self.reader.read(self.log, self.read):
            for bot in self.thinkers:
                bot.watch(act)

    def ask(self, t: Table, seat: i64) -> i64:
        return self.thinkers[self.bots[seat]].pick(seen_by(cast(DiceTable, t), seat), t.moves)

    def scores(self, seat: i64) -> vec[float]:
        return self.thinkers[self.bots[seat]].scores

    def impression(self, seat: i64, out: vec[u8], at: i64) -> None:
        write_impression(self.thinkers[self.bots[seat]].sight, out, at)

    def stand_like(self, other: Company) -> None:
        super().stand_like(other)
        same = cast(DiceCompany, other)
        self.reader.read_on_like(same.reader)
        for number in range(len(self.thinkers)):
            self.thinkers[number].think_like(same.thinkers[number])
