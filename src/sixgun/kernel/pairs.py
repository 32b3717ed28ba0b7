"""Two characters for a seat, of which it takes one (R158): who holds which, who is asked next, what a seat may know.

All pairs of a table are one row of the characters' numbers, two for each seat: as they were dealt, and once a seat has
taken one, that one first. Where nobody chooses, or everybody has, the row is empty.
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from sixgun.kernel.frame import NOBODY
from sixgun.kernel.rng import Rng

ONE: Final = 1
TWO: Final = 2
"""How many characters a seat is dealt (option `characters_dealt`)."""

NO_OTHER: Final = -1
"""In the second place of a seat whose character was fixed beforehand: it is asked nothing."""
UNSEEN: Final = -2
"""A character that the viewer does not know."""


def next_to_choose(pairs: vec[i64], first: i64, seat: i64 = NOBODY) -> i64:
    """Who is asked after a seat, clockwise from the first, which is asked first; NOBODY if all have been."""
    players: i64 = len(pairs) // 2
    past = 0 if seat == NOBODY else (seat - first + players) % players + 1
    for steps in range(past, players):
        at = (first + steps) % players
        if pairs[2 * at + 1] != NO_OTHER:
            return at
    return NOBODY


def has_chosen(players: i64, first: i64, asked: i64, seat: i64) -> bool:
    """Whether a seat comes before the one that is asked."""
    return (seat - first + players) % players < (asked - first + players) % players


def with_chosen(pairs: vec[i64], seat: i64, character: i64) -> vec[i64]:
    """The pairs after a seat has taken one of its two."""
    after = pairs[:]
    if after[2 * seat] != character:
        after[2 * seat + 1] = after[2 * seat]
        after[2 * seat] = character
    return after


def pairs_seen_by(pairs: vec[i64], to: i64) -> vec[i64]:
    """What a seat may know of the pairs, -1 for everything: its own, and of the others only how many they hold."""
    if to < 0:
        return pairs
    seen = pairs[:]
    for place in range(len(seen)):
        if place // 2 != to and seen[place] != NO_OTHER:
            seen[place] = UNSEEN
    return seen


def pairs_that_fit(seen: vec[i64], all_there_are: vec[i64], rng: Rng) -> vec[i64]:
    """The pairs of a view with any of the other characters where it does not say which."""
    left = all_there_are[:]
    for number in seen:
        if number in left:
            left = remove(left, number)
    pairs = vec[i64]()
    for number in seen:
        if number == UNSEEN:
            at = rng.below(len(left))
            number = left[at]
            left[at] = left[len(left) - 1]
            left = left[0 : len(left) - 1]
        pairs = append(pairs, number)
    return pairs


def named_pairs(seen: vec[i64], names: list[str]) -> tuple[tuple[str | None, ...], ...]:
    """The pairs of a view by name, seat by seat; `names` are those of all characters by their numbers."""
    pairs: list[tuple[str | None, ...]] = []
    for seat in range(len(seen) // 2):
        held = [number for number in seen[2 * seat : 2 * seat + 2] if number != NO_OTHER]
        pairs.append(tuple([None if number == UNSEEN else names[number] for number in held]))
    return tuple(pairs)
