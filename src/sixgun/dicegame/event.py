"""What can happen at a dice table, in the past tense: numbers for the log, names for everyone else."""

from typing import Final

TURN_BEGAN: Final = 0
ROLLED: Final = 1
KEPT: Final = 2
STOPPED: Final = 3
TOOK_ARROW: Final = 4
RETURNED_ARROWS: Final = 5
INDIANS_ATTACKED: Final = 6
SHOT: Final = 7
FIRED_GATLING: Final = 8
HELD_FIRE: Final = 9
EXPLODED: Final = 10
HURT: Final = 11
HEALED: Final = 12
USED_ABILITY: Final = 13
ELIMINATED: Final = 14
WON: Final = 15
GAME_OVER: Final = 16
CHOSE_CHARACTER: Final = 17
BECAME: Final = 18

EVENTS: Final = (
    "turn_began",
    "rolled",
    "kept",
    "stopped",
    "took_arrow",
    "returned_arrows",
    "indians_attacked",
    "shot",
    "fired_gatling",
    "held_fire",
    "exploded",
    "hurt",
    "healed",
    "used_ability",
    "eliminated",
    "won",
    "game_over",
    "chose_character",
    "became",
)
"""`seat` did it or suffered it, `other` caused it or was shot at, `amount` counts points, arrows or rolls.

`card` names what is shown: the five dice of a roll (`-` for those that were not kept), the role of the
eliminated, the cause of a loss, the character whose ability it was, the one that a player has chosen (for his own eyes
until everybody `became` somebody).
"""
