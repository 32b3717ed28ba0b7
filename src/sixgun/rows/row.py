"""Rows: a byte for each number, eight bytes to a word, so that several numbers are written at once, as masks are.

A row is wiped and then filled: every number is written once, into a place that is still 0. What would not fit a byte is
as good as endless and stands as 255.
"""

import sys
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BYTES: Final = 8
MOST: Final = 255

LITTLE: Final = sys.byteorder == "little"
SHIFT: Final = vec[i64]([8 * place if LITTLE else 56 - 8 * place for place in range(BYTES)])
"""Where in a word each of its bytes begins, the first byte in memory first."""

LOW: Final = vec[i64]([(1 << 8 * some) - 1 for some in range(BYTES)] + [-1])
"""The lowest bytes of a word, by how many."""


def words_for(numbers: i64) -> i64:
    """How many words so many bytes take."""
    return (numbers + BYTES - 1) // BYTES


def capped(number: i64) -> i64:
    if number > MOST:
        return MOST
    return number


def signed(some: i64, count: i64) -> i64:
    """The lowest bytes of a word as the number that stays one of 64 bits when it is shifted to the very top."""
    return extended(some & LOW[count], LOW[count])


def extended(some: i64, low: i64) -> i64:
    """The same where it is known which bits these bytes are, and nothing else is in the word."""
    sign = low ^ low >> 1  # their highest bit; none of a whole word, which has its sign already
    return (some ^ sign) - sign


def put(out: vec[i64], place: i64, number: i64) -> None:
    """Write one number that fits a byte."""
    shift = SHIFT[place & 7]
    if shift == 56 and number > 127:
        number -= 256
    out[place >> 3] |= number << shift


def put_same(out: vec[i64], at: i64, places: vec[i64], count: i64, number: i64) -> None:
    """Write one number below 128 at each of the first `count` places, counted from `at`."""
    shifts = SHIFT
    for i in range(count):
        place = at + places[i]
        out[place >> 3] |= number << shifts[place & 7]


def put_all(out: vec[i64], place: i64, numbers: i64) -> None:
    """Write up to eight numbers that lie side by side, the first of them lowest."""
    if not LITTLE:
        put_each(out, place, numbers)
        return
    word = place >> 3
    inside = place & 7
    fit = BYTES - inside
    out[word] |= signed(numbers, fit) << 8 * inside
    if inside > 0:
        rest = numbers >> 8 * fit & LOW[inside]
        if rest != 0:  # else the row may end here
            out[word + 1] |= rest


def put_each(out: vec[i64], place: i64, numbers: i64) -> None:
    """The same where the first byte in memory is the highest of a word."""
    for i in range(BYTES):
        put(out, place + i, numbers >> 8 * i & MOST)


def number_at(out: vec[i64], place: i64) -> i64:
    return out[place >> 3] >> SHIFT[place & 7] & MOST


def flip(out: vec[i64], place: i64, bits: i64) -> None:
    """Turn some bits of a number over, all of them below 128."""
    out[place >> 3] ^= bits << SHIFT[place & 7]


def wipe(out: vec[i64], first: i64, words: i64) -> None:
    for word in range(first, first + words):
        out[word] = 0


def copy_words(source: vec[i64], out: vec[i64], first: i64, words: i64) -> None:
    for word in range(first, first + words):
        out[word] = source[word]
