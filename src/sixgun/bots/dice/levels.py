"""The rungs of the ladder for the dice game: how each bot is made."""

from collections.abc import Callable
from functools import cache
from typing import Final

from sixgun.bots.dice.drifter import Drifter
from sixgun.bots.dice.greenhorn import Greenhorn
from sixgun.bots.dice.legend import WORLDS, Legend
from sixgun.bots.dice.myth import WORLDS as MYTH_WORLDS
from sixgun.bots.dice.myth import Myth
from sixgun.bots.dice.outlook import FEATURES, DiceOutlook
from sixgun.bots.dice.ranger import Ranger
from sixgun.bots.dice.thinker import Thinker
from sixgun.bots.dice.weights import rules_of_thumb, shipped
from sixgun.bots.dice.world_judge import WorldJudge
from sixgun.bots.kind_of_table import SIZES, name_of
from sixgun.bots.net.shipped import dice_net
from sixgun.bots.outlook_numbers import numbers_for
from sixgun.bots.race import SLOW_WORLDS
from sixgun.bots.weights import Weights
from sixgun.judge.numbers import FRESH, read, scales_for
from sixgun.kernel.rng import Rng
from sixgun.version import is_interpreted


@cache
def thumb() -> Weights:
    return rules_of_thumb()


@cache
def evolved() -> Weights:
    return shipped("gunslinger")


@cache
def fitted() -> dict[int, DiceOutlook]:
    """By size of table."""
    return {players: DiceOutlook(numbers_for(name_of("dice", (), players), FEATURES)) for players in SIZES}


@cache
def judges() -> dict[int, WorldJudge]:
    """By size of table."""
    fits = read()["fits"]
    return {players: WorldJudge(scales_for(fits[name_of("dice", (), players)], FRESH)) for players in (3, *SIZES)}


def greenhorn(rng: Rng) -> Thinker:
    return Greenhorn(rng, thumb())


def drifter(rng: Rng) -> Thinker:
    return Drifter(rng, thumb())


def ranger(rng: Rng) -> Thinker:
    return Ranger(rng, thumb())


def gunslinger(rng: Rng) -> Thinker:
    return Ranger(rng, evolved())


def legend(rng: Rng, worlds: int = SLOW_WORLDS if is_interpreted() else WORLDS) -> Thinker:
    return Legend(rng, evolved(), fitted(), worlds)


def myth(rng: Rng, worlds: int = SLOW_WORLDS if is_interpreted() else MYTH_WORLDS) -> Thinker:
    return Myth(rng, evolved(), judges(), dice_net(), worlds)


LEVELS: Final[dict[str, Callable[[Rng], Thinker]]] = {
    "greenhorn": greenhorn,
    "drifter": drifter,
    "ranger": ranger,
    "gunslinger": gunslinger,
    "legend": legend,
    "myth": myth,
}
"""Weakest first."""

PARTNERS: Final = {**LEVELS, "hasty": gunslinger}
"""Whom learners can play with: also a gunslinger who thinks as fast as possible, as all do in this game."""
