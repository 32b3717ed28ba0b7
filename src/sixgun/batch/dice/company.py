"""The company at a table of the dice game."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.batch.company import Company
from sixgun.bots.dice.act import HEALED, SHOT
from sixgun.bots.dice.act_reader import ActReader
from sixgun.bots.dice.thinker import Thinker
from sixgun.dicegame.event import TURN_BEGAN
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import seen_by
from sixgun.kernel.log import WIDTH
from sixgun.kernel.roles import SPECTATOR
from sixgun.kernel.table import Table


@final
@mypyc_attr(acyclic=True)
class DiceCompany(Company):
    """Bots of the dice game and what they hear."""

    def __init__(self, bots: vec[i64], thinkers: list[Thinker]) -> None:
        super().__init__(bots)
        self.thinkers: Final = vec[Thinker](thinkers)
        self.reader: Final = ActReader()

    def begin(self, t: DiceTable) -> None:
        """Sit down at a table at its first question."""
        self.reader.begin(seen_by(t, SPECTATOR), self.log)

    def hear(self) -> None:
        log = self.log
        if len(log.ints) == self.read * WIDTH:
            return
        history = self.history
        self.fade(TURN_BEGAN)
        for act in self.reader.read(log, self.read):
            for bot in self.thinkers:
                bot.watch(act)
            if act.what == SHOT:
                history.harmed(act.seat, act.target)
            elif act.what == HEALED and act.target != act.seat:
                history.helped(act.seat, act.target)
        self.read = len(log.ints) // WIDTH

    def ask(self, t: Table, seat: i64) -> i64:
        return self.thinkers[self.bots[seat]].pick(seen_by(cast(DiceTable, t), seat), t.moves)

    def copy_at(self, t: Table) -> Company:
        other = DiceCompany(self.bots, [])
        other.reader.life = self.reader.life[:]
        other.reader.max_life = self.reader.max_life[:]
        other.reader.hits = self.reader.hits[:]
        other.history = self.history.copy()
        t.log = other.log
        return other
