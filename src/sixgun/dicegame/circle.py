"""The circle of the living: who sits next, how many there are, whom a shot reaches."""

from mypy_extensions import i64

from sixgun.dicegame.ability import Ability
from sixgun.dicegame.face import TWO
from sixgun.dicegame.table import DiceTable


def living(t: DiceTable) -> i64:
    """How many players are still in the game."""
    n: i64 = 0
    for seat in t.seats:
        if seat.life > 0:
            n += 1
    return n


def next_living(t: DiceTable, seat: i64) -> i64:
    """The nearest player to the left who is still in the game."""
    n = len(t.seats)
    after = (seat + 1) % n
    while t.seats[after].life == 0 and after != seat:
        after = (after + 1) % n
    return after


def sight_of(t: DiceTable, face: i64) -> i64:
    """How far a ONE or TWO shoots: with two or three players left a TWO counts as a ONE (X30)."""
    return 2 if face == TWO and living(t) > 3 else 1


def can_reach(ability: Ability, sight: i64, places: i64, circle: i64) -> bool:
    """Whether a shot reaches a player so many places to the left in a circle of that many.

    Places count to either side: with four players three to the left is the neighbour on the right (R128).
    """
    return ability.reaches(sight, places) or ability.reaches(sight, circle - places)
