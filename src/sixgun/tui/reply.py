"""Understanding what somebody typed: a number, a number with a target, a move in notation, or a few words of it."""

import re
from collections.abc import Sequence
from typing import Any, Final

from sixgun.cardgame.ruleset import KINDS
from sixgun.kernel.choice import LETTERS, Move, letter
from sixgun.text.wording import SIGNS

NUMBERED: Final = re.compile(r"(\d+)\s*(.*)")
FILLING: Final = ("at", "from", "of", "with", "discarding", "on", "and", "the", "a")
"""Words that a move may have and that decide nothing."""

SPACED: Final = sorted(
    ((kind.replace("-", " "), kind) for kind in KINDS if "-" in kind), key=lambda pair: -len(pair[0])
)
"""Names of several words, as people write them."""


class NotUnderstood(Exception):
    """What was typed is no answer; the message says so in a sentence."""


def notation(typed: str) -> str:
    """What was typed as the notation writes it: small words, big seats, names of cards in one piece.

    >>> notation("Play Cat Balou at c:barrel")
    'play cat-balou at C:barrel'
    >>> notation("BANG! a♠ b")
    'bang AS B'
    """
    text = typed.casefold().replace("!", "").replace(". ", " ").replace(",", " , ")
    for written, kind in SPACED:
        text = text.replace(written, kind)
    for suit, sign in SIGNS.items():
        text = text.replace(sign, suit)
    words = [big(word) for word in text.split()]
    return " ".join(words).replace(" , ", ", ")


def big(word: str) -> str:
    """A word with its seat or its sign in capitals."""
    seat, colon, rest = word.partition(":")
    if len(seat) == 1 and seat.upper() in LETTERS:
        return seat.upper() + (colon + big(rest) if colon else "")
    card, slash, sign = word.partition("/")
    if slash:
        return f"{card}/{sign.upper()}"
    return word.upper() if re.fullmatch(r"(10|[2-9jqka])[shdc]", word, re.IGNORECASE) else word


def fitting(options: Sequence[Move], typed: str) -> tuple[Move, ...]:
    """The options that a few words mean; of several that differ in the sign of a card only, the first."""
    words = [word.strip(",") for part in notation(typed).split() for word in part.split(":")]
    wanted = [word for word in words if word and word not in FILLING]
    if not wanted:
        return ()
    found: dict[str, Move] = {}
    for move in options:
        if all(is_meant(word, move) for word in wanted):
            found.setdefault(re.sub(r"/\w+", "", str(move)), move)
    return tuple(found.values())


def is_meant(word: str, move: Any) -> bool:
    """Whether a word speaks of something in the move: verb, player, or a card by name or sign."""
    if word == move.verb or (move.seat is not None and word == letter(move.seat)):
        return True
    named = [getattr(move, "card", ""), getattr(move, "what", ""), *getattr(move, "others", ())]
    for card in named:
        kind, _, sign = card.partition("/")
        if word in (card, sign) or (len(word) > 1 and kind.startswith(word)):
            return True
    return bool(getattr(move, "doubling", False)) and word == "doubling"
