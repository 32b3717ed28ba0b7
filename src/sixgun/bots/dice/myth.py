"""Myth: a legend whose first thought is that of a net which taught itself, by playing."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from sixgun.bots.dice.impression import FINE, write_impression
from sixgun.bots.dice.legend import Legend
from sixgun.bots.dice.rollout import Search
from sixgun.bots.dice.unthinkable import gives_up, unthinkable
from sixgun.bots.dice.world_judge import WorldJudge
from sixgun.bots.net.mind import Mind
from sixgun.bots.net.net import Net
from sixgun.bots.opinion import IMPRESSION
from sixgun.bots.weights import Weights
from sixgun.dicegame.move import BECOME, verb_of
from sixgun.dicegame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import SHERIFF
from sixgun.rows.dice.reading import DiceReading

WORLDS: Final = 200
"""Worlds that a decision is tried in at most: answers are less far apart than with cards, and most are dropped soon."""
TURNS: Final = 1
"""Turns of others that a world goes on for whoever has a role to hide: the judge does not know what they believe, but
who comes next acts on it. A Sheriff has nothing to hide, and without the luck of other dice answers are told apart
sooner.
"""
CLOSE: Final = 6.0
FEW: Final = 10
"""What is tried, as with a legend, but more of it: the judge often likes what a gunslinger thinks little of."""


@mypyc_attr(acyclic=True)
class Myth(Legend):
    """Asks a gunslinger, then the net what it makes of that, and tries its best thoughts out."""

    name: ClassVar[str] = "myth"

    def __init__(
        self, rng: Rng, weights: Weights, judges: dict[int, WorldJudge], net: Net, worlds: i64 = WORLDS
    ) -> None:
        super().__init__(rng, weights, {}, worlds)
        self.judges: Final = judges
        """By size of table."""
        self.close = CLOSE
        self.most = FEW
        self.reading: Final = DiceReading()
        self.mind: Final = Mind(net, self.reading, self.reading.row, IMPRESSION)

    def search(self, view: View) -> Search:
        hides = len(view.players) > 3 and view.players[view.viewer].role_number != SHERIFF
        judge = self.judges.get(len(view.players))
        return Search(view, self.belief, self.weights, None, judge, TURNS if hides else 0)

    def first_thought(self, view: View, moves: Buffer) -> i64:
        best = super().first_thought(view, moves)
        if moves.n < 2 or verb_of(moves.items[0]) == BECOME:  # the net has never been asked who to be
            return best
        self.reading.look(view)
        write_impression(self.sight, self.mind.shown, self.mind.impression_at)
        thought = moves.items[self.mind.think(moves, self.scores, best, FINE)]
        is_laughable = unthinkable(self.sight, thought, moves) or gives_up(self.sight, view, thought, best)
        return best if is_laughable else thought
