"""Myth: a legend whose first thought is that of a net which taught itself, by playing."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from sixgun.bots.dice.impression import FINE, write_impression
from sixgun.bots.dice.legend import Legend
from sixgun.bots.dice.unthinkable import unthinkable
from sixgun.bots.dice.world_judge import WorldJudge
from sixgun.bots.net.mind import Mind
from sixgun.bots.net.net import Net
from sixgun.bots.opinion import IMPRESSION
from sixgun.bots.weights import Weights
from sixgun.dicegame.move import BECOME, verb_of
from sixgun.dicegame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng
from sixgun.rows.dice.reading import DiceReading

WORLDS: Final = 150
"""Worlds that a decision is tried in at most: answers are less far apart than with cards, and most are dropped soon."""
TURNS: Final = 0
"""Turns of others that a world goes on. The judge sees as far as that, and without the luck of their dice."""
CLOSE: Final = 6.0
FEW: Final = 10
"""What is tried, as with a legend. The judge often likes what a gunslinger thinks little of."""


@mypyc_attr(acyclic=True)
class Myth(Legend):
    """Asks a gunslinger, then the net what it makes of that, and tries its best thoughts out."""

    name: ClassVar[str] = "myth"

    def __init__(
        self, rng: Rng, weights: Weights, judges: dict[int, WorldJudge], net: Net, worlds: i64 = WORLDS
    ) -> None:
        super().__init__(rng, weights, {}, worlds)
        self.judges = judges
        self.turns = TURNS
        self.close = CLOSE
        self.most = FEW
        self.reading: Final = DiceReading()
        self.mind: Final = Mind(net, self.reading, self.reading.row, IMPRESSION)

    def first_thought(self, view: View, moves: Buffer) -> i64:
        best = super().first_thought(view, moves)
        if moves.n < 2 or verb_of(moves.items[0]) == BECOME:  # the net has never been asked who to be
            return best
        self.reading.look(view)
        write_impression(self.sight, self.mind.shown, self.mind.impression_at)
        at = self.mind.think(moves, self.scores, best, FINE)
        return best if unthinkable(self.sight, moves.items[at], moves) else moves.items[at]
