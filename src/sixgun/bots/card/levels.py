"""The rungs of the ladder for the card game: how each bot is made."""

from collections.abc import Callable
from functools import cache
from typing import Final

from sixgun.bots.card.deck import Deck
from sixgun.bots.card.drifter import Drifter
from sixgun.bots.card.greenhorn import Greenhorn
from sixgun.bots.card.karma import Karma
from sixgun.bots.card.legend import WORLDS, Legend
from sixgun.bots.card.myth import WORLDS as MYTH_WORLDS
from sixgun.bots.card.myth import Myth
from sixgun.bots.card.outlook import FEATURES, CardOutlook
from sixgun.bots.card.ranger import Ranger
from sixgun.bots.card.thinker import Thinker
from sixgun.bots.card.weights import rules_of_thumb, shipped
from sixgun.bots.kind_of_table import SIZES, name_of
from sixgun.bots.net.shipped import card_net, knows
from sixgun.bots.outlook_numbers import numbers_for
from sixgun.bots.race import SLOW_WORLDS
from sixgun.bots.weights import Weights
from sixgun.kernel.rng import Rng
from sixgun.version import is_interpreted


@cache
def thumb() -> Weights:
    return rules_of_thumb()


@cache
def evolved() -> Weights:
    return shipped("gunslinger")


@cache
def fitted(sets: tuple[str, ...]) -> dict[int, CardOutlook]:
    """By size of table."""
    return {players: CardOutlook(numbers_for(name_of("card", sets, players), FEATURES)) for players in SIZES}


def greenhorn(rng: Rng, deck: Deck) -> Thinker:
    return Greenhorn(rng, thumb(), deck)


def drifter(rng: Rng, deck: Deck) -> Thinker:
    return Drifter(rng, thumb(), deck)


def ranger(rng: Rng, deck: Deck) -> Thinker:
    return Ranger(rng, thumb(), deck)


def gunslinger(rng: Rng, deck: Deck) -> Thinker:
    return Ranger(rng, evolved(), deck)


def hasty(rng: Rng, deck: Deck) -> Thinker:
    return Ranger(rng, evolved(), deck, hasty=True)


def karma(rng: Rng, deck: Deck) -> Thinker:
    return Karma(rng, thumb(), deck)


def legend(rng: Rng, deck: Deck, worlds: int = SLOW_WORLDS if is_interpreted() else WORLDS) -> Thinker:
    return Legend(rng, evolved(), deck, fitted(deck.rules.sets), worlds)


def myth(rng: Rng, deck: Deck, worlds: int = SLOW_WORLDS if is_interpreted() else MYTH_WORLDS) -> Thinker:
    if not knows(deck.rules):
        return legend(rng, deck, max(worlds, 1))
    return Myth(rng, evolved(), deck, fitted(deck.rules.sets), card_net(), worlds)


LEVELS: Final[dict[str, Callable[[Rng, Deck], Thinker]]] = {
    "greenhorn": greenhorn,
    "drifter": drifter,
    "ranger": ranger,
    "gunslinger": gunslinger,
    "legend": legend,
    "myth": myth,
}
"""Weakest first."""

PARTNERS: Final = {**LEVELS, "hasty": hasty, "karma": karma}
"""Whom learners can play with: also a gunslinger who thinks as fast as possible, and a style of other programs."""
