"""Legend: where it matters, tries the best few moves out in imagined worlds before it makes one."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.deck import Deck
from sixgun.bots.card.outlook import Outlook
from sixgun.bots.card.ranger import Ranger
from sixgun.bots.card.rollout import Search, World
from sixgun.bots.race import Race, shortlist
from sixgun.bots.weights import Weights
from sixgun.cardgame.move import NONE, card_of, move, seat_of, verb_of, what_of
from sixgun.cardgame.play import Play
from sixgun.cardgame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng

WORLDS: Final = 200
"""Worlds that a decision is tried in at most."""
CLOSE: Final = 2.0
"""How far behind the best a move may be at first sight and still be tried."""
GIVE_UP: Final = 1.0
"""By how many standard errors a move falls behind before it is dropped."""
AT_LEAST: Final = 16
"""Worlds before any is dropped."""


@mypyc_attr(acyclic=True)
class Legend(Ranger):
    """A gunslinger who looks ahead."""

    name: ClassVar[str] = "legend"

    def __init__(self, rng: Rng, weights: Weights, deck: Deck, outlook: Outlook, worlds: i64 = WORLDS) -> None:
        super().__init__(rng, weights, deck)
        self.outlook: Final = outlook
        self.worlds: Final[i64] = worlds
        self.tried: i64 = 0
        """Games played in imagined worlds for the last decision."""
        self.share: float = 0.0
        """How likely it seemed to win with the move that was made."""

    def pick(self, view: View, moves: Buffer) -> i64:
        first = super().pick(view, moves)
        self.tried = 0
        if not isinstance(view.work[-1], Play):
            return first
        few = shortlist(moves, self.scores, self.gists(moves), CLOSE)
        return self.try_out(view, few) if len(few) > 1 else first

    def gists(self, moves: Buffer) -> vec[i64]:
        """What each move comes to: the same with another card of its kind is the same."""
        kinds = self.sight.deck.kind
        gists = vec[i64]()
        for i in range(moves.n):
            m = moves.items[i]
            card = card_of(m)
            gists = append(gists, move(verb_of(m), kinds[card] if card != NONE else NONE, seat_of(m), what_of(m)))
        return gists

    def try_out(self, view: View, few: vec[i64]) -> i64:
        """The move that wins clearly more often than the first thought, or else the first thought."""
        outlook = self.outlook if len(view.players) > 3 else None
        search = Search(view, self.belief, self.weights, self.sight.deck, outlook)
        race = Race(len(few), AT_LEAST, GIVE_UP)
        for _ in range(self.worlds):
            world = World(search, self.rng)
            for i in range(race.n):
                if not race.out[i]:
                    race.count(i, world.tried(few[i]))
            if race.left == 0:
                break
        best = race.winner()
        self.tried = race.tried
        self.share = race.share(best)
        return few[best]
