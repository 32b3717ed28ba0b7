"""Legend: where it matters, tries every sensible answer out in imagined worlds before it gives one."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.answer import LONG
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.finish import gist
from sixgun.bots.card.outlook import CardOutlook
from sixgun.bots.card.ranger import Ranger
from sixgun.bots.card.rollout import Search, World
from sixgun.bots.card.unthinkable import gives_up, unthinkable
from sixgun.bots.race import LAUGHABLE, UNTRIED, Race, shortlist
from sixgun.bots.weights import Weights
from sixgun.cardgame.flip import Flip
from sixgun.cardgame.move import BECOME, DISCARD, GUESS, verb_of
from sixgun.cardgame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng

WORLDS: Final = 24
"""Worlds that a decision is tried in at most."""
CLOSE: Final = 8.0
"""How far behind the best an answer may be at first sight and still be tried: all but what is plainly a loss."""
FEW: Final = 12
"""Answers that are tried at most."""
GIVE_UP: Final = 1.5
"""By how many standard errors an answer falls behind before it is dropped."""
AT_LEAST: Final = 8
"""Worlds before any is dropped."""
WORSE: Final = 2.0
"""So far behind at first sight an answer must beat the first thought by one standard error more."""


@mypyc_attr(acyclic=True)
class Legend(Ranger):
    """A gunslinger who looks ahead."""

    name: ClassVar[str] = "legend"

    def __init__(
        self, rng: Rng, weights: Weights, deck: Deck, outlooks: dict[int, CardOutlook], worlds: i64 = WORLDS
    ) -> None:
        super().__init__(rng, weights, deck)
        self.outlooks: Final = outlooks
        self.worlds: Final[i64] = worlds
        self.tried: i64 = 0
        """Games played in imagined worlds for the last decision."""
        self.share: float = 0.0
        """How likely it seemed to win with the move that was made."""
        self.shares: vec[float] = vec[float]()
        """The same for every move that could be made, and below zero where it was not tried."""

    def pick(self, view: View, moves: Buffer) -> i64:
        first = self.first_thought(view, moves)
        self.tried = 0
        self.shares = vec[float]()
        if self.worlds == 0 or not matters(view, moves):
            return first
        few = self.worth_trying(view, moves, first)
        return self.try_out(view, moves, few) if len(few) > 1 else first

    def first_thought(self, view: View, moves: Buffer) -> i64:
        """The move that seems best before anything is tried; `scores` says what each seems worth."""
        return Ranger.pick(self, view, moves)

    def worth_trying(self, view: View, moves: Buffer, first: i64) -> vec[i64]:
        """The places of the answers to try, the first thought before all others."""
        s = self.sight
        gists = vec[i64]()
        few = vec[i64]()
        for i in range(moves.n):
            gists = append(gists, gist(s, moves.items[i]))
            if moves.items[i] == first:
                few = append(few, i)
        worth = vec[float]()
        for i in range(moves.n):
            laughable = unthinkable(s, moves.items[i]) or gives_up(s, view, moves.items[i], first)
            worth = append(worth, LAUGHABLE if laughable else self.scores[i])
        for at in shortlist(moves, worth, gists, CLOSE, FEW):
            if gists[at] != gist(s, first):
                few = append(few, at)
        return few

    def after(self, world: World, m: i64) -> vec[float]:
        """What everyone will have made out about the roles once this move is made."""
        before = self.belief.evidence[:]
        for act in world.told(m):
            self.take_in(act)
        known = self.belief.evidence
        self.belief.evidence = before
        return known

    def try_out(self, view: View, moves: Buffer, few: vec[i64]) -> i64:
        """The move that wins clearly more often than the first thought, or else the first thought."""
        search = Search(view, self.belief, self.weights, self.sight.deck, self.outlooks.get(len(view.players)))
        race = Race(len(few), AT_LEAST, GIVE_UP)
        known = vec[vec[float]]()
        for n in range(self.worlds):
            world = World(search, self.rng)
            for i in range(race.n):
                m = moves.items[few[i]]
                if n == 0:
                    known = append(known, self.after(world, m))
                    race.doubt[i] = min(max(self.scores[few[0]] - self.scores[few[i]], 0.0) / WORSE, 1.0)
                if not race.out[i]:
                    race.count(i, world.tried(m, known[i]))
            if race.left == 0:
                break
        best = race.winner()
        self.tried = race.tried
        self.share = race.share(best)
        self.shares = vec[float]([UNTRIED] * moves.n)
        for i in range(race.n):
            self.shares[few[i]] = race.share(i)
        return moves.items[few[best]]


def matters(view: View, moves: Buffer) -> bool:
    """Whether a question is worth looking ahead: what to discard, to guess or to count of two cards is plain enough.

    What a character is worth was measured in more games than anybody can imagine, and who looks one round ahead might
    do for ever what looks good for a round: a game that is that long is left to gunslingers, whose games end.
    """
    is_plain = verb_of(moves.items[0]) in (BECOME, DISCARD, GUESS) or isinstance(view.work[-1], Flip)
    return moves.n > 1 and view.turns <= LONG and not is_plain
