"""The card game in a batch."""

from collections.abc import Callable
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.batch.card.company import CardCompany
from sixgun.batch.company import Company
from sixgun.batch.encoding import SEVERAL, Encoding
from sixgun.bots.card.act_reader import ActReader
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.impression import FINE
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.move import NONE, card_of
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.setup import deal
from sixgun.cardgame.table import CardTable
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.loop import settle
from sixgun.kernel.rng import Rng
from sixgun.kernel.table import Table
from sixgun.rows.card import observation
from sixgun.rows.card.layout import PREFIX, Layout
from sixgun.rows.card.token import token as token_of
from sixgun.rows.card.whereabouts import alike_firsts
from sixgun.rows.mask import allow
from sixgun.rows.row import wipe

Maker = Callable[[Rng, Deck], Thinker]
"""How a bot is made."""


@final
@mypyc_attr(acyclic=True)
class CardEncoding(Encoding):
    """A card game with these rules."""

    def __init__(
        self, rules: Rules, players: i64, history: bool, bots: vec[i64], answering: i64, makers: list[Maker]
    ) -> None:
        layout = Layout(len(rules.kind_of), len(rules.events) > 0, history, rules.options.two_characters)
        super().__init__(players, layout.tokens, layout.row, layout.prefix_at, PREFIX, layout.history_at, FINE)
        self.rules: Final = rules
        self.layout: Final = layout
        self.deck: Final = Deck(rules)
        self.bots: Final = bots
        self.answering: Final = answering
        self.makers: Final = makers
        self.firsts: Final = alike_firsts(rules)

    def new_table(self, seed: int) -> Table:
        t = deal(self.rules, self.players, Rng.seeded(seed))
        settle(t)
        return t

    def copy_table(self, t: Table) -> Table:
        return cast(CardTable, t).copy()

    def new_company(self, t: Table, seed: int) -> Company:
        thinkers = [make(Rng.seeded(seed + 1 + number), self.deck) for number, make in enumerate(self.makers)]
        company = CardCompany(ActReader(self.deck), self.bots, self.answering, thinkers)
        t.log = company.log
        return company

    def mark(self, t: Table, depth: i64, tokens: Buffer, masks: vec[i64], row: i64) -> None:
        c = cast(CardTable, t)
        me = t.top.seat
        moves = t.moves.items
        n = t.moves.n
        named = tokens.make_room(n)
        first_event = self.rules.first_event
        has_twin = self.rules.has_twin
        wipe(masks, row, self.words)
        for i in range(n):
            token = card_of(moves[i])
            if depth > 0 or token == NONE or token >= first_event or has_twin[token]:  # else it is the card itself
                token = token_of(c, moves[i], depth, me, self.layout)
            named[i] = token
            allow(masks, row, token)

    def move_of(self, t: Table, depth: i64, token: i64, tokens: Buffer) -> i64:
        t.moves.keep(tokens, token)
        if t.moves.n > 1:
            return SEVERAL
        return t.moves.items[0]

    def token_of(self, t: Table, m: i64, depth: i64) -> i64:
        return token_of(cast(CardTable, t), m, depth, t.top.seat, self.layout)

    def observe(self, t: Table, me: i64, out: vec[i64], at: i64) -> None:
        observation.observe(cast(CardTable, t), me, self.firsts, self.layout, out, at)

    def open_up(self, t: Table, me: i64, out: vec[i64], at: i64) -> None:
        observation.open_up(cast(CardTable, t), me, self.firsts, self.layout, out, at)
