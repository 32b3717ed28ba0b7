"""Plain: plays the obvious interest of its role and forgets who did what."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.belief import UNKNOWN, Belief
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.enmity import take_sides
from sixgun.bots.card.glance import roles_seen
from sixgun.bots.card.thinker import Thinker
from sixgun.bots.strength import general_strength
from sixgun.bots.weights import Weights
from sixgun.cardgame.view import View
from sixgun.kernel.rng import Rng


@mypyc_attr(acyclic=True)
class Plain(Thinker):
    """Everyone is what the roles left over make him."""

    name: ClassVar[str] = "plain"

    def __init__(self, rng: Rng, weights: Weights, deck: Deck) -> None:
        super().__init__(rng, weights, deck)
        self.belief: Belief = Belief(vec[i64]())

    def strength_of(self, view: View, character: str) -> float:
        return general_strength("card", character)

    def sit_down(self, view: View) -> None:
        self.belief = Belief(roles_seen(view))

    def think_like(self, other: Thinker) -> None:
        super().think_like(other)
        assert isinstance(other, Plain)
        self.belief = other.belief.copy()

    def judge(self, view: View) -> None:
        belief = self.belief
        fresh = False
        for p in view.players:
            if p.role_number != UNKNOWN and belief.known[p.seat] == UNKNOWN:
                belief.learn_role(p.seat, p.role_number)
                fresh = True
        s = self.sight
        if fresh or self.sight.chance[0] + s.chance[1] + s.chance[2] + s.chance[3] < 0.5:
            belief.weigh(-1, 0)
            for i in range(4 * s.n):
                s.chance[i] = belief.chance[i]
        take_sides(s)
