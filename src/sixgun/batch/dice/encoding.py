"""The dice game in a batch. A move is one token (`token.py`)."""

from collections.abc import Callable
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.batch.company import Company
from sixgun.batch.dice.company import DiceCompany
from sixgun.batch.encoding import Encoding
from sixgun.bots.dice.impression import FINE
from sixgun.bots.dice.thinker import Thinker
from sixgun.dicegame.move import BECOME, verb_of, what_of
from sixgun.dicegame.rules import Rules
from sixgun.dicegame.setup import NOTHING_FIXED, begin, check_players, deal, first_to_play
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng
from sixgun.kernel.table import Table
from sixgun.rows.dice import observation
from sixgun.rows.dice import token as dice_token
from sixgun.rows.dice.layout import PAIR, Layout
from sixgun.rows.mask import allow
from sixgun.rows.row import wipe

Maker = Callable[[Rng], Thinker]
"""How a bot is made."""


@final
@mypyc_attr(acyclic=True)
class DiceEncoding(Encoding):
    """A dice game with these rules."""

    def __init__(
        self, rules: Rules, players: i64, history: bool, bots: vec[i64], answering: i64, makers: list[Maker]
    ) -> None:
        check_players(players)
        layout = Layout(history, rules.two_characters)
        width = dice_token.WIDTH + (PAIR if layout.has_pairs else 0)
        super().__init__(players, width, layout.row, 0, 0, layout.history_at, FINE)
        self.rules: Final = rules
        self.layout: Final = layout
        self.bots: Final = bots
        self.answering: Final = answering
        self.makers: Final = makers
        self.nothing_fixed: Final = NOTHING_FIXED[players]

    def new_table(self, seed: int) -> Table:
        t = deal(self.rules, Rng.seeded(seed), self.nothing_fixed, self.nothing_fixed)
        begin(t, first_to_play(t.seats))
        return t

    def copy_table(self, t: Table) -> Table:
        return cast(DiceTable, t).copy()

    def new_company(self, t: Table, seed: int) -> Company:
        thinkers = [make(Rng.seeded(seed + 1 + number)) for number, make in enumerate(self.makers)]
        company = DiceCompany(self.bots, self.answering, thinkers)
        company.begin(cast(DiceTable, t))
        t.log = company.log
        return company

    def mark(self, t: Table, depth: i64, tokens: Buffer, masks: vec[i64], row: i64) -> None:
        if self.layout.has_pairs:
            wipe(masks, row, self.words)
            if verb_of(t.moves.items[0]) == BECOME:
                for place in range(t.moves.n):
                    allow(masks, row, dice_token.WIDTH + place)
                return
        dice_token.mark(t.moves, t.top.seat, self.players, masks, row)

    def move_of(self, t: Table, depth: i64, token: i64, tokens: Buffer) -> i64:
        if token >= dice_token.WIDTH:
            return t.moves.items[token - dice_token.WIDTH]
        return dice_token.move_named(token, t.top.seat, self.players)

    def token_of(self, t: Table, m: i64, depth: i64) -> i64:
        if verb_of(m) == BECOME:
            return dice_token.WIDTH + (0 if cast(DiceTable, t).pairs[2 * t.top.seat] == what_of(m) else 1)
        return dice_token.token(m, t.top.seat, self.players)

    def observe(self, t: Table, me: i64, out: vec[i64], at: i64) -> None:
        observation.observe(cast(DiceTable, t), me, self.layout, out, at)

    def open_up(self, t: Table, me: i64, out: vec[i64], at: i64) -> None:
        observation.open_up(cast(DiceTable, t), me, self.layout, out, at)
