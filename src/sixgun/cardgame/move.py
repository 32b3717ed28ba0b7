"""A move of the card game as one int: a verb, a card, a target, and up to two other cards."""

from typing import Final

from mypy_extensions import i64

PLAY: Final = 0
USE: Final = 1
ABILITY: Final = 2
END: Final = 3
PASS: Final = 4
DISCARD: Final = 5
TAKE: Final = 6
DRAW: Final = 7
RETURN: Final = 8
CHOOSE: Final = 9
COPY: Final = 10
KEEP: Final = 11
NAME: Final = 12
GUESS: Final = 13
BECOME: Final = 14
VERBS: Final = (
    *("play", "use", "ability", "end", "pass", "discard", "take", "draw", "return", "choose", "copy"),
    *("keep", "name", "guess", "become"),
)

NONE: Final = -1
"""No card, no seat."""

SEAT: Final = 0
HAND: Final = 1
PILE: Final = 2
IN_PLAY: Final = 3
"""What of the target is meant: the seat itself, its hand, the discards (of no seat), or from here on a card in play.

A move that names a suit, a colour or a character has it here, by its number.
"""

# verb 5 bits, card 8, seat 4, what 9, two other cards 8 each


def move(verb: i64, card: i64 = NONE, seat: i64 = NONE, what: i64 = SEAT, first: i64 = NONE, second: i64 = NONE) -> i64:
    return verb | (card + 1) << 5 | (seat + 1) << 13 | what << 17 | (first + 1) << 26 | (second + 1) << 34


def verb_of(m: i64) -> i64:
    return m & 31


def card_of(m: i64) -> i64:
    return (m >> 5 & 255) - 1


def seat_of(m: i64) -> i64:
    return (m >> 13 & 15) - 1


def what_of(m: i64) -> i64:
    return m >> 17 & 511


def first_of(m: i64) -> i64:
    return (m >> 26 & 255) - 1


def second_of(m: i64) -> i64:
    return (m >> 34 & 255) - 1
