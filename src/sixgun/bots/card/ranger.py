"""Ranger: rules of thumb on an exact belief about the roles."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.belief import UNKNOWN, Belief, public_roles
from sixgun.bots.card.act import WAS_SHOWN, Act
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.enmity import take_sides
from sixgun.bots.card.evidence import Evidence
from sixgun.bots.card.finish import finish
from sixgun.bots.card.glance import roles_seen
from sixgun.bots.card.thinker import Thinker
from sixgun.bots.card.weights import HEAT, HEAT_ROBBING, HOLD, IDLE, NOISE, TOWARDS
from sixgun.bots.weights import Weights
from sixgun.cardgame.view import View
from sixgun.kernel.bits import BIT
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng


@mypyc_attr(acyclic=True)
class Ranger(Thinker):
    """Reads every act: whom a seat hurt or helped, and whom it could have."""

    name: ClassVar[str] = "ranger"

    def __init__(self, rng: Rng, weights: Weights, deck: Deck, hasty: bool = False) -> None:
        super().__init__(rng, weights, deck)
        self.hasty: Final = hasty
        """Whether it looks for no win in several steps, which takes most of the time that it thinks."""
        self.belief: Belief = Belief(vec[i64]())
        w = self.w
        self.evidence: Evidence = Evidence(TOWARDS, w[HEAT], w[HEAT_ROBBING], w[HOLD], w[IDLE], w[NOISE])
        self.waiting: list[Act] = []
        """Acts from before the first view."""

    def pick(self, view: View, moves: Buffer) -> i64:
        first = super().pick(view, moves)
        return first if self.hasty else finish(self, self.belief, view, moves, first)

    def sit_down(self, view: View) -> None:
        viewer = view.viewer
        shown: i64 = 0
        for act in self.waiting:
            if act.what == WAS_SHOWN:
                shown |= BIT[act.seat]
        secret = view.players[viewer].alive and not view.players[viewer].revealed
        self.belief = Belief(public_roles(roles_seen(view), viewer, secret, shown))
        w = self.w
        self.evidence = Evidence(TOWARDS, w[HEAT], w[HEAT_ROBBING], w[HOLD], w[IDLE], w[NOISE])
        for act in self.waiting:
            self.take_in(act)
        self.waiting = []

    def judge(self, view: View) -> None:
        belief = self.belief
        for p in view.players:
            if (p.revealed or not p.alive) and belief.known[p.seat] == UNKNOWN:
                belief.learn_role(p.seat, p.role_number)
        s = self.sight
        belief.weigh(s.me, s.role)
        for i in range(4 * s.n):
            s.chance[i] = belief.chance[i]
        take_sides(s)

    def watch(self, act: Act) -> None:
        if self.seated:
            self.take_in(act)
        else:
            self.waiting.append(act)

    def take_in(self, act: Act) -> None:
        """Learn from an act what its seat may be."""
        self.evidence.take_in(self.belief, act)

    def think_like(self, other: Thinker) -> None:
        super().think_like(other)
        assert isinstance(other, Ranger)
        self.belief = other.belief.copy()
        self.evidence = other.evidence
        self.waiting = other.waiting[:]
