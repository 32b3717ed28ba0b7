"""Thinker: a bot that scores every option and takes the best. The rungs of the ladder differ in whom they fight."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.act import Act
from sixgun.bots.card.answer import score_answer
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.play import score_forced, score_play
from sixgun.bots.card.sight import Sight
from sixgun.bots.strength import strength
from sixgun.bots.weights import Weights
from sixgun.cardgame.move import BECOME, END, NONE, verb_of, what_of
from sixgun.cardgame.play import Play
from sixgun.cardgame.shelf import numbered
from sixgun.cardgame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import ROLES


@mypyc_attr(acyclic=True)
class Thinker:
    """Sees a view and options; what it has learned in between it learned from public acts."""

    name: ClassVar[str] = "thinker"

    def __init__(self, rng: Rng, weights: Weights, deck: Deck) -> None:
        self.rng: Rng = rng
        self.weights: Final = weights
        self.sight: Final = Sight(deck)
        self.w: vec[float] = weights.of(0)
        self.seated: bool = False
        self.scores: vec[float] = vec[float]([0.0] * 64)

    def pick(self, view: View, moves: Buffer) -> i64:
        """One of the moves."""
        self.ponder(view)
        s = self.sight
        playing = isinstance(view.work[-1], Play)
        choosing = not playing and verb_of(moves.items[0]) == BECOME
        forced = view.must_play_number if playing else NONE
        if forced != NONE and may_end(moves):
            forced = NONE
        best: i64 = 0
        most: float = -1e9
        while len(self.scores) < moves.n:
            self.scores = vec[float]([0.0] * (2 * len(self.scores)))
        for i in range(moves.n):
            m = moves.items[i]
            if choosing:
                score = self.strength_of(view, numbered(what_of(m)).name)
            elif forced != NONE:
                score = score_forced(s, m, forced)
            else:
                score = score_play(s, m) if playing else score_answer(s, view, m)
            self.scores[i] = score
            if score > most:
                most = score
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
        return strength("card", len(view.players), ROLES[view.players[view.viewer].role_number], character)

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


def may_end(moves: Buffer) -> bool:
    """Whether to end the phase is among the moves."""
    return any(verb_of(moves.items[i]) == END for i in range(moves.n))
