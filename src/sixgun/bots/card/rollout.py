"""Rollouts: a table that fits what the bot sees, played on by bots like itself to find out how a move turns out."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.belief import Belief
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.drifter import Drifter
from sixgun.bots.card.glance import roles_seen
from sixgun.bots.card.outlook import Outlook
from sixgun.bots.role_sample import RoleSample
from sixgun.bots.weights import Weights
from sixgun.cardgame.guess import guess
from sixgun.cardgame.notation import plain
from sixgun.cardgame.view import View, seen_by
from sixgun.kernel.bits import BIT
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng

ENDLESS: Final = 5000


@final
@mypyc_attr(acyclic=True)
class WorldBot(Drifter):
    """A player in an imagined world: thinks of the others what is public knowledge, and learns only from deaths."""

    name: ClassVar[str] = "world-bot"

    def __init__(self, rng: Rng, weights: Weights, deck: Deck, evidence: vec[float]) -> None:
        super().__init__(rng, weights, deck)
        self.evidence: Final = evidence

    def sit_down(self, view: View) -> None:
        super().sit_down(view)
        self.belief.evidence = self.evidence


@final
@mypyc_attr(acyclic=True)
class Search:
    """What all worlds of one decision share: what is seen, who may be who, and how everyone thinks."""

    def __init__(self, view: View, belief: Belief, weights: Weights, deck: Deck, outlook: Outlook | None) -> None:
        self.view: Final = view
        self.weights: Final = weights
        self.deck: Final = deck
        self.outlook: Final = outlook
        self.evidence: Final = belief.evidence[:]
        self.role_sample: Final = RoleSample(belief.dealings, belief.evidence, roles_seen(view))


@final
@mypyc_attr(acyclic=True)
class World:
    """One guess at the whole truth, from which every move can be tried with the same luck."""

    def __init__(self, search: Search, rng: Rng) -> None:
        self.search: Final = search
        self.table: Final = guess(search.view, rng)
        """It never was the real one."""
        roles = search.role_sample.draw(rng)
        for seat in range(len(roles)):
            self.table.seats[seat].role = roles[seat]

    def tried(self, m: i64) -> float:
        """How likely the viewer wins after this move: as it turns out, or by the outlook after one round."""
        t = self.table.copy()
        search = self.search
        outlook = search.outlook
        me = search.view.viewer
        rules = search.view.rules
        last = t.turns + t.living()
        t.offer()
        wanted = plain(rules, m)
        found: i64 = -1
        for i in range(t.moves.n):
            if plain(rules, t.moves.items[i]) == wanted:
                found = t.moves.items[i]
        if found < 0:
            return 0.0
        advance(t, found)
        bots = vec[WorldBot]()
        for seat in range(len(t.seats)):
            bots = append(bots, WorldBot(Rng(seat), search.weights, search.deck, search.evidence))
        for _ in range(ENDLESS):
            if t.over:
                return 1.0 if t.winners & BIT[me] != 0 else 0.0
            if outlook is not None and t.turns >= last:
                return outlook.chance(t.seats, t.alive, me)
            t.offer()
            seat = t.top.seat
            answer = t.moves.items[0]
            if t.moves.n > 1:
                answer = bots[seat].pick(seen_by(t, seat), t.moves)
            advance(t, answer)
        return 0.0
