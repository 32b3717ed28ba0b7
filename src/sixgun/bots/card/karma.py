"""Karma: a style of other programs, to be trained and measured against. It counts deeds instead of weighing beliefs.

Whoever harms the Sheriff loses karma, whoever harms somebody without karma or helps the Sheriff gains some. The law
fights whoever has least of it, Outlaws the Sheriff and whoever has most, a Renegade the side that is ahead.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.act import HELPED, LET_BE, NOBODY, WAS_SHOWN, Act
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.thinker import Thinker
from sixgun.bots.weights import Weights
from sixgun.cardgame.view import View
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

SEATS: Final = 8
AT_SHERIFF: Final = 2.0
"""What it counts to harm the Sheriff, or to help him; among others half of the sign of the other's karma."""
SURE: Final = 3.0
"""So much karma is as good as a badge, or as its opposite."""
SLIGHT: Final = 0.3
"""How much of an enemy somebody is who has done nothing."""


@mypyc_attr(acyclic=True)
class Karma(Thinker):
    """Plays by the rules of thumb, with karma for a belief."""

    name: ClassVar[str] = "karma"

    def __init__(self, rng: Rng, weights: Weights, deck: Deck) -> None:
        super().__init__(rng, weights, deck)
        self.karma: vec[float] = vec[float]([0.0] * SEATS)
        self.sheriff: i64 = NOBODY
        self.waiting: list[Act] = []
        """Acts from before the first view, which shows who is Sheriff."""

    def sit_down(self, view: View) -> None:
        for p in view.players:
            if p.role_number == SHERIFF:
                self.sheriff = p.seat
        for act in self.waiting:
            self.count(act)
        self.waiting = []

    def watch(self, act: Act) -> None:
        if self.seated:
            self.count(act)
        else:
            self.waiting.append(act)

    def think_like(self, other: Thinker) -> None:
        super().think_like(other)
        assert isinstance(other, Karma)
        self.karma = other.karma[:]
        self.sheriff = other.sheriff
        self.waiting = other.waiting[:]

    def count(self, act: Act) -> None:
        """Whoever did something is judged by it."""
        if act.what == LET_BE or act.what == WAS_SHOWN or act.target == NOBODY or act.target == act.seat:
            return
        good = AT_SHERIFF if act.target == self.sheriff else 0.5 if self.karma[act.target] > 0.0 else -0.5
        if act.target != self.sheriff and self.karma[act.target] == 0.0:
            return
        self.karma[act.seat] += good if act.what == HELPED else -good

    def judge(self, view: View) -> None:
        s = self.sight
        law: float = 0.0
        gang: float = 0.0
        for seat in range(s.n):
            p = view.players[seat]
            lean = min(max(self.karma[seat] / SURE, -1.0), 1.0)
            if seat == self.sheriff:
                lean = 1.0
            for role in range(4):
                s.chance[4 * seat + role] = 0.0
            if p.role_number >= 0:
                s.chance[4 * seat + p.role_number] = 1.0
                lean = 1.0 if p.role_number in (SHERIFF, DEPUTY) else -1.0
            else:
                s.chance[4 * seat + DEPUTY] = 0.5 + 0.5 * lean
                s.chance[4 * seat + OUTLAW] = 0.5 - 0.5 * lean
            s.enmity[seat] = lean if s.role in (OUTLAW, RENEGADE) else -lean
            if s.life[seat] > 0 and seat != s.me:
                law += max(lean, 0.0)
                gang += max(-lean, 0.0)
        if s.role == RENEGADE and s.living > 2:
            for seat in range(s.n):
                s.enmity[seat] = (s.enmity[seat] if law >= gang else -s.enmity[seat]) * 0.7
            if self.sheriff >= 0:
                s.enmity[self.sheriff] = -0.3
        elif s.role == RENEGADE:
            for seat in range(s.n):
                s.enmity[seat] = 1.0
        s.enmity[s.me] = 0.0
        self.fall_out()

    def fall_out(self) -> None:
        """Where nobody is an enemy, whoever seems most like one is: else they would go on for ever in peace."""
        s = self.sight
        spared = self.sheriff if s.role in (DEPUTY, RENEGADE) and s.living > 2 else s.me
        most: i64 = -1
        for seat in range(s.n):
            if s.life[seat] > 0 and seat not in (s.me, spared) and (most < 0 or s.enmity[seat] > s.enmity[most]):
                most = seat
        if most >= 0 and s.enmity[most] <= 0.0:
            s.enmity[most] = SLIGHT
