"""The faces of a die, and the causes for which a life point is lost."""

from typing import Final

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
CAUSES: Final = ("shot", "gatling", "indians", "dynamite")
