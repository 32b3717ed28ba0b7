"""Legend: tries the best few answers out in imagined worlds before it gives one."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.dice.act import HEALED, SHOT, Act
from sixgun.bots.dice.outlook import DiceOutlook
from sixgun.bots.dice.ranger import Ranger
from sixgun.bots.dice.rollout import Search, World
from sixgun.bots.dice.unthinkable import gives_up, unthinkable
from sixgun.bots.race import LAUGHABLE, UNTRIED, Race, shortlist
from sixgun.bots.weights import Weights
from sixgun.dicegame.face import DICE
from sixgun.dicegame.move import BECOME, DOUBLE, HEAL, REROLL, SHOOT, verb_of, what_of
from sixgun.dicegame.view import View
from sixgun.kernel.bits import BIT
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng

WORLDS: Final = 60
"""Worlds that a decision is tried in at most."""
TURNS: Final = 1
"""Turns of others that a world goes on."""
CLOSE: Final = 1.5
"""How far behind the best an answer may be at first sight and still be tried."""
FEW: Final = 5
"""Answers that are tried at most."""
GIVE_UP: Final = 2.0
"""By how many standard errors an answer falls behind before it is dropped: it is looked at after every world, so a
smaller number would drop many a good one by bad luck."""
AT_LEAST: Final = 20
"""Worlds before any is dropped."""


@mypyc_attr(acyclic=True)
class Legend(Ranger):
    """A gunslinger who looks ahead."""

    name: ClassVar[str] = "legend"

    def __init__(self, rng: Rng, weights: Weights, outlooks: dict[int, DiceOutlook], worlds: i64 = WORLDS) -> None:
        super().__init__(rng, weights)
        self.outlooks: Final = outlooks
        self.worlds: Final[i64] = worlds
        self.close: float = CLOSE
        self.most: i64 = FEW
        """How far behind an answer may be and still be tried, and how many are."""
        self.tried: i64 = 0
        """Games played in imagined worlds for the last decision."""
        self.share: float = 0.0
        """How likely it seemed to win with the answer that was given."""
        self.shares: vec[float] = vec[float]()
        """The same for every answer that could be given, and below zero where it was not tried."""

    def pick(self, view: View, moves: Buffer) -> i64:
        first = self.first_thought(view, moves)
        self.tried = 0
        self.shares = vec[float]()
        if self.worlds == 0 or verb_of(moves.items[0]) == BECOME:  # that was measured in more games than one can try
            return first
        few = self.worth_trying(view, moves, first)
        return self.try_out(view, few, moves) if len(few) > 1 else first

    def first_thought(self, view: View, moves: Buffer) -> i64:
        """The answer that seems best before anything is tried; `scores` says what each seems worth."""
        return Ranger.pick(self, view, moves)

    def worth_trying(self, view: View, moves: Buffer, first: i64) -> vec[i64]:
        """The answers to try, the first thought before all others."""
        s = self.sight
        gists = self.gists(moves)
        worth = vec[float]()
        mine: i64 = 0
        for i in range(moves.n):
            m = moves.items[i]
            laughable = unthinkable(s, m, moves) or gives_up(s, view, m, first)
            worth = append(worth, LAUGHABLE if laughable else self.scores[i])
            if m == first:
                mine = gists[i]
        few = vec[i64]([first])
        for at in shortlist(moves, worth, gists, self.close, self.most):
            if gists[at] != mine:
                few = append(few, moves.items[at])
        return few

    def gists(self, moves: Buffer) -> vec[i64]:
        """What each answer comes to: to roll dice again that show the same is the same. No other is below zero."""
        gists = vec[i64]()
        for i in range(moves.n):
            m = moves.items[i]
            gists = append(gists, -self.shown(m) if verb_of(m) == REROLL else m)
        return gists

    def shown(self, m: i64) -> i64:
        """What the dice to roll again show, on whichever dice: three bits a face count them."""
        code: i64 = 0
        for place in range(DICE):
            if what_of(m) & BIT[place] != 0:
                code += 1 << (3 * self.sight.faces[place])
        return code

    def after(self, view: View, m: i64, moves: Buffer) -> vec[float]:
        """What everyone will have made out about the roles once this move is made."""
        verb = verb_of(m)
        before = self.belief.evidence[:]
        if verb in (SHOOT, DOUBLE, HEAL):
            could: i64 = 0
            for i in range(moves.n):
                could |= BIT[what_of(moves.items[i])]
            if could != BIT[what_of(m)]:
                act = Act(view.viewer, HEALED if verb == HEAL else SHOT, what_of(m), could)
                for p in view.players:
                    act.at_table(p.seat, p.life - p.hits, p.max_life - p.life)
                self.take_in(act)
        known = self.belief.evidence
        self.belief.evidence = before
        return known

    def search(self, view: View) -> Search:
        """What the worlds of this decision share: who may be who, how long they last, and what they are judged by."""
        return Search(view, self.belief, self.weights, self.outlooks.get(len(view.players)), None, TURNS)

    def try_out(self, view: View, few: vec[i64], moves: Buffer) -> i64:
        """The answer that wins clearly more often than the first thought, or else the first thought."""
        search = self.search(view)
        known = vec[vec[float]]()
        for m in few:
            known = append(known, self.after(view, m, moves))
        race = Race(len(few), AT_LEAST, GIVE_UP)
        for _ in range(self.worlds):
            world = World(search, self.rng)
            for i in range(race.n):
                if not race.out[i]:
                    race.count(i, world.tried(few[i], known[i]))
            if race.left == 0:
                break
        best = race.winner()
        self.tried = race.tried
        self.share = race.share(best)
        self.shares = vec[float]([UNTRIED] * moves.n)
        for at in range(moves.n):
            for i in range(race.n):
                if moves.items[at] == few[i]:
                    self.shares[at] = race.share(i)
        return few[best]
