"""The card game in a batch."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun.batch.card import observation as card_observation
from sixgun.batch.card import token as card_token
from sixgun.batch.encoding import SEVERAL, Encoding
from sixgun.batch.mask import allow, wipe
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.setup import deal
from sixgun.cardgame.table import CardTable
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.loop import settle
from sixgun.kernel.rng import Rng
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class CardEncoding(Encoding):
    """A card game with these rules."""

    def __init__(self, rules: Rules, players: i64) -> None:
        tokens, seen = card_token.WIDTH, card_observation.WIDTH
        if len(rules.events) > 0:
            tokens, seen = card_token.WIDTH_WITH_EVENTS, card_observation.WIDTH_WITH_EVENTS
        super().__init__(players, tokens, seen)
        self.rules: Final = rules

    def new_table(self, seed: i64) -> Table:
        t = deal(self.rules, self.players, Rng.seeded(seed))
        settle(t)
        return t

    def mark(self, t: Table, depth: i64, tokens: Buffer, masks: vec[i64], row: i64) -> None:
        me = t.top.seat
        moves = t.moves.items
        n = t.moves.n
        players = self.players
        named = tokens.make_room(n)
        wipe(masks, row, self.words)
        for i in range(n):
            named[i] = card_token.token(moves[i], depth, me, players, self.rules.first_event)
            allow(masks, row, named[i])

    def move_of(self, t: Table, depth: i64, token: i64, tokens: Buffer) -> i64:
        t.moves.keep(tokens, token)
        if t.moves.n > 1:
            return SEVERAL
        return t.moves.items[0]

    def observe(self, t: Table, out: vec[u8], at: i64) -> None:
        card_observation.observe(cast(CardTable, t), out, at)
