"""Drifter: plays the obvious interest of its role, keeps the dice it can use, and forgets who did what."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.belief import UNKNOWN, Belief
from sixgun.bots.dice.enmity import take_sides
from sixgun.bots.dice.sight import roles_seen
from sixgun.bots.dice.thinker import Thinker
from sixgun.bots.dice.worth import SHOTS
from sixgun.bots.strength import general_strength
from sixgun.bots.weights import Weights
from sixgun.dicegame.face import ARROW, BEER, DICE, DYNAMITE, FACES, GATLING, ONE, TWO
from sixgun.dicegame.move import what_of
from sixgun.dicegame.view import View
from sixgun.kernel.bits import BIT
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng

SIDES: Final = len(FACES)


@mypyc_attr(acyclic=True)
class Drifter(Thinker):
    """Everyone is what the roles left over make him."""

    name: ClassVar[str] = "drifter"

    def __init__(self, rng: Rng, weights: Weights) -> None:
        super().__init__(rng, weights)
        self.belief: Belief = Belief(vec[i64]())
        self.die: vec[float] = vec[float]([0.0] * SIDES)
        """What a die with each face is worth."""

    def strength_of(self, view: View, character: str) -> float:
        return general_strength("dice", character)

    def sit_down(self, view: View) -> None:
        self.belief = Belief(roles_seen(view))

    def think_like(self, other: Thinker) -> None:
        super().think_like(other)
        assert isinstance(other, Drifter)
        self.belief = other.belief.copy()

    def judge(self, view: View) -> None:
        belief = self.belief
        for p in view.players:
            if p.life == 0 and belief.known[p.seat] == UNKNOWN:
                belief.learn_role(p.seat, p.role_number)
        s = self.sight
        belief.weigh(s.me, s.role)
        for i in range(4 * s.n):
            s.chance[i] = belief.chance[i]
        take_sides(s, False)

    def score_rolls(self, moves: Buffer) -> None:
        """A die is kept if its face is better than the mean of all faces."""
        s = self.sight
        w = self.worth
        w.weigh()
        die = self.die
        gatlings: i64 = 0
        for place in range(DICE):
            if s.faces[place] == GATLING:
                gatlings += 1
        needed = s.ability.gatlings_needed
        share = w.gatling / float(needed)
        die[ARROW] = 0.0
        die[DYNAMITE] = -0.1
        die[ONE] = w.shots[SHOTS * 2]
        die[TWO] = w.shots[2]
        die[BEER] = w.beers[1]
        die[GATLING] = share if gatlings + 1 >= needed else 0.3 * share
        mean: float = w.drawn[0]
        for face in range(SIDES):
            mean += die[face]
        mean /= float(SIDES)
        for i in range(moves.n):
            again = what_of(moves.items[i])
            score: float = 0.0
            for place in range(DICE):
                if again & BIT[place] != 0:
                    score += mean - die[s.faces[place]]
            self.scores[i] = score
