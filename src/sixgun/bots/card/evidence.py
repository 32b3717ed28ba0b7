"""Evidence: what a seat's acts say about its role."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.belief import UNKNOWN, Belief
from sixgun.bots.card.act import HELPED, LET_BE, ROBBED, WAS_SHOWN, Act
from sixgun.kernel.bits import BIT


@final
@mypyc_attr(acyclic=True)
class Evidence:
    """How acts are read: what a life point lost by each role is worth to each role, and how surely others act on it."""

    def __init__(
        self, towards: vec[float], heat: float, heat_robbing: float, hold: float, idle: float, noise: float
    ) -> None:
        self.towards: Final = towards
        self.heat: Final = heat
        self.heat_robbing: Final = heat_robbing
        self.hold: Final = hold
        self.idle: Final = idle
        self.noise: Final = noise

    def take_in(self, belief: Belief, act: Act) -> None:
        """Learn from an act what its seat may be."""
        seat = act.seat
        if act.what == WAS_SHOWN:
            belief.learn_role(seat, act.role)
        elif belief.known[seat] == UNKNOWN:
            if act.what == LET_BE:
                self.let_be(belief, seat, act.could)
            else:
                self.aimed(belief, seat, act.target, act.could, act.what == ROBBED, act.what == HELPED)

    def aimed(self, belief: Belief, seat: i64, target: i64, could: i64, robbing: bool, kindly: bool) -> None:
        """`seat` did something harmful (or kind) to `target`, and could have done it to others or let it be."""
        for role in range(4):
            if belief.evidence[4 * seat + role] > 0.0 and belief.weigh(seat, role) > 0.0:
                likely = self.choice(belief, role, target, could, robbing, kindly)
                belief.add_evidence(seat, role, likely)
        belief.level(seat)

    def let_be(self, belief: Belief, seat: i64, could: i64) -> None:
        """`seat` ended its turn and shot at nobody, with those seats within reach."""
        for role in range(4):
            if belief.weigh(seat, role) > 0.0:
                shoots = 1.0 - self.choice(belief, role, -1, could, False, False)
                belief.add_evidence(seat, role, 1.0 - self.idle * shoots)
        belief.level(seat)

    def choice(self, belief: Belief, role: i64, target: i64, could: i64, robbing: bool, kindly: bool) -> float:
        """How likely someone of that role picks `target` (-1: nobody), going by `belief.chance`."""
        heat = self.heat_robbing if robbing else self.heat
        nobody = exp(heat * self.hold)
        total = nobody
        picked = nobody
        count: float = 1.0
        for s in range(belief.n):
            if could & BIT[s] != 0:
                want: float = 0.0
                for his in range(4):
                    want += belief.chance[4 * s + his] * self.towards[4 * role + his]
                pull = exp(-heat * want if kindly else heat * want)
                total += pull
                count += 1.0
                if s == target:
                    picked = pull
        return (1.0 - self.noise) * picked / total + self.noise / count
