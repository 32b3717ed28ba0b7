"""Legend: where it matters, tries the best few moves out in dreams before it makes one."""

from math import sqrt
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.deck import Deck
from sixgun.bots.card.dream import Dream
from sixgun.bots.card.outlook import Outlook
from sixgun.bots.card.ranger import Ranger
from sixgun.bots.weights import Weights
from sixgun.cardgame.move import card_of, seat_of, verb_of, what_of
from sixgun.cardgame.play import Play
from sixgun.cardgame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng

DREAMS: Final = 200
"""Worlds that a decision is tried in at most."""
FEW: Final = 5
"""Moves that are tried."""
CLOSE: Final = 2.0
"""How far behind the best a move may be at first sight and still be tried."""
SURE: Final = 1.0
"""By how many standard errors a move must beat the first thought."""
GIVE_UP: Final = -1.0
AT_LEAST: Final = 16


@mypyc_attr(acyclic=True)
class Legend(Ranger):
    """A gunslinger who looks ahead."""

    name: ClassVar[str] = "legend"

    def __init__(self, rng: Rng, weights: Weights, deck: Deck, outlook: Outlook, dreams: i64 = DREAMS) -> None:
        super().__init__(rng, weights, deck)
        self.outlook: Final = outlook
        self.dreams: Final[i64] = dreams
        self.close: float = CLOSE
        self.sure: float = SURE
        self.tried: i64 = 0
        """Games played in dreams for the last decision."""
        self.share: float = 0.0
        """How likely it seemed to win with the move that was made."""
        self.overruled: i64 = 0
        """How often a dream changed its mind."""

    def pick(self, view: View, moves: Buffer) -> i64:
        first = super().pick(view, moves)
        self.tried = 0
        if not isinstance(view.work[-1], Play):
            return first
        few = self.candidates(moves, first)
        if len(few) < 2:
            return first
        best = self.try_out(view, few)
        if best != first:
            self.overruled += 1
        return best

    def candidates(self, moves: Buffer, first: i64) -> vec[i64]:
        """The first thought, and then the best of the others: one for each card and target."""
        few = vec[i64]()
        few = append(few, first)
        most: float = -1e9
        for i in range(moves.n):
            most = max(most, self.scores[i])
        while len(few) < FEW:
            at: i64 = -1
            for i in range(moves.n):
                near = self.scores[i] > most - self.close and (at < 0 or self.scores[i] > self.scores[at])
                if near and not self.is_like(few, moves.items[i]):
                    at = i
            if at < 0:
                break
            few = append(few, moves.items[at])
        return few

    def is_like(self, few: vec[i64], m: i64) -> bool:
        """Whether one of these already does the same with a card of the same kind."""
        kinds = self.sight.deck.kind
        for other in few:
            if verb_of(other) == verb_of(m) and seat_of(other) == seat_of(m) and what_of(other) == what_of(m):
                a = card_of(other)
                b = card_of(m)
                if (a < 0 and b < 0) or (a >= 0 and b >= 0 and kinds[a] == kinds[b]):
                    return True
        return False

    def try_out(self, view: View, few: vec[i64]) -> i64:
        """The move that wins clearly more often than the first thought, or else the first thought."""
        n: i64 = len(few)
        me = view.viewer
        outlook = self.outlook if len(view.players) > 3 else None
        ahead = vec[float]([0.0] * n)
        apart = vec[float]([0.0] * n)
        wins = vec[float]([0.0] * n)
        out = vec[bool]([False] * n)
        ran: float = 0.0
        for number in range(self.dreams):
            ran += 1.0
            dream = Dream(view, self.rng, self.belief, self.weights, self.sight.deck)
            base = dream.tried(few[0], me, outlook)
            wins[0] += base
            self.tried += 1
            left: i64 = 0
            for i in range(1, n):
                if out[i]:
                    continue
                won = dream.tried(few[i], me, outlook)
                self.tried += 1
                wins[i] += won
                ahead[i] += won - base
                apart[i] += (won - base) * (won - base)
                if number >= AT_LEAST and ahead[i] < GIVE_UP * sqrt(apart[i]):
                    out[i] = True
                else:
                    left += 1
            if left == 0:
                break
        best: i64 = 0
        for i in range(1, n):
            if not out[i] and ahead[i] > self.sure * sqrt(apart[i]) and ahead[i] > ahead[best]:
                best = i
        self.share = wins[best] / ran
        return few[best]
