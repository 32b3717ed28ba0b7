"""The fast road: a table of our own card bots without journal, log and words. The same bots, deals and luck."""

from collections.abc import Sequence
from functools import lru_cache

from sixgun.arena.match import play_out
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.levels import LEVELS
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.ruleset import make_rules
from sixgun.cardgame.setup import deal as deal_table
from sixgun.cardgame.table import CardTable
from sixgun.game import Deal
from sixgun.kernel.loop import settle
from sixgun.kernel.rng import Rng


def is_for(game: str, names: Sequence[str]) -> bool:
    """Whether games of these bots can take the fast road."""
    return game == "card" and all(name in LEVELS for name in names)


def lay_out(deal: Deal) -> CardTable:
    """The table of a deal before its first question."""
    rules, _ = rules_and_deck(deal.sets, deal.options)
    t = deal_table(rules, deal.players, Rng.seeded(deal.seed), deal.roles or None, deal.characters or None)
    settle(t)
    return t


@lru_cache(maxsize=4)
def rules_and_deck(sets: tuple[str, ...], options: tuple[tuple[str, object], ...]) -> tuple[Rules, Deck]:
    """What all games of a run share."""
    rules = make_rules(sets, dict(options))
    return rules, Deck(rules)


def winners(t: CardTable, deal: Deal, names: Sequence[str], rngs: Sequence[Rng]) -> tuple[int, ...]:
    """Play the table out; returns the seats that have won."""
    _, deck = rules_and_deck(deal.sets, deal.options)
    bots = [LEVELS[name](rng, deck) for name, rng in zip(names, rngs, strict=True)]
    bits = play_out(t, bots)
    return tuple(seat for seat in range(len(bots)) if bits >> seat & 1)
