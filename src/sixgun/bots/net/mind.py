"""Mind: what a net thinks of every move, from what an adviser thinks of it.

A net names a move token by token. How likely it names each move is found by going through the tokens, those that
begin alike together.
"""

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun.bots.net.net import Net
from sixgun.bots.opinion import opine
from sixgun.kernel.buffer import Buffer
from sixgun.rows.reading import Reading

POINT: Final = 5.0
"""So many times as likely, in powers of e, is a move that is better by what an adviser calls a point."""
HOPELESS: Final = -9.0
"""Below this it is not looked at more closely how a move goes on."""


@final
@mypyc_attr(acyclic=True)
class Mind:
    """One bot's; `shown` is what the net looks at: the row, what the adviser thinks of everyone and of each token."""

    def __init__(self, net: Net, reading: Reading, row: i64, impression: i64) -> None:
        self.net: Final = net
        self.reading: Final = reading
        self.impression_at: Final[i64] = row
        """`row` is how long the longest row is that the net knows; where it is shorter, nothing follows it."""
        self.opinions_at: Final[i64] = row + impression
        self.shown: vec[u8] = vec[u8]([u8(0)] * (row + impression + net.outputs))
        self.moves: Buffer = Buffer()
        self.thoughts: Buffer = Buffer()
        """What the adviser thinks of each move (`opinion.py`)."""
        self.likely: vec[float] = vec[float]([0.0] * 64)
        """How likely the net would make each move, as a logarithm."""
        self.share: float = 0.0
        """How likely the net thinks it is to win."""

    def think(self, moves: Buffer, scores: vec[float], best: i64, fine: float) -> i64:
        """The place of the move that the net finds best; `scores`, those of the adviser, become its own.

        The reading has looked, what the adviser thinks of everyone is shown, and he would make the move `best`.
        """
        opine(scores, moves, best, fine, self.thoughts)
        self.weigh(moves)
        most: i64 = 0
        for i in range(moves.n):
            scores[i] = self.likely[i] / POINT
            if scores[i] > scores[most]:
                most = i
        return most

    def weigh(self, moves: Buffer) -> None:
        """Fill `likely`."""
        for place in range(self.reading.row):
            self.shown[place] = u8(self.reading.number(place))
        self.moves = moves
        while len(self.likely) < moves.n:
            self.likely = vec[float]([0.0] * (2 * len(self.likely)))
        every = vec[i64]()
        for i in range(moves.n):
            every = append(every, i)
        self.go_on(every, 0, 0.0)

    def go_on(self, some: vec[i64], depth: i64, before: float) -> None:
        """Weigh the moves that have their first tokens in common, which are named with the chance `before`."""
        if before < HOPELESS:
            for i in some:
                self.likely[i] = before - log(float(len(some)))
            return
        tokens = vec[i64]()
        begins = vec[i64]()
        """The token of each move, and all tokens there are."""
        for i in some:
            token = self.reading.token(self.moves.items[i], depth)
            tokens = append(tokens, token)
            if token not in begins:
                begins = append(begins, token)
        self.tell(some, tokens)
        scores = self.net.read(self.shown, begins)
        if depth == 0:
            self.share = self.net.chance
        level(scores)
        for k in range(len(begins)):
            with_it = vec[i64]()
            for n in range(len(some)):
                if tokens[n] == begins[k]:
                    with_it = append(with_it, some[n])
            if len(with_it) == 1:
                self.likely[with_it[0]] = before + scores[k]
            else:
                place = self.reading.prefix_at + depth
                self.shown[place] = u8(1 + begins[k])
                self.go_on(with_it, depth + 1, before + scores[k])
                self.shown[place] = 0

    def tell(self, some: vec[i64], tokens: vec[i64]) -> None:
        """Show what the adviser thinks of each token: as much as of the best move that goes on with it."""
        for place in range(self.opinions_at, len(self.shown)):
            self.shown[place] = 0
        for n in range(len(some)):
            place = self.opinions_at + tokens[n]
            thought = u8(self.thoughts.items[some[n]])
            if self.shown[place] < thought:
                self.shown[place] = thought


def level(scores: vec[float]) -> None:
    """Turn scores into logarithms of chances."""
    most = max(scores)
    total: float = 0.0
    for score in scores:
        total += exp(score - most)
    base = most + log(total)
    for i in range(len(scores)):
        scores[i] -= base
