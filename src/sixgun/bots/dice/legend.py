"""Legend: tries the best few answers out in dreams before it gives one."""

from math import sqrt
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.dice.act import HEALED, SHOT, Act
from sixgun.bots.dice.dream import Dream, Sleep
from sixgun.bots.dice.outlook import Outlook
from sixgun.bots.dice.ranger import Ranger
from sixgun.bots.weights import Weights
from sixgun.dicegame.face import DICE
from sixgun.dicegame.move import DOUBLE, HEAL, REROLL, SHOOT, verb_of, what_of
from sixgun.dicegame.view import View
from sixgun.kernel.bits import BIT
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng

DREAMS: Final = 300
"""Worlds that a decision is tried in at most."""
TURNS: Final = 1
"""Turns of others that a dream goes on."""
FEW: Final = 5
"""Answers that are tried."""
CLOSE: Final = 1.5
"""How far behind the best an answer may be at first sight and still be tried."""
SURE: Final = 1.0
"""By how many standard errors an answer must beat the first thought."""
GIVE_UP: Final = -2.0
"""By how many standard errors an answer falls behind before it is dropped: it is looked at after every world, so a
smaller number would drop many a good one by bad luck."""
AT_LEAST: Final = 20
"""Worlds before any is dropped."""


@mypyc_attr(acyclic=True)
class Legend(Ranger):
    """A gunslinger who looks ahead."""

    name: ClassVar[str] = "legend"

    def __init__(self, rng: Rng, weights: Weights, outlooks: dict[int, Outlook], dreams: i64 = DREAMS) -> None:
        super().__init__(rng, weights)
        self.outlooks: Final = outlooks
        self.dreams: i64 = dreams
        self.turns: i64 = TURNS
        self.few: i64 = FEW
        self.close: float = CLOSE
        self.sure: float = SURE
        self.give_up: float = GIVE_UP
        self.tried: i64 = 0
        """Games played in dreams for the last decision."""
        self.share: float = 0.0
        """How likely it seemed to win with the answer that was given."""
        self.overruled: i64 = 0
        """How often a dream changed its mind."""

    def pick(self, view: View, moves: Buffer) -> i64:
        first = super().pick(view, moves)
        self.tried = 0
        few = self.candidates(moves, first)
        if len(few) < 2:
            return first
        best = self.try_out(view, few, moves)
        if best != first:
            self.overruled += 1
        return best

    def candidates(self, moves: Buffer, first: i64) -> vec[i64]:
        """The first thought, and then the best of the others."""
        few = vec[i64]()
        few = append(few, first)
        most: float = -1e9
        for i in range(moves.n):
            most = max(most, self.scores[i])
        while len(few) < self.few:
            at: i64 = -1
            for i in range(moves.n):
                near = self.scores[i] > most - self.close and (at < 0 or self.scores[i] > self.scores[at])
                if near and not self.is_like(few, moves.items[i]):
                    at = i
            if at < 0:
                break
            few = append(few, moves.items[at])
        return few

    def is_like(self, few: vec[i64], m: i64) -> bool:
        """Whether one of these is the same, or rolls dice again that show the same."""
        for other in few:
            if other == m:
                return True
            if verb_of(other) == REROLL and verb_of(m) == REROLL and self.shown(other) == self.shown(m):
                return True
        return False

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

    def try_out(self, view: View, few: vec[i64], moves: Buffer) -> i64:
        """The answer that wins clearly more often than the first thought, or else the first thought."""
        n: i64 = len(few)
        outlook = self.outlooks.get(len(view.players))
        sleep = Sleep(view, self.belief, self.weights, outlook, self.turns)
        known = vec[vec[float]]()
        for m in few:
            known = append(known, self.after(view, m, moves))
        ahead = vec[float]([0.0] * n)
        apart = vec[float]([0.0] * n)
        wins = vec[float]([0.0] * n)
        out = vec[bool]([False] * n)
        ran: float = 0.0
        for number in range(self.dreams):
            ran += 1.0
            dream = Dream(sleep, self.rng)
            base = dream.tried(few[0], known[0])
            wins[0] += base
            self.tried += 1
            left: i64 = 0
            for i in range(1, n):
                if out[i]:
                    continue
                won = dream.tried(few[i], known[i])
                self.tried += 1
                wins[i] += won
                ahead[i] += won - base
                apart[i] += (won - base) * (won - base)
                if number >= AT_LEAST and ahead[i] < self.give_up * sqrt(apart[i]):
                    out[i] = True
                else:
                    left += 1
            if left == 0:
                break
        best: i64 = 0
        for i in range(1, n):
            if not out[i] and ahead[i] > self.sure * sqrt(apart[i]) and ahead[i] > ahead[best]:
                best = i
        self.share = wins[best] / ran
        return few[best]
