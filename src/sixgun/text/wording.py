"""Wording: names of cards, players and lists of them, in the words of a language."""

from collections.abc import Iterable, Sequence
from typing import Final

from sixgun.cardgame.view import View as CardView
from sixgun.dicegame.view import View as DiceView
from sixgun.kernel.choice import letter
from sixgun.text.messages import Messages

__all__ = [
    "CardView",
    "DiceView",
    "Facts",
    "View",
    "card_words",
    "cards_words",
    "faces_words",
    "game_of",
    "kind_of",
    "listed",
    "player",
    "sign_of",
]

View = CardView | DiceView
"""A table of either game as one seat sees it."""

Facts = dict[str, str | int]
"""What a message is told, by name."""

SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
"""The suits as they are printed."""


def game_of(view: View) -> str:
    """Which of the two games a view shows: card or dice."""
    return "dice" if isinstance(view, DiceView) else "card"


def kind_of(card: str) -> str:
    """The kind of a card as moves write it.

    >>> kind_of("cat-balou/KH")
    'cat-balou'
    """
    return card.partition("/")[0]


def sign_of(card: str) -> str:
    """Rank and suit of a card as moves write it, as they are printed.

    >>> sign_of("beer/10H")
    '10♥'
    """
    sign = card.partition("/")[2]
    return sign[:-1] + SIGNS[sign[-1]] if sign else ""


def card_words(say: Messages, card: str) -> str:
    """A card by name, with its sign where it is known.

    >>> card_words(Messages("en"), "bang/AS")
    'BANG! A♠'
    """
    name = say.say(f"card-{kind_of(card)}")
    sign = sign_of(card)
    return say.say("card-signed", name=name, sign=sign) if sign else name


def cards_words(say: Messages, cards: Iterable[str | None]) -> str:
    """Several cards as a list, those that nobody here may know counted at its end.

    >>> cards_words(Messages("en"), ["beer/6H", None, None])
    'Beer 6♥ and 2 cards'
    """
    known, hidden = [], 0
    for card in cards:
        if card is None:
            hidden += 1
        else:
            known.append(card_words(say, card))
    if hidden:
        known.append(say.say("cards-unknown", count=hidden))
    return listed(say, known)


def listed(say: Messages, parts: Sequence[str], last: str = "list-and") -> str:
    """The parts as a list: commas, and before the last part `and` or (list-or) `or`."""
    if len(parts) < 2:
        return "".join(parts)
    head = parts[0]
    for part in parts[1:-1]:
        head = say.say("list-comma", first=head, last=part)
    return say.say(last, first=head, last=parts[-1])


def player(say: Messages, seat: int | None, reader: int | None) -> str:
    """A player by letter; the reader is "you"."""
    if seat is None or seat < 0:
        return ""
    return say.say("name-you") if seat == reader else letter(seat)


def faces_words(say: Messages, faces: Iterable[str]) -> str:
    """Dice by their faces, from left to right."""
    return " · ".join(say.say(f"face-{face}") for face in faces)
