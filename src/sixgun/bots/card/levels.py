"""The rungs of the ladder for the card game: how each bot is made."""

from collections.abc import Callable
from functools import cache
from typing import Final

from sixgun.bots.card.chance import Chance
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.drifter import Drifter
from sixgun.bots.card.legend import DREAMS, Legend
from sixgun.bots.card.outlook import Outlook, read_outlook
from sixgun.bots.card.ranger import Ranger
from sixgun.bots.card.thinker import Thinker
from sixgun.bots.card.weights import rules_of_thumb, shipped
from sixgun.bots.race import SLOW_DREAMS
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
def fitted() -> Outlook:
    return read_outlook()


def greenhorn(rng: Rng, deck: Deck) -> Thinker:
    return Chance(rng, thumb(), deck)


def drifter(rng: Rng, deck: Deck) -> Thinker:
    return Drifter(rng, thumb(), deck)


def ranger(rng: Rng, deck: Deck) -> Thinker:
    return Ranger(rng, thumb(), deck)


def gunslinger(rng: Rng, deck: Deck) -> Thinker:
    return Ranger(rng, evolved(), deck)


def legend(rng: Rng, deck: Deck, dreams: int = SLOW_DREAMS if is_interpreted() else DREAMS) -> Thinker:
    return Legend(rng, evolved(), deck, fitted(), dreams)


LEVELS: Final[dict[str, Callable[[Rng, Deck], Thinker]]] = {
    "greenhorn": greenhorn,
    "drifter": drifter,
    "ranger": ranger,
    "gunslinger": gunslinger,
    "legend": legend,
}
"""Weakest first."""
