"""Many games stepped in one call, for learning: masks, actors, rewards and observations lie in buffers that NumPy can
look into without a copy (see `sixgun.env`).

Every game asks its question; `step` takes a token for each and goes on. Questions with one answer are answered at once,
and so are the rest of a move when only one is left. A game that ends is paid out and replaced by a new one.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun.batch.encoding import SEVERAL, Encoding
from sixgun.batch.mask import is_allowed
from sixgun.errors import IllegalMove
from sixgun.kernel.bits import BIT
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.loop import advance
from sixgun.kernel.table import Table


@final
@mypyc_attr(acyclic=True)
class Batch:
    """`games` games of one kind, each with its own seed: `seed`, `seed + 1` and so on, new games going on from there.

    Seats are counted as in a single game; only tokens and observations are turned towards the player who moves.
    """

    def __init__(self, encoding: Encoding, games: i64, seed: i64, observe: bool = True) -> None:
        self.encoding: Encoding = encoding
        self.games: i64 = games
        self.players: i64 = encoding.players
        self.width: i64 = encoding.width
        self.words: i64 = encoding.words
        self.observation_size: i64 = encoding.observation_size if observe else 0
        self.next_seed: i64 = seed
        self.masks: vec[i64] = vec[i64]([0] * (games * encoding.words))
        """A byte for each token, 1 for those that may come next: a row a game, eight bytes to a word (`mask.py`)."""
        self.observations: vec[u8] = vec[u8]([u8(0)] * (games * self.observation_size))
        """What the player to move sees, a row a game; empty rows where nobody observes."""
        self.actors: vec[i64] = vec[i64]([0] * games)
        """The seat that moves."""
        self.rewards: vec[i64] = vec[i64]([0] * (games * encoding.players))
        """1 for each winner of a game that ended with this step, a row a game."""
        self.ended: vec[u8] = vec[u8]([u8(0)] * games)
        """1 for a game that ended with this step; its row is already the next one's."""
        self.depths: vec[i64] = vec[i64]([0] * games)
        """How many tokens of the move are chosen."""
        self.tokens: vec[Buffer] = vec[Buffer]()
        """Room for a game's player to note the token of each move on offer."""
        self.tables: vec[Table] = vec[Table]()
        self.decisions: i64 = 0
        for g in range(games):
            self.tokens = append(self.tokens, Buffer())
            self.tables = append(self.tables, self.encoding.new_table(self.take_seed()))
            self.go_on(g)

    def take_seed(self) -> i64:
        self.next_seed += 1
        return self.next_seed - 1

    def step(self, tokens: list[int]) -> None:
        """One token for each game, in their order; if one is wrong, no game goes on.

        A list, for interpreted code cannot hand over a vec without a leak.
        """
        if len(tokens) != self.games:
            raise IllegalMove(f"{len(tokens)} tokens are given for {self.games} games; give one for each")
        for g in range(self.games):
            self.check(g, tokens[g])
        for g in range(self.games):
            self.take(g, tokens[g])

    def step_game(self, g: i64, token: i64) -> None:
        """One token for one game; the others wait."""
        self.check(g, token)
        self.take(g, token)

    def check(self, g: i64, token: i64) -> None:
        if token < 0 or token >= self.width or not is_allowed(self.masks, g * self.words, token):
            raise IllegalMove(f"game {g} cannot take token {token}; its mask says which it can")

    def take(self, g: i64, token: i64) -> None:
        """Go on with a token that the mask allows."""
        if self.ended[g] != 0:
            self.ended[g] = 0
            for seat in range(self.players):
                self.rewards[g * self.players + seat] = 0
        self.decisions += 1
        t = self.tables[g]
        m = self.encoding.move_of(t, self.depths[g], token, self.tokens[g])
        if m == SEVERAL:
            self.depths[g] += 1
            self.mark(t, g)
        else:
            self.depths[g] = 0
            advance(t, m)
            self.go_on(g)

    def go_on(self, g: i64) -> None:
        """To the next question with a choice, in this game or in a new one."""
        t = self.tables[g]
        while True:
            if t.over:
                self.pay_out(g, t)
                t = self.encoding.new_table(self.take_seed())
                self.tables[g] = t
            t.offer()
            if t.moves.n > 1:
                break
            advance(t, t.moves.items[0])
        self.actors[g] = t.top.seat
        self.mark(t, g)
        if self.observation_size > 0:
            self.encoding.observe(t, self.observations, g * self.observation_size)

    def pay_out(self, g: i64, t: Table) -> None:
        self.ended[g] = 1
        for seat in range(self.players):
            self.rewards[g * self.players + seat] = 1 if t.winners & BIT[seat] != 0 else 0

    def mark(self, t: Table, g: i64) -> None:
        """Allow the tokens of the moves that are left, and no others."""
        self.encoding.mark(t, self.depths[g], self.tokens[g], self.masks, g * self.words)
