"""The faces of a die, and the causes for which a life point is lost."""

from typing import Final

from mypy_extensions import i64

ARROW: Final = 0
DYNAMITE: Final = 1
ONE: Final = 2
TWO: Final = 3
BEER: Final = 4
GATLING: Final = 5
FACES: Final = ("arrow", "dynamite", "1", "2", "beer", "gatling")

DICE: Final = 5
ALL_DICE: Final = 31
"""A bit for each die, the first from the left lowest."""

ARROWS: Final = 9
"""Arrow tokens in the box (X1)."""

FATAL_DYNAMITE: Final = 3
"""So many DYNAMITE end the rolling and cost a life point (X26)."""

BY_SHOT: Final = 0
BY_GATLING: Final = 1
BY_INDIANS: Final = 2
BY_DYNAMITE: Final = 3
BY_GATLING_KEEPING: Final = 4
"""By the Gatling of somebody who keeps his arrows (R154); to everybody else it is a Gatling like any."""
CAUSES: Final = ("shot", "gatling", "indians", "dynamite", "gatling")


def is_by_a_player(cause: i64) -> bool:
    """Whether one player does it to another."""
    return cause in (BY_SHOT, BY_GATLING, BY_GATLING_KEEPING)
