"""The rungs of the ladder for the dice game: how each bot is made."""

from collections.abc import Callable
from functools import cache
from typing import Final

from sixgun.bots.dice.chance import Chance
from sixgun.bots.dice.drifter import Drifter
from sixgun.bots.dice.ranger import Ranger
from sixgun.bots.dice.thinker import Thinker
from sixgun.bots.dice.weights import Weights, rules_of_thumb, shipped
from sixgun.kernel.rng import Rng


@cache
def thumb() -> Weights:
    return rules_of_thumb()


@cache
def evolved() -> Weights:
    return shipped("gunslinger")


def greenhorn(rng: Rng) -> Thinker:
    return Chance(rng, thumb())


def drifter(rng: Rng) -> Thinker:
    return Drifter(rng, thumb())


def ranger(rng: Rng) -> Thinker:
    return Ranger(rng, thumb())


def gunslinger(rng: Rng) -> Thinker:
    return Ranger(rng, evolved())


LEVELS: Final[dict[str, Callable[[Rng], Thinker]]] = {
    "greenhorn": greenhorn,
    "drifter": drifter,
    "ranger": ranger,
    "gunslinger": gunslinger,
}
"""Weakest first."""
