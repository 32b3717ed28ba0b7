"""Thinker: a bot that scores every option and takes the best. The rungs of the ladder differ in whom they fight."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.dice.act import Act
from sixgun.bots.dice.enmity import foresee
from sixgun.bots.dice.sight import Sight
from sixgun.bots.dice.worth import HITS, SHOTS, Worth
from sixgun.bots.strength import strength
from sixgun.bots.weights import Weights
from sixgun.dicegame.characters import numbered
from sixgun.dicegame.face import DICE, ONE, TWO
from sixgun.dicegame.move import (
    ARROW_INSTEAD,
    BECOME,
    DOUBLE,
    DROP,
    FIRE,
    FIRE_KEEPING,
    HEAL,
    HIT,
    REMOVE,
    REROLL,
    SHOOT,
    STOP,
    verb_of,
    what_of,
)
from sixgun.dicegame.shooting import Shooting
from sixgun.dicegame.strike import Instead
from sixgun.dicegame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import ROLES

LATER: Final = 0.9
"""How much of being eliminated it is to be so later, more likely than not."""
OPTIONS: Final = 32
"""No question of the dice game has more answers."""


@mypyc_attr(acyclic=True)
class Thinker:
    """Sees a view and options; what it has learned in between it learned from public acts."""

    name: ClassVar[str] = "thinker"

    def __init__(self, rng: Rng, weights: Weights) -> None:
        self.rng: Rng = rng
        self.weights: Final = weights
        self.sight: Final = Sight()
        self.worth: Final = Worth(self.sight)
        self.w: vec[float] = weights.of(0)
        self.seated: bool = False
        self.scores: vec[float] = vec[float]([0.0] * OPTIONS)

    def pick(self, view: View, moves: Buffer) -> i64:
        """One of the moves."""
        self.ponder(view)
        verb = verb_of(moves.items[0])
        if verb in (STOP, REROLL):
            self.score_rolls(moves)
        elif verb in (SHOOT, DOUBLE):
            self.score_shots(view, moves)
        else:
            self.score_rest(view, moves)
        best: i64 = 0
        for i in range(1, moves.n):
            if self.scores[i] > self.scores[best]:
                best = i
        return moves.items[best]

    def ponder(self, view: View) -> None:
        """Look at the table and make up one's mind about everyone."""
        if not self.seated:
            self.w = self.weights.of(view.players[view.viewer].role_number)
            self.sit_down(view)
            self.seated = True
        self.sight.look(view, self.w)
        self.judge(view)

    def strength_of(self, view: View, character: str) -> float:
        """What it would be worth to be that character, by what was measured for my role at a table of this size."""
        return strength("dice", len(view.players), ROLES[view.players[view.viewer].role_number], character)

    def sit_down(self, view: View) -> None:
        """The first view of the game."""

    def judge(self, view: View) -> None:
        """Fill `chance` and `enmity` of the sight."""

    def watch(self, act: Act) -> None:
        """Somebody did something in public."""

    def think_like(self, other: "Thinker") -> None:
        """Know what another bot of the same kind knows, and have its luck; all else is looked at anew every time."""
        self.rng = other.rng.copy()
        self.w = other.w
        self.seated = other.seated
        self.sight.remember(other.sight)

    # scores

    def score_rolls(self, moves: Buffer) -> None:
        """Which dice to keep."""

    def score_shots(self, view: View, moves: Buffer) -> None:
        """Whom to hit with this die, with those to come in mind."""
        s = self.sight
        w = self.worth
        shooting = view.work[-1]
        ones: i64 = 0
        twos: i64 = 0
        if isinstance(shooting, Shooting):
            for place in range(shooting.place, DICE):
                if s.faces[place] == ONE:
                    ones += 1
                elif s.faces[place] == TWO:
                    twos += 1
        w.weigh_arrows()
        w.weigh_hits()
        lost: float = 0.0
        if s.ability.doubles_with_beer:
            w.weigh_beers()
            lost = w.beers[1]
        for i in range(moves.n):
            m = moves.items[i]
            target = what_of(m)
            hits: i64 = 1 if verb_of(m) == SHOOT else 2
            score = w.hit[target * HITS + hits]
            if hits == 2:
                score -= lost
            if ones + twos > 0:
                s.hits[target] += hits
                foresee(s)
                w.weigh_hits()
                w.weigh_shots()
                score += w.shots[(ones * SHOTS + twos) * 2]
                s.hits[target] -= hits
                foresee(s)
                w.weigh_hits()
            self.scores[i] = score

    def score_rest(self, view: View, moves: Buffer) -> None:
        """Beers and arrows, the Gatling, and what one's character lets one do."""
        s = self.sight
        w = self.worth
        w.weigh_arrows()
        for i in range(moves.n):
            m = moves.items[i]
            verb = verb_of(m)
            score: float = 0.0
            if verb == HEAL:
                score = w.beer(what_of(m), 0)
            elif verb == HIT:
                score = -self.borne(view)
            elif verb == ARROW_INSTEAD:
                # a hit may be the last, an arrow only brings the end nearer
                score = -min(w.arrow * (1.0 + float(s.arrows[s.me]) / 4.0), LATER * self.borne(view))
            elif verb == DROP:
                score = w.arrow
            elif verb == REMOVE:
                score = w.arrow_of(what_of(m))
            elif verb == BECOME:
                score = self.strength_of(view, numbered(what_of(m)).name)
            elif verb == FIRE:
                w.weigh_gatling()
                score = w.gatling
            elif verb == FIRE_KEEPING:
                w.weigh_gatling()
                score = w.gatling - w.arrow * float(s.arrows[s.me])
            self.scores[i] = score

    def borne(self, view: View) -> float:
        """What it costs me to bear this hit, after those that I have borne, if I take an arrow for every other one."""
        s = self.sight
        asks = view.work[-1]
        to_come = asks.left if isinstance(asks, Instead) else 0
        return self.worth.skin(s.life[s.me] - (s.hits[s.me] - to_come), 1)
