"""Masks: a byte for each token, 1 where it may come next. Eight bytes are written at once, as one int."""

import sys
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BYTES: Final = 8
PLACES: Final = range(BYTES) if sys.byteorder == "little" else range(BYTES - 1, -1, -1)

BYTE: Final = vec[i64]([1 << 8 * place for place in PLACES])
"""A word with a 1 in one of its bytes, the first byte in memory first."""

SPREAD: Final = vec[i64]([sum(BYTE[n] for n in range(BYTES) if some & 1 << n) for some in range(256)])
"""The word for each set of eight tokens, a bit each."""


def allow(masks: vec[i64], row: i64, token: i64) -> None:
    masks[row + (token >> 3)] |= BYTE[token & 7]


def is_allowed(masks: vec[i64], row: i64, token: i64) -> bool:
    return masks[row + (token >> 3)] & BYTE[token & 7] != 0
