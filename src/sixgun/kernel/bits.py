"""Sets of seats or dice as one int, a bit for each: what is in them, worked out beforehand.

The tables are there because compiled code shifts a constant by 32 bits only, and counts bits slowly.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256])
"""The bit of a seat or die; the last one is the spectators'."""

SETS: Final = 256
"""Of eight seats."""

HOW_MANY: Final = vec[i64]([some.bit_count() for some in range(SETS)])
"""How many are in a set."""

FIRST: Final = vec[i64]([(some & -some).bit_length() - 1 for some in range(SETS)])
"""The lowest in a set; -1 in the empty one. `some & (some - 1)` is the set without it."""
