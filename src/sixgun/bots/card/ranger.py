"""Ranger: rules of thumb on an exact belief about the roles."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.belief import UNKNOWN, Belief, public_roles
from sixgun.bots.card.act import Act
from sixgun.bots.card.deck import DYNAMITE, HELPS, JAIL, LOCKS_UP, MANNER, NO_TURN, ROBS, SHOOTS, Deck
from sixgun.bots.card.enmity import take_sides
from sixgun.bots.card.reading import Reading
from sixgun.bots.card.sight import roles_seen
from sixgun.bots.card.thinker import Thinker
from sixgun.bots.card.weights import HEAT, HEAT_ROBBING, HOLD, IDLE, NOISE, TOWARDS
from sixgun.bots.weights import Weights
from sixgun.cardgame.move import DRAW, END, NONE
from sixgun.cardgame.view import View
from sixgun.kernel.rng import Rng


@mypyc_attr(acyclic=True)
class Ranger(Thinker):
    """Reads every act: whom a seat hurt or helped, and whom it could have."""

    name: ClassVar[str] = "ranger"

    def __init__(self, rng: Rng, weights: Weights, deck: Deck) -> None:
        super().__init__(rng, weights, deck)
        self.belief: Belief = Belief(vec[i64]())
        w = self.w
        self.reading: Reading = Reading(TOWARDS, w[HEAT], w[HEAT_ROBBING], w[HOLD], w[IDLE], w[NOISE])
        self.waiting: list[Act] = []
        """Acts from before the first view."""
        self.shooter: i64 = -1
        """Who has attacked somebody in the turn under way."""

    def sit_down(self, view: View) -> None:
        viewer = view.viewer
        self.belief = Belief(public_roles(roles_seen(view), viewer, view.players[viewer].alive))
        w = self.w
        self.reading = Reading(TOWARDS, w[HEAT], w[HEAT_ROBBING], w[HOLD], w[IDLE], w[NOISE])
        for act in self.waiting:
            self.take_in(act)
        self.waiting = []

    def judge(self, view: View) -> None:
        belief = self.belief
        for p in view.players:
            if not p.alive and belief.known[p.seat] == UNKNOWN:
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
        belief = self.belief
        if act.verb == END:
            if self.shooter != act.seat and act.could != 0 and belief.known[act.seat] == UNKNOWN:
                self.reading.let_be(belief, act.seat, act.could)
            self.shooter = -1
            return
        if act.target == NONE or act.target == act.seat:
            return
        manner = self.manner(act)
        if manner == NO_TURN:
            return
        if manner == SHOOTS:
            self.shooter = act.seat
        if belief.known[act.seat] == UNKNOWN:
            kindly = manner == HELPS
            self.reading.aimed(belief, act.seat, act.target, act.could, manner == ROBS, kindly)

    def manner(self, act: Act) -> i64:
        """What kind of act it was towards its target."""
        deck = self.sight.deck
        manner = ROBS if act.verb == DRAW else SHOOTS if act.card == NONE else MANNER[deck.kind[act.card]]
        if manner == ROBS and act.lying != NONE:
            kind = deck.kind[act.lying]
            if kind in (JAIL, DYNAMITE):
                return HELPS
        return SHOOTS if manner == LOCKS_UP else manner
