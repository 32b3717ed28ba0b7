"""The keyed stream of games between people: what it has shown tells nothing about what it will show.

Numbers are words of SHAKE-256 over a key of 256 bits. The key comes from the seed and from what each person added to
it before the game; fresh entropy (`stir`) gives another key, so that not even who knew the old one knows what comes.
"""

import json
import struct
from collections.abc import Sequence
from hashlib import sha256, shake_256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

SEED_BITS: Final = 256
"""How long the seed of a game between people is."""
ENTROPY_BITS: Final = 62
"""How much fresh entropy is mixed in before a move."""
KEY: Final = 32
"""Bytes of a key."""
WORDS: Final = 64
"""Numbers of 32 bits that one call of the hash brings."""
WORD: Final = 4294967296
PURPOSE: Final = "sixgun keyed generator 1"


@final
@mypyc_attr(acyclic=True)
class Keyed:
    """Numbers in an order that only the key decides, every one as likely as another.

    >>> dice = Keyed.seeded(7)
    >>> [dice.below(6) for _ in range(5)]
    [4, 0, 0, 0, 5]
    >>> Keyed.seeded(7, ["mine"]).below(1 << 30) == Keyed.seeded(7, ["yours"]).below(1 << 30)
    False
    """

    def __init__(self, key: bytes, drawn: i64) -> None:
        self.key: bytes = key
        self.drawn: i64 = drawn
        """How many words of this key have been used."""
        self.block: i64 = -1
        """Which block of words lies ready."""
        self.words: vec[i64] = vec[i64]()

    @staticmethod
    def seeded(seed: int, shares: Sequence[str] = ()) -> "Keyed":
        """A generator for a seed and what people added to it."""
        facts = json.dumps([PURPOSE, str(seed), *shares])
        return Keyed(shake_256(facts.encode()).digest(KEY), 0)

    def word(self) -> i64:
        """The next 32 bits."""
        block = self.drawn // WORDS
        if block != self.block:
            self.block = block
            data = shake_256(self.key + struct.pack("<q", block)).digest(4 * WORDS)
            self.words = vec[i64](list(struct.unpack(f"<{WORDS}I", data)))
        found = self.words[self.drawn % WORDS]
        self.drawn += 1
        return found

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**30; words that would favour some of them are passed over."""
        product = self.word() * n
        if product % WORD < n:
            least = (WORD - n) % n
            while product % WORD < least:
                product = self.word() * n
        return product // WORD

    def stir(self, entropy: int) -> None:
        """Go on with a key that hangs on the old one, on how much of it was used and on the entropy."""
        facts = f"{PURPOSE} {self.key.hex()} {self.drawn} {entropy:x}"
        self.key = shake_256(facts.encode()).digest(KEY)
        self.drawn = 0
        self.block = -1

    def copy(self) -> "Keyed":
        twin = Keyed(self.key, self.drawn)
        twin.block = self.block
        twin.words = self.words
        return twin

    def numbers(self) -> list[int]:
        return [int.from_bytes(self.key, "big"), self.drawn]


def commitment(seed: int) -> str:
    """What may be shown of a seed before the game: it gives nothing away, and no other seed has it.

    >>> commitment(7)
    '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451'
    """
    return sha256(str(seed).encode()).hexdigest()
