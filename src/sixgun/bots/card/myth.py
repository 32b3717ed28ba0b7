"""Myth: a legend whose first thought is that of a net which taught itself, by playing."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.answer import LONG
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.impression import FINE, write_impression
from sixgun.bots.card.legend import Legend
from sixgun.bots.card.outlook import CardOutlook
from sixgun.bots.card.unthinkable import gives_up, unthinkable
from sixgun.bots.net.mind import Mind
from sixgun.bots.net.net import Net
from sixgun.bots.opinion import IMPRESSION
from sixgun.bots.weights import Weights
from sixgun.cardgame.move import BECOME, verb_of
from sixgun.cardgame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng
from sixgun.rows.card.reading import CardReading

WORLDS: Final = 120
"""Worlds that a decision is tried in at most."""
ROW: Final = 241
"""The longest row there is: with events."""


@mypyc_attr(acyclic=True)
class Myth(Legend):
    """Asks a gunslinger, then the net what it makes of that, and tries its best thoughts out."""

    name: ClassVar[str] = "myth"

    def __init__(
        self, rng: Rng, weights: Weights, deck: Deck, outlooks: dict[int, CardOutlook], net: Net, worlds: i64 = WORLDS
    ) -> None:
        super().__init__(rng, weights, deck, outlooks, worlds)
        self.reading: Final = CardReading(deck.rules)
        self.mind: Final = Mind(net, self.reading, ROW, IMPRESSION)

    def first_thought(self, view: View, moves: Buffer) -> i64:
        best = super().first_thought(view, moves)
        if moves.n < 2 or view.turns > LONG or verb_of(moves.items[0]) == BECOME:  # it has never been asked who to be
            return best
        self.reading.look(view)
        write_impression(self.sight, self.mind.shown, self.mind.impression_at)
        thought = moves.items[self.mind.think(moves, self.scores, best, FINE)]
        return best if unthinkable(self.sight, thought) or gives_up(self.sight, view, thought, best) else thought
