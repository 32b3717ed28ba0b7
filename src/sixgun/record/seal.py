"""The seal: one hash for the beginning of a game and all that was played, told to everyone at the table as it grows.

It is the first 32 signs of SHA-256 over the seal before and the next line of the record; the first seal is that of the
lines above the moves. Whoever has seen a seal notices if a seed, a move or the entropy of a move is another one
afterwards. It gives nothing away, because nobody can guess the seed in it.
"""

import hashlib
from collections.abc import Iterable


def first_seal(header: Iterable[str]) -> str:
    """The seal of a game before its first move, from the lines of its record above the moves."""
    return sealed("\n".join(header))


def next_seal(seal: str, move_line: str) -> str:
    """The seal after one more move, from its line in the record.

    >>> next_seal(first_seal(["sixgun record 2", "game: card"]), "1 A end")
    '117bd73a2026479754a39021307511dd'
    """
    return sealed(f"{seal}\n{move_line}")


def sealed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]
