"""The reasons of the dice game why something cannot be done: one for each rule that can stand in the way."""

from typing import Final

from mypy_extensions import i64

from sixgun.kernel.refusal import Refusal

DYNAMITE_STAYS: Final = Refusal("dynamite-stays")
"""DYNAMITE is never rolled again (X14)."""
NO_ARROWS: Final = Refusal("no-arrows")
"""There is no arrow to give back."""


def wrong_distance(distance: i64, sight: i64) -> Refusal:
    """The die shoots exactly so far (X28, X29)."""
    return Refusal("wrong-distance", (("distance", distance), ("reach", sight)))


def meant_for(seat: i64) -> Refusal:
    """All arrows are those of one other player (XE3)."""
    return Refusal("another-player", (("seat", seat),))
