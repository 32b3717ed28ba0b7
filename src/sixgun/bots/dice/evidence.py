"""Evidence: what an act says about the role of the one who did it.

Somebody of a role does what serves that role, as far as he can know who is who: by the same public belief, given his
own role. The likelier an act is for a role, the likelier that role becomes.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.belief import UNKNOWN, Belief
from sixgun.bots.dice.act import HEALED, WAS_SHOWN, Act
from sixgun.bots.dice.sight import SEATS
from sixgun.bots.dice.weights import HEAT, HEAT_HEALING, NOISE, TOWARDS
from sixgun.kernel.bits import BIT

LAST: Final = 0.8
"""How much more a hit or a Beer counts on the last life point."""
KILL: Final = 1.0
LEAST_NOISE: Final = 0.01
OWN: Final = 0.9
"""A life point of one's own against an enemy's."""


@final
@mypyc_attr(acyclic=True)
class Evidence:
    """How surely others act on what serves them."""

    def __init__(self, w: vec[float]) -> None:
        self.heat: Final = w[HEAT]
        self.heat_healing: Final = w[HEAT_HEALING]
        self.noise: Final = max(w[NOISE], LEAST_NOISE)
        self.total: vec[float] = vec[float]([0.0] * 4)
        """How much speaks for each role at the seat that acts."""
        self.chance: vec[float] = vec[float]([0.0] * (4 * 4 * SEATS))
        """What somebody of each role there thinks of the others: four numbers a seat."""

    def take_in(self, belief: Belief, act: Act) -> None:
        """Learn from an act what its seat may be."""
        if act.what == WAS_SHOWN:
            belief.learn_role(act.seat, act.role)
        elif belief.known[act.seat] == UNKNOWN:
            self.weigh(belief, act)

    def weigh(self, belief: Belief, act: Act) -> None:
        """Hold an act against every role that its seat may have."""
        self.put_oneself_there(belief, act.seat)
        for role in range(4):
            if self.total[role] > 0.0:
                belief.add_evidence(act.seat, role, self.likelihood(belief, act, role))
        belief.level(act.seat)

    def put_oneself_there(self, belief: Belief, actor: i64) -> None:
        """Weigh all dealings once for all roles that the seat may have."""
        n = belief.n
        total = self.total
        chance = self.chance
        for role in range(4):
            total[role] = 0.0
            for i in range(4 * n):
                chance[4 * SEATS * role + i] = 0.0
        dealings = belief.dealings
        start: i64 = 0
        while start < len(dealings):
            weight = belief.weight_at(start)
            if weight > 0.0:
                role = dealings[start + actor]
                total[role] += weight
                first = 4 * SEATS * role
                for seat in range(n):
                    chance[first + 4 * seat + dealings[start + seat]] += weight
            start += n

    def likelihood(self, belief: Belief, act: Act, role: i64) -> float:
        """How likely somebody of that role does so, going by what he thinks of the others."""
        total: float = 0.0
        picked: float = 0.0
        count: float = 0.0
        for seat in range(belief.n):
            if act.could & BIT[seat] != 0:
                pull = exp(self.pull(act, role, seat))
                total += pull
                count += 1.0
                if seat == act.target:
                    picked = pull
        return (1.0 - self.noise) * picked / total + self.noise / count

    def pull(self, act: Act, role: i64, seat: i64) -> float:
        """How much somebody of that role wants to do it to a seat."""
        if act.what == HEALED:
            if act.room[seat] <= 0:
                return 0.0
            need = 1.0 + LAST / float(max(act.left[seat], 1))
            return self.heat_healing * need * (OWN if seat == act.seat else -self.want(role, seat))
        return self.heat * self.want(role, seat) * hurt(act, seat)

    def want(self, role: i64, seat: i64) -> float:
        """What a life point lost by a seat is worth to somebody of a role."""
        wish: float = 0.0
        first = 4 * SEATS * role + 4 * seat
        for his in range(4):
            wish += self.chance[first + his] * TOWARDS[4 * role + his]
        return wish / self.total[role]


def hurt(act: Act, seat: i64) -> float:
    """How much a hit counts at a seat: the last one most, one beyond it nothing."""
    left = act.left[seat]
    if left <= 0:
        return 0.0
    return 1.0 + LAST + KILL if left == 1 else 1.0 + LAST / float(left)
