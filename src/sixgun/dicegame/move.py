"""A move of the dice game as one int: a verb, and a seat, the dice to roll again or a character."""

from typing import Final

from mypy_extensions import i64

STOP: Final = 0
REROLL: Final = 1
SHOOT: Final = 2
DOUBLE: Final = 3
"""`shoot SEAT doubling`."""
HEAL: Final = 4
ARROW_INSTEAD: Final = 5
HIT: Final = 6
DROP: Final = 7
KEEP: Final = 8
REMOVE: Final = 9
FIRE: Final = 10
PASS: Final = 11
FIRE_KEEPING: Final = 12
"""`fire keeping`."""
BECOME: Final = 13
VERBS: Final = (
    "stop",
    "reroll",
    "shoot",
    "shoot",
    "heal",
    "arrow",
    "hit",
    "drop",
    "keep",
    "remove",
    "fire",
    "pass",
    "fire",
    "become",
)

BITS: Final = 5
MASK: Final = 31
"""A seat needs three bits, five dice and a character need five."""


def move(verb: i64, what: i64 = 0) -> i64:
    """The verb with its seat, with a bit for each die to roll again, or with the number of a character."""
    return verb << BITS | what


def verb_of(m: i64) -> i64:
    return m >> BITS


def what_of(m: i64) -> i64:
    return m & MASK
