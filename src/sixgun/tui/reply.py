"""Understanding what somebody typed: a number, perhaps with a target, a move in notation, or some words."""

import re
from collections.abc import Sequence
from typing import Final

from sixgun.cardgame.notation import CardMove
from sixgun.cardgame.rules import COLOURS, SUIT_NAMES
from sixgun.cardgame.shelf import EVENTS, KINDS
from sixgun.dicegame.notation import DiceMove
from sixgun.kernel.choice import LETTERS, Move, letter
from sixgun.text import Text
from sixgun.text.lookup import is_called
from sixgun.text.wording import SIGNS
from sixgun.tui.card.grouping import is_about_price

NUMBERED: Final = re.compile(r"(\d{1,9})\s*(.*)")
FILLING: Final = ("at", "from", "of", "with", "discarding", "on", "and", "the", "a")
"""Words of the notation and of English that decide nothing; each language has its own besides."""

PRICED: Final = ("discarding", "with", "ability")
"""Words after which a card may be the price; without them it is the card that is played."""


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
    for kind in sorted((*KINDS, *EVENTS), key=len, reverse=True):
        text = text.replace(kind.replace("-", " "), kind)  # as people write it
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


def fitting(text: Text, options: Sequence[Move], typed: str) -> tuple[Move, ...]:
    """The options that a few words mean; where they differ in the signs of cards only, the first of them."""
    words = [word.strip(",") for part in notation(typed).split() for word in part.split(":")]
    filling = (*FILLING, *text.say("filling").split())
    wanted = [word for word in words if word and word not in filling]
    if not wanted:
        return ()
    moves = [move for move in options if isinstance(move, CardMove)]
    of_price = is_about_price(moves) or any(word in PRICED for word in words)
    found = [move for move in options if all(is_meant(text, word, move, of_price) for word in wanted)]
    alike = {re.sub(r"/\w+", "", str(move)) for move in found}
    return tuple(found[:1] if len(alike) == 1 else found)


def is_meant(text: Text, word: str, move: Move, of_price: bool) -> bool:
    """Whether a word speaks of something in the move: verb, player, or a card by sign or name, in English or not."""
    if isinstance(move, DiceMove):
        return word in str(move).split()
    assert isinstance(move, CardMove)
    if word == move.verb or (move.seat is not None and word == letter(move.seat)):
        return True
    for card in (move.card, move.what, *(move.others if of_price else ())):
        kind, _, sign = card.partition("/")
        if word in (card, sign) or (len(word) > 1 and kind.startswith(word)):
            return True
        if len(word) > 1 and any(is_called([word], name) for name in names_of(text, kind)):
            return True
    return False


def names_of(text: Text, thing: str) -> list[str]:
    """What people call a card, an event, a suit or a colour."""
    keys = {"card": (*KINDS, *EVENTS), "suit": SUIT_NAMES, "colour": COLOURS}
    return [text.say(f"{group}-{thing}") for group, things in keys.items() if thing in things]
