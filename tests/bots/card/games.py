"""Games of bots for the tests: small, seeded, at tables of every size."""

from collections.abc import Callable, Iterator

from sixgun.arena.card.match import CardMatch
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.levels import LEVELS
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.box import make_rules
from sixgun.cardgame.setup import new_table
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import View, seen_by
from sixgun.kernel.rng import Rng
from tests.bots.decisions import decisions_of

RULES = make_rules(("base", "dodge-city"), {})
DECK = Deck(RULES)

Maker = Callable[[Rng, Deck], Thinker]


def table(players: int, seed: int) -> CardTable:
    return new_table(players, seed, {}, RULES.sets, log=False)


def bots(make: Maker, players: int, seed: int) -> list[Thinker]:
    return [make(Rng.seeded(seed * 100 + seat), DECK) for seat in range(players)]


def winners(level: str, players: int, seed: int) -> int:
    return CardMatch(table(players, seed), bots(LEVELS[level], players, seed)).play_out()


def decisions(make: Maker, players: int, seed: int) -> Iterator[tuple[CardTable, View, Thinker, int]]:
    """Every real decision of a game of these bots."""
    t = table(players, seed)
    seated = bots(make, players, seed)
    return decisions_of(CardMatch(t, seated), t, seated, seen_by)
