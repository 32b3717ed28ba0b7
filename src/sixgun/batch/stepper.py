"""Many games stepped in one call, for learning: masks, actors, rewards and rows lie in buffers that NumPy can look into
without a copy (see `sixgun.env`).

Every game asks its question; `step` takes a token for each and goes on. Questions with one answer are answered at once,
and so are the rest of a move when only one is left, and all that bots are asked. A game that ends is paid out and
replaced by a new one.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun.batch.company import Company
from sixgun.batch.encoding import SEVERAL, Encoding
from sixgun.bots.opinion import IMPRESSION, opine
from sixgun.errors import BadOption, IllegalMove
from sixgun.kernel.bits import BIT
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.kernel.table import Table
from sixgun.rows.mask import is_allowed
from sixgun.rows.row import BYTES, copy_words, put, wipe

NOT_ASKED: Final = -1
"""No move: no bot has been asked for advice."""

SHIFT: Final = 1 << 32
"""Batches whose seeds are not the same share no game until one of them has played so many."""


@final
@mypyc_attr(acyclic=True)
class Batch:
    """`games` games of one kind, each dealt from a seed of its own, which `seeds` tells.

    Seats are counted as in a single game; only tokens and rows are turned towards the player who moves.
    """

    def __init__(
        self, encoding: Encoding, games: i64, seed: int, observe: bool, open_rows: bool, company: bool, opinions: bool
    ) -> None:
        self.encoding: Encoding = encoding
        self.games: i64 = games
        self.players: i64 = encoding.players
        self.width: i64 = encoding.width
        self.words: i64 = encoding.words
        self.row: i64 = encoding.row
        self.observes: bool = observe
        self.has_open_rows: bool = open_rows
        self.has_company: bool = company
        self.has_opinions: bool = opinions
        """Whether the adviser of whoever is to move is asked at once, and tells all that he thinks."""
        self.next_seed: int = seed * SHIFT
        self.masks: vec[i64] = vec[i64]([0] * (games * encoding.words))
        """A byte for each token, 1 for those that may come next: a row a game, eight bytes to a word (`mask.py`)."""
        self.row_words: i64 = encoding.row_words
        self.observations: vec[i64] = rows(games, self.row_words, observe)
        """What the player to move sees, a row a game, a byte a number (`row.py`); empty where nobody observes."""
        self.open_rows: vec[i64] = rows(games, self.row_words, open_rows)
        """The same with all that is hidden, for critics; empty where it is not wanted."""
        self.one_row: vec[i64] = rows(1, self.row_words, True)
        """The row that `look` was last asked for."""
        self.opinions: vec[u8] = small(games, encoding.width, opinions)
        """What the adviser thinks of each token that may come next: 255 of the best, and less of worse ones."""
        self.impressions: vec[u8] = small(games, IMPRESSION, opinions)
        """What he thinks of everyone, seats counted from the player who moves (`company.py`)."""
        self.actors: vec[i64] = vec[i64]([0] * games)
        """The seat that moves."""
        self.rewards: vec[i64] = vec[i64]([0] * (games * encoding.players))
        """1 for each winner of a game that ended with this step, a row a game."""
        self.ended: vec[u8] = vec[u8]([u8(0)] * games)
        """1 for a game that ended with this step; its row is already the next one's."""
        self.depths: vec[i64] = vec[i64]([0] * games)
        """How many tokens of the move are chosen."""
        self.prefixes: vec[i64] = vec[i64]([0] * (games * encoding.prefix))
        """Those tokens."""
        self.advised: vec[i64] = vec[i64]([NOT_ASKED] * games)
        """The move that a bot was asked for."""
        self.tokens: vec[Buffer] = vec[Buffer]()
        """Room for a game's player to note the token of each move on offer."""
        self.thoughts: vec[Buffer] = vec[Buffer]()
        """What the adviser thinks of each move on offer, as in `opinions`."""
        self.seeds: list[int] = [0] * games
        self.tables: vec[Table] = vec[Table]()
        self.companies: vec[Company] = vec[Company]()
        """Where there are bots or a history."""
        self.last_tables: vec[Table] = vec[Table]()
        """The table of the game that ended last in each place, for whoever wants to look back; at first the first."""
        self.decisions: i64 = 0
        for g in range(games):
            self.tokens = append(self.tokens, Buffer())
            self.thoughts = append(self.thoughts, Buffer())
            t = encoding.new_table(self.take_seed(g))
            self.tables = append(self.tables, t)
            self.last_tables = append(self.last_tables, t)
            if company:
                self.companies = append(self.companies, encoding.new_company(t, self.seeds[g]))
        for g in range(games):
            self.go_on(g, False)

    def take_seed(self, g: i64) -> int:
        seed = self.next_seed
        self.next_seed = seed + 1
        self.seeds[g] = seed
        return seed

    # stepping

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
        depth = self.depths[g]
        m = self.encoding.move_of(t, depth, token, self.tokens[g])
        if m == SEVERAL:
            self.prefixes[g * self.encoding.prefix + depth] = token
            self.depths[g] = depth + 1
            if self.has_opinions:
                self.thoughts[g].keep(self.tokens[g], token)
                self.tell(g, t)
            self.mark(t, g)
            place = g * self.row_words * BYTES + self.encoding.prefix_at + depth
            if self.observes:
                put(self.observations, place, 1 + token)
            if self.has_open_rows:
                put(self.open_rows, place, 1 + token)
        else:
            self.depths[g] = 0
            advance(t, m)
            self.go_on(g, True)

    def go_on(self, g: i64, asked: bool) -> None:
        """To the next question with a choice that a learner has, in this game or in a new one.

        `asked`: a learner had a choice in this game. One that bots play to its end before that is nobody's, and not
        paid out.
        """
        t = self.tables[g]
        while True:
            if t.over:
                if asked:
                    self.pay_out(g, t)
                    asked = False
                t = self.encoding.new_table(self.take_seed(g))
                self.tables[g] = t
                if self.has_company:
                    if self.companies[g].has_bots():
                        self.companies[g] = self.encoding.new_company(t, self.seeds[g])
                    else:
                        self.companies[g].move_to(t)
            if self.has_company:
                self.companies[g].hear()
            t.offer()
            m = t.moves.items[0]
            if t.moves.n > 1:
                if not self.has_company or not self.companies[g].is_bot(t.top.seat):
                    break
                m = self.companies[g].ask(t, t.top.seat)
            advance(t, m)
        self.actors[g] = t.top.seat
        self.advised[g] = NOT_ASKED
        if self.has_opinions:
            self.consult(g, t)
        self.mark(t, g)
        first = g * self.row_words
        if self.observes:
            self.write(g, t, t.top.seat, self.observations, first)
            if self.has_open_rows:
                copy_words(self.observations, self.open_rows, first, self.row_words)
        elif self.has_open_rows:
            self.write(g, t, t.top.seat, self.open_rows, first)
        if self.has_open_rows:
            self.encoding.open_up(t, t.top.seat, self.open_rows, first * BYTES)

    def pay_out(self, g: i64, t: Table) -> None:
        self.ended[g] = 1
        self.last_tables[g] = t
        for seat in range(self.players):
            self.rewards[g * self.players + seat] = 1 if t.winners & BIT[seat] != 0 else 0

    def mark(self, t: Table, g: i64) -> None:
        """Allow the tokens of the moves that are left, and no others."""
        self.encoding.mark(t, self.depths[g], self.tokens[g], self.masks, g * self.words)

    def advice(self, g: i64) -> i64:
        """The token that the bot in the seat to move would choose, at any depth; only in a batch with an adviser.

        Ask from the first token of a move on and follow it: past another token there is no advice (-1).
        """
        t = self.tables[g]
        if not self.has_company or not self.companies[g].has_adviser(t.top.seat):
            raise BadOption("nobody gives advice here; make the batch with adviser='gunslinger' or another bot")
        depth = self.depths[g]
        if self.advised[g] == NOT_ASKED:
            if depth > 0:
                return NOT_ASKED
            self.advised[g] = self.companies[g].ask(t, t.top.seat)
        token = self.encoding.token_of(t, self.advised[g], depth)
        return token if token >= 0 and is_allowed(self.masks, g * self.words, token) else NOT_ASKED

    def consult(self, g: i64, t: Table) -> None:
        """Ask the adviser of whoever is to move, and note what he thinks of the moves and of everyone."""
        company = self.companies[g]
        seat = t.top.seat
        best = company.ask(t, seat)
        self.advised[g] = best
        company.impression(seat, self.impressions, g * IMPRESSION)
        opine(company.scores(seat), t.moves, best, self.encoding.fine, self.thoughts[g])
        self.tell(g, t)

    def tell(self, g: i64, t: Table) -> None:
        """Write what is thought of each token: as much as of the best move that goes on with it."""
        at = g * self.width
        opinions = self.opinions
        for place in range(at, at + self.width):
            opinions[place] = 0
        thoughts = self.thoughts[g].items
        depth = self.depths[g]
        for i in range(t.moves.n):
            place = at + self.encoding.token_of(t, t.moves.items[i], depth)
            if opinions[place] < u8(thoughts[i]):
                opinions[place] = u8(thoughts[i])

    # rows

    def write(self, g: i64, t: Table, me: i64, out: vec[i64], first: i64) -> None:
        """The row of a seat with what it may know."""
        wipe(out, first, self.row_words)
        at = first * BYTES
        self.encoding.observe(t, me, out, at)
        if self.encoding.history_at < self.row:
            self.companies[g].log.history.write(me, out, at + self.encoding.history_at)

    def look(self, g: i64, seat: i64, is_open: bool, last: bool) -> None:
        """Write into `one_row` what a seat sees, or all there is: of the game now, or of the last one at its end.

        Of a game that is over nothing is kept but its table, so there the history is empty.
        """
        if seat < 0 or seat >= self.players or g < 0 or g >= self.games:
            raise BadOption(
                f"there is no seat {seat} in game {g}; there are {self.players} seats in {self.games} games"
            )
        t = self.last_tables[g] if last else self.tables[g]
        if last:
            wipe(self.one_row, 0, self.row_words)
            self.encoding.observe(t, seat, self.one_row, 0)
        else:
            self.write(g, t, seat, self.one_row, 0)
            if seat == t.top.seat:  # nobody else knows what he has chosen so far
                for i in range(self.depths[g]):
                    put(self.one_row, self.encoding.prefix_at + i, 1 + self.prefixes[g * self.encoding.prefix + i])
        if is_open:
            self.encoding.open_up(t, seat, self.one_row, 0)

    # copies

    def copy(self) -> "Batch":
        """Another batch in which everything is the same, all luck to come included, and all that bots think."""
        other = Batch(self.encoding, 0, 0, self.observes, self.has_open_rows, self.has_company, self.has_opinions)
        other.games = self.games
        other.next_seed = self.next_seed
        other.masks = self.masks[:]
        other.observations = self.observations[:]
        other.open_rows = self.open_rows[:]
        other.opinions = self.opinions[:]
        other.impressions = self.impressions[:]
        other.actors = self.actors[:]
        other.rewards = self.rewards[:]
        other.ended = self.ended[:]
        other.advised = self.advised[:]
        other.depths = self.depths[:]
        other.prefixes = self.prefixes[:]
        other.seeds = self.seeds[:]
        other.last_tables = self.last_tables[:]
        other.decisions = self.decisions
        for g in range(self.games):
            t = self.encoding.copy_table(self.tables[g])
            other.tables = append(other.tables, t)
            if self.last_tables[g] is self.tables[g]:
                other.last_tables[g] = t
            other.tokens = append(other.tokens, Buffer())
            other.thoughts = append(other.thoughts, self.thoughts[g].copy())
            if self.has_company:
                company = self.encoding.new_company(t, self.seeds[g])
                company.stand_like(self.companies[g])
                other.companies = append(other.companies, company)
            other.ask_again(g)
        return other

    def ask_again(self, g: i64) -> None:
        """Offer what a game's player may answer after the tokens that he has chosen."""
        t = self.tables[g]
        t.offer()
        chosen = self.depths[g]
        for depth in range(chosen):
            self.depths[g] = depth
            self.mark(t, g)
            self.encoding.move_of(t, depth, self.prefixes[g * self.encoding.prefix + depth], self.tokens[g])
        self.depths[g] = chosen
        self.mark(t, g)

    def luck(self, g: i64) -> list[int]:
        """All that decides the luck to come in a game."""
        return self.tables[g].rng.numbers()

    def set_luck(self, g: i64, numbers: list[int]) -> None:
        """Let the luck to come in a game be what `luck` once told."""
        self.tables[g].rng = Rng(numbers[0])


def rows(games: i64, words: i64, wanted: bool) -> vec[i64]:
    """Room for a row a game, or for none."""
    size: i64 = games * words
    if not wanted:
        size = 0
    return vec[i64]([0] * size)


def small(games: i64, numbers: i64, wanted: bool) -> vec[u8]:
    """Room for so many small numbers a game, or for none."""
    size: i64 = games * numbers
    if not wanted:
        size = 0
    return vec[u8]([u8(0)] * size)
