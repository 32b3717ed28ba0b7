"""Dodge City: 40 cards with the green border and the price of one more card, 15 characters."""

from typing import Final

from sixgun.cardgame.cardset import CardSet
from sixgun.cardgame.sets.dodge_city.cards import DECK, KINDS, RULES
from sixgun.cardgame.sets.dodge_city.characters import CHARACTERS, Copying
from sixgun.cardgame.sets.dodge_city.drawing import FromPlay

DODGE_CITY: Final = CardSet(
    name="dodge-city",
    kinds=KINDS,
    deck=DECK,
    rules=RULES,
    characters=CHARACTERS,
    frames=(FromPlay, Copying),
)
