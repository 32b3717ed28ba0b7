"""Reading: what an act says about the role of the one who did it.

Somebody of a role does what serves that role, as far as he can know who is who: by the same public belief, given his
own role. The likelier an act is for a role, the likelier that role becomes.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.belief import Belief
from sixgun.bots.dice.act import HEALED, Act
from sixgun.bots.dice.weights import HEAT, HEAT_HEALING, NOISE, TOWARDS
from sixgun.kernel.roles import BIT

LAST: Final = 0.8
"""How much more a hit or a Beer counts on the last life point."""
KILL: Final = 1.0
OWN: Final = 0.9
"""A life point of one's own against an enemy's."""


@final
@mypyc_attr(acyclic=True)
class Reading:
    """How surely others act on what serves them."""

    def __init__(self, w: vec[float]) -> None:
        self.heat: Final = w[HEAT]
        self.heat_healing: Final = w[HEAT_HEALING]
        self.noise: Final = w[NOISE]

    def take_in(self, belief: Belief, act: Act) -> None:
        """Learn from an act what its seat may be."""
        for role in range(4):
            if belief.evidence[4 * act.seat + role] > 0.0 and belief.weigh(act.seat, role) > 0.0:
                belief.add_evidence(act.seat, role, self.likelihood(belief, act, role))
        belief.level(act.seat)

    def likelihood(self, belief: Belief, act: Act, role: i64) -> float:
        """How likely somebody of that role does so, going by `belief.chance`."""
        total: float = 0.0
        picked: float = 0.0
        count: float = 0.0
        for seat in range(belief.n):
            if act.could & BIT[seat] != 0:
                pull = exp(self.pull(belief, act, role, seat))
                total += pull
                count += 1.0
                if seat == act.target:
                    picked = pull
        return (1.0 - self.noise) * picked / total + self.noise / count

    def pull(self, belief: Belief, act: Act, role: i64, seat: i64) -> float:
        """How much somebody of that role wants to do it to a seat."""
        if act.what == HEALED:
            if act.room[seat] <= 0:
                return 0.0
            need = 1.0 + LAST / float(max(act.left[seat], 1))
            return self.heat_healing * need * (OWN if seat == act.seat else -want(belief, role, seat))
        return self.heat * want(belief, role, seat) * hurt(act, seat)


def want(belief: Belief, role: i64, seat: i64) -> float:
    """What a life point lost by a seat is worth to somebody of a role."""
    wish: float = 0.0
    for his in range(4):
        wish += belief.chance[4 * seat + his] * TOWARDS[4 * role + his]
    return wish


def hurt(act: Act, seat: i64) -> float:
    """How much a hit counts at a seat: the last one most, one beyond it nothing."""
    left = act.left[seat]
    if left <= 0:
        return 0.0
    return 1.0 + LAST + KILL if left == 1 else 1.0 + LAST / float(left)
