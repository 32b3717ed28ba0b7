"""The fast road: a table of our own bots without journal, log and words. The same bots, deals and luck."""

from collections.abc import Sequence
from functools import lru_cache

from sixgun.arena import dice_match, match
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.levels import LEVELS as CARD_LEVELS
from sixgun.bots.dice.levels import LEVELS as DICE_LEVELS
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.ruleset import make_rules
from sixgun.cardgame.setup import deal as deal_table
from sixgun.cardgame.table import CardTable
from sixgun.dicegame import new_table
from sixgun.dicegame.table import DiceTable
from sixgun.game import Deal
from sixgun.kernel.loop import settle
from sixgun.kernel.rng import Rng


def is_for(game: str, names: Sequence[str]) -> bool:
    """Whether games of these bots can take the fast road."""
    levels = CARD_LEVELS if game == "card" else DICE_LEVELS
    return all(name in levels for name in names)


def lay_out(deal: Deal) -> CardTable | DiceTable:
    """The table of a deal before its first question."""
    if deal.game == "dice":
        dice = new_table(
            deal.players, deal.seed, dict(deal.options), deal.sets, deal.roles or None, deal.characters or None
        )
        dice.log = None
        return dice
    rules, _ = rules_and_deck(deal.sets, deal.options)
    t = deal_table(rules, deal.players, Rng.seeded(deal.seed), deal.roles or None, deal.characters or None)
    settle(t)
    return t


@lru_cache(maxsize=4)
def rules_and_deck(sets: tuple[str, ...], options: tuple[tuple[str, object], ...]) -> tuple[Rules, Deck]:
    """What all games of a run share."""
    rules = make_rules(sets, dict(options))
    return rules, Deck(rules)


def winners(t: CardTable | DiceTable, deal: Deal, names: Sequence[str], rngs: Sequence[Rng]) -> tuple[int, ...]:
    """Play the table out; returns the seats that have won."""
    if isinstance(t, DiceTable):
        bits = dice_match.play_out(t, [DICE_LEVELS[name](rng) for name, rng in zip(names, rngs, strict=True)])
    else:
        _, deck = rules_and_deck(deal.sets, deal.options)
        bits = match.play_out(t, [CARD_LEVELS[name](rng, deck) for name, rng in zip(names, rngs, strict=True)])
    return tuple(seat for seat in range(deal.players) if bits >> seat & 1)
