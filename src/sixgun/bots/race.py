"""A race: the few best moves are tried out in the same imagined worlds, and one must clearly beat the first thought.

In each world every move meets the same luck, so what counts is by how much it does better there than the first thought.
How a world is imagined and a move tried in it is the game's affair.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.kernel.buffer import Buffer

SURE: Final = 1.0
"""By how many standard errors a move must beat the first thought."""
UNTRIED: Final = -1.0
"""The share of a move that was not tried."""
LAUGHABLE: Final = -1e9
"""The score, before they are shortlisted, of moves that are tried on no account."""
SLOW_WORLDS: Final = 8
"""Worlds that a legend tries where the engine is not compiled and a person waits."""


def shortlist(moves: Buffer, scores: vec[float], gists: vec[i64], close: float, most_of_them: i64) -> vec[i64]:
    """The places of the moves worth trying, best first: none so much worse than the best, and one of each gist."""
    most: float = -1e9
    for i in range(moves.n):
        most = max(most, scores[i])
    few = vec[i64]()
    taken = vec[i64]()
    while len(few) < most_of_them:
        at: i64 = -1
        for i in range(moves.n):
            near = scores[i] > most - close and (at < 0 or scores[i] > scores[at])
            if near and gists[i] not in taken:
                at = i
        if at < 0:
            break
        few = append(few, at)
        taken = append(taken, gists[at])
    return few


@final
@mypyc_attr(acyclic=True)
class Race:
    """How a few moves have done so far; number 0 is the first thought."""

    def __init__(self, n: i64, at_least: i64, give_up: float) -> None:
        self.at_least: Final[i64] = at_least
        """Worlds before any move is dropped."""
        self.give_up: Final[float] = give_up
        """By how many standard errors a move falls behind the first thought before it is dropped."""
        self.n: Final[i64] = n
        self.left: i64 = n - 1
        """Moves that may still beat the first thought."""
        self.worlds: i64 = 0
        self.tried: i64 = 0
        """Games played in imagined worlds."""
        self.base: float = 0.0
        """How the first thought did in the world that is being imagined."""
        self.times: vec[i64] = vec[i64]([0] * n)
        """Worlds that each was tried in: one that is dropped meets no more of them."""
        self.wins: vec[float] = vec[float]([0.0] * n)
        self.ahead: vec[float] = vec[float]([0.0] * n)
        self.apart: vec[float] = vec[float]([0.0] * n)
        """The squares of what `ahead` is the sum of."""
        self.out: vec[bool] = vec[bool]([False] * n)
        self.doubt: vec[float] = vec[float]([0.0] * n)
        """By how many standard errors more each must beat the first thought: what looked worse has more to prove."""

    def count(self, i: i64, won: float) -> None:
        """A move has been tried; the first thought comes first in every world."""
        self.tried += 1
        self.times[i] += 1
        self.wins[i] += won
        if i == 0:
            self.worlds += 1
            self.base = won
            return
        self.ahead[i] += won - self.base
        self.apart[i] += (won - self.base) * (won - self.base)
        if self.worlds > self.at_least and self.ahead[i] < -self.give_up * sqrt(self.apart[i]):
            self.out[i] = True
            self.left -= 1

    def winner(self) -> i64:
        """The move that won clearly more often than the first thought, or else the first thought."""
        best: i64 = 0
        for i in range(1, self.n):
            enough = (SURE + self.doubt[i]) * sqrt(self.apart[i])
            if not self.out[i] and self.ahead[i] > enough and self.ahead[i] > self.ahead[best]:
                best = i
        return best

    def share(self, i: i64) -> float:
        """How often a move won."""
        return self.wins[i] / float(self.times[i])
