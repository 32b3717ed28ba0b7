"""The fast road: a table of our own bots without journal and words. The same bots, deals, luck and evidence."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import TypeVar

from sixgun.arena.card import match as card_match
from sixgun.arena.dice import match as dice_match
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.levels import LEVELS as CARD_LEVELS
from sixgun.bots.card.thinker import Thinker as CardThinker
from sixgun.bots.dice.levels import LEVELS as DICE_LEVELS
from sixgun.bots.dice.thinker import Thinker as DiceThinker
from sixgun.cardgame.box import make_rules
from sixgun.cardgame.table import CardTable
from sixgun.deal import Deal
from sixgun.dicegame.table import DiceTable
from sixgun.game import GAMES
from sixgun.kernel.rng import Rng

Table = CardTable | DiceTable
Thinker = CardThinker | DiceThinker
Made = TypeVar("Made")


def is_for(game: str, names: Sequence[str]) -> bool:
    """Whether games of these bots can take the fast road."""
    levels = CARD_LEVELS if game == "card" else DICE_LEVELS
    return all(name.partition(":")[0] in levels for name in names)


def lay_out(deal: Deal) -> Table:
    """The table of a deal before its first question."""
    t: Table = GAMES[deal.game].new_table(
        deal.players,
        deal.seed,
        dict(deal.options),
        deal.sets,
        deal.roles or None,
        deal.characters or None,
        log=False,
    )
    return t


@lru_cache(maxsize=4)
def deck_of(sets: tuple[str, ...], options: tuple[tuple[str, object], ...]) -> Deck:
    """What the bots of all games of a run share."""
    return Deck(make_rules(sets, dict(options)))


def winners(t: Table, deal: Deal, names: Sequence[str], rngs: Sequence[Rng]) -> tuple[int, ...]:
    """Play the table out; returns the seats that have won."""
    if isinstance(t, DiceTable):
        bits = dice_match.play_out(t, dice_bots(names, rngs))
    else:
        bits = card_match.play_out(t, card_bots(deal, names, rngs))
    return tuple(seat for seat in range(deal.players) if bits >> seat & 1)


def follow(t: Table, deal: Deal, names: Sequence[str], rngs: Sequence[Rng]) -> Iterator[Sequence[Thinker]]:
    """Play the table out, but stop before every answer and hand over the bots, for a look into their heads."""
    if isinstance(t, DiceTable):
        dice = dice_bots(names, rngs)
        of_dice = dice_match.Match(t, dice)
        while not t.over:
            yield dice
            of_dice.step()
    else:
        card = card_bots(deal, names, rngs)
        of_cards = card_match.Match(t, card)
        while not t.over:
            yield card
            of_cards.step()


def card_bots(deal: Deal, names: Sequence[str], rngs: Sequence[Rng]) -> list[CardThinker]:
    deck = deck_of(deal.sets, deal.options)
    return [maker(CARD_LEVELS, name)(rng, deck) for name, rng in zip(names, rngs, strict=True)]


def dice_bots(names: Sequence[str], rngs: Sequence[Rng]) -> list[DiceThinker]:
    return [maker(DICE_LEVELS, name)(rng) for name, rng in zip(names, rngs, strict=True)]


def maker(levels: Mapping[str, Callable[..., Made]], name: str) -> Callable[..., Made]:
    """How a bot is made. Where time is short `legend:40` is a legend that tries 40 worlds a decision, and no more."""
    level, _, worlds = name.partition(":")
    return partial(levels[level], worlds=int(worlds)) if worlds else levels[level]
