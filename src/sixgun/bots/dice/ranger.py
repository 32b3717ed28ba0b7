"""Ranger: rules of thumb on an exact belief about the roles, and dice kept by exact expectation."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.belief import UNKNOWN, Belief, public_roles
from sixgun.bots.dice.act import WAS_SHOWN, Act
from sixgun.bots.dice.enmity import take_sides
from sixgun.bots.dice.evidence import Evidence
from sixgun.bots.dice.keeping import Keeping
from sixgun.bots.dice.sight import roles_seen
from sixgun.bots.dice.thinker import Thinker
from sixgun.bots.weights import Weights
from sixgun.dicegame.move import what_of
from sixgun.dicegame.view import View
from sixgun.kernel.bits import BIT
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng


@mypyc_attr(acyclic=True)
class Ranger(Thinker):
    """Reads every act: whom a seat shot or healed, and whom it could have."""

    name: ClassVar[str] = "ranger"

    def __init__(self, rng: Rng, weights: Weights) -> None:
        super().__init__(rng, weights)
        self.belief: Belief = Belief(vec[i64]())
        self.evidence: Evidence = Evidence(self.w)
        self.keeping: Final = Keeping(self.worth)
        self.waiting: list[Act] = []
        """Acts from before the first view."""

    def sit_down(self, view: View) -> None:
        viewer = view.viewer
        shown: i64 = 0
        for act in self.waiting:
            if act.what == WAS_SHOWN:
                shown |= BIT[act.seat]
        self.belief = Belief(public_roles(roles_seen(view), viewer, view.players[viewer].alive, shown))
        self.evidence = Evidence(self.w)
        for act in self.waiting:
            self.take_in(act)
        self.waiting = []

    def judge(self, view: View) -> None:
        belief = self.belief
        for p in view.players:
            if p.life == 0 and belief.known[p.seat] == UNKNOWN:
                belief.learn_role(p.seat, p.role_number)
        s = self.sight
        belief.weigh(s.me, s.role)
        for i in range(4 * s.n):
            s.chance[i] = belief.chance[i]
        take_sides(s, True)

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

    def score_rolls(self, moves: Buffer) -> None:
        s = self.sight
        self.worth.weigh()
        self.keeping.weigh(s.rolls_left)
        for i in range(moves.n):
            self.scores[i] = self.keeping.of(s.faces, what_of(moves.items[i]))
