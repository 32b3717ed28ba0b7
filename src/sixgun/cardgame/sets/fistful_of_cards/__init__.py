"""A Fistful of Cards: 15 event cards."""

from typing import Final

from sixgun.cardgame.cardset import CardSet
from sixgun.cardgame.sets.fistful_of_cards.blood_brothers import Brothers
from sixgun.cardgame.sets.fistful_of_cards.drawing import Drinking, Guessing, Ranching
from sixgun.cardgame.sets.fistful_of_cards.events import EVENTS, RULES
from sixgun.cardgame.sets.fistful_of_cards.shooting import Ricocheting, Roulette, Volley
from sixgun.cardgame.sets.fistful_of_cards.vendetta import Avenging

FISTFUL_OF_CARDS: Final = CardSet(
    name="fistful-of-cards",
    kinds=(),
    deck="",
    rules=RULES,
    characters=(),
    events=EVENTS,
    frames=(Brothers, Drinking, Guessing, Ranching, Ricocheting, Roulette, Volley, Avenging),
)
