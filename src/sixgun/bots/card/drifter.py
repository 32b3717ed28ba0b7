"""Drifter: plays the obvious interest of its role, remembers no further than the last attack on it."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.act import Act
from sixgun.bots.card.belief import UNKNOWN, Belief
from sixgun.bots.card.deck import MANNER, ROBS, SHOOTS, Deck
from sixgun.bots.card.enmity import take_sides
from sixgun.bots.card.thinker import Thinker
from sixgun.bots.card.weights import GRUDGE, Weights
from sixgun.cardgame.move import NONE
from sixgun.cardgame.view import View
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import SHERIFF

NOBODY: Final = -1


@mypyc_attr(acyclic=True)
class Drifter(Thinker):
    """Everyone is what the roles left over make him, except that whoever attacked last is an enemy."""

    name: ClassVar[str] = "drifter"

    def __init__(self, rng: Rng, weights: Weights, deck: Deck) -> None:
        super().__init__(rng, weights, deck)
        self.belief: Belief = Belief(vec[i64]())
        self.seat: i64 = NOBODY
        self.foe: i64 = NOBODY

    def sit_down(self, view: View) -> None:
        self.seat = view.viewer
        known = vec[i64]([UNKNOWN] * len(view.players))
        for p in view.players:
            known[p.seat] = p.role_number
        self.belief = Belief(known)

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
        foe = self.foe
        if foe != NOBODY and s.chance[4 * foe + SHERIFF] < 0.5:
            s.enmity[foe] += s.w[GRUDGE]

    def watch(self, act: Act) -> None:
        if act.target != NONE and act.target == self.seat and act.seat != self.seat:
            manner = SHOOTS if act.card == NONE else MANNER[self.sight.deck.kind[act.card]]
            if manner == SHOOTS or manner == ROBS:
                self.foe = act.seat
