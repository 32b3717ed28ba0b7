"""How far a shot reaches in the circle of the living."""

from mypy_extensions import i64

from sixgun.dicegame.ability import CIRCLES, Ability
from sixgun.dicegame.face import TWO
from sixgun.kernel.bits import BIT


def sight_of(face: i64, circle: i64) -> i64:
    """How far a ONE or TWO shoots: with two or three players left a TWO counts as a ONE (X30)."""
    if face == TWO and circle > 3:
        return 2
    return 1


def reached(ability: Ability, sight: i64, circle: i64) -> i64:
    """Whom a shot reaches in a circle of so many players, a bit for each number of places to the left."""
    return ability.reach[sight * CIRCLES + circle]


def can_reach(ability: Ability, sight: i64, places: i64, circle: i64) -> bool:
    """Whether a shot reaches a player so many places to the left in a circle of that many."""
    return reached(ability, sight, circle) & BIT[places] != 0
