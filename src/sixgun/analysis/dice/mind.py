"""The mind of a seat of the dice game."""

from collections.abc import Sequence
from typing import Final

from sixgun.analysis.mind import Listeners, Mind, Watch
from sixgun.bots.dice.act_reader import ActReader, log_of
from sixgun.bots.dice.levels import evolved
from sixgun.bots.dice.ranger import Ranger
from sixgun.bots.dice.reasons import explain
from sixgun.bots.dice.rollout import Search, World
from sixgun.bots.reason import Reason
from sixgun.dicegame.dice import face_at
from sixgun.dicegame.face import DICE
from sixgun.dicegame.move import REROLL, verb_of, what_of
from sixgun.dicegame.notation import DiceMove
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import seen_by
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import Move, Seen
from sixgun.kernel.log import Log
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import SPECTATOR


class DiceMind(Mind):
    """A gunslinger in a seat."""

    def __init__(self, brain: Ranger, t: DiceTable, seat: int) -> None:
        self.view: Final = seen_by(t, seat)
        self.brain: Final = brain
        if seat == t.top.seat:
            t.offer()
            self.moves = t.moves.ints()
            self.first = brain.pick(self.view, t.moves)
            self.scores = [brain.scores[i] for i in range(len(self.moves))]
        else:
            brain.ponder(self.view)
        chance = brain.sight.chance
        self.chances = [[chance[4 * s + role] for role in range(4)] for s in range(len(t.seats))]
        self.dice: Final = t.dice
        self.search: Final = Search(self.view, brain.belief, brain.weights, None, None, 0)
        self.evidence = [brain.belief.evidence[i] for i in range(4 * len(t.seats))]

    def world(self, rng: Rng) -> DiceTable:
        return World(self.search, rng).table

    def enter(self, t: DiceTable) -> None:
        public = self.search.public
        for seat, s in enumerate(t.seats):
            public.known[seat] = self.search.known[seat]
            self.search.players[seat].enter_world(s.role)
        for at, known in enumerate(self.evidence):
            public.evidence[at] = known

    def answer(self, t: DiceTable) -> int:
        return self.search.players[t.top.seat].pick(seen_by(t, t.top.seat), t.moves)

    def turns(self, t: DiceTable) -> int:
        return t.turn()

    def alike(self, t: DiceTable, m: int) -> int | None:
        return m

    def gist(self, m: int) -> object:
        """To roll dice again that show the same is the same."""
        if verb_of(m) != REROLL:
            return m
        return REROLL, tuple(sorted(face_at(self.dice, place) for place in range(DICE) if what_of(m) & BIT[place]))

    def reason(self, m: int, options: Sequence[Move]) -> Reason:
        offered = [option for option in options if isinstance(option, DiceMove)]
        return explain(self.view, self.brain.sight, m, offered, self.scores)


class DiceWatch(Watch):
    """Gunslingers in all seats of a game."""

    def __init__(self, t: DiceTable) -> None:
        super().__init__(brains(len(t.seats)), reader_of(t), seen_by)

    def ask(self, t: DiceTable, seat: int) -> DiceMind:
        return DiceMind(self.bots[seat], t, seat)

    def fresh(self, t: DiceTable, rng: Rng) -> DiceTable:
        other = t.copy()
        other.rng = Rng.seeded(rng.below(1 << 30))
        return other

    def heads(self, t: DiceTable, mind: Mind) -> Listeners:
        assert isinstance(mind, DiceMind)
        t.log = Log()
        heads = Listeners(brains(len(t.seats)), reader_of(t), seen_by)
        heads.know(t, mind.evidence)
        return heads


def mind_of(t: DiceTable, seat: int, events: Sequence[Seen]) -> DiceMind:
    """A gunslinger who has heard what a seat has seen, at a table that looks as it does to that seat."""
    log = log_of(events)
    reader = ActReader()
    reader.begin(seen_by(t, seat), log)
    (brain,) = brains(1)
    for act in reader.read(log, 0):
        brain.watch(act)
    return DiceMind(brain, t, seat)


def brains(count: int) -> list[Ranger]:
    """Gunslingers."""
    return [Ranger(Rng.seeded(seat), evolved()) for seat in range(count)]


def reader_of(t: DiceTable) -> ActReader:
    """Who reads the log of a table from its first entry on."""
    assert t.log is not None
    reader = ActReader()
    reader.begin(seen_by(t, SPECTATOR), t.log)
    return reader
