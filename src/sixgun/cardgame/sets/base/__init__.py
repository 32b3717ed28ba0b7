"""The base game: 80 cards, 16 characters."""

from typing import Final

from sixgun.cardgame.cardset import CardSet
from sixgun.cardgame.sets.base.cards import DECK, KINDS, RULES
from sixgun.cardgame.sets.base.characters import CHARACTERS, Payback
from sixgun.cardgame.sets.base.drawing import Digging, DrawRest, FromDiscards, FromHand, Looking
from sixgun.cardgame.sets.base.duel import Duel
from sixgun.cardgame.sets.base.general_store import Shopping
from sixgun.cardgame.sets.base.indians import Raid

BASE: Final = CardSet(
    name="base",
    kinds=KINDS,
    deck=DECK,
    rules=RULES,
    characters=CHARACTERS,
    frames=(Duel, Raid, Shopping, FromHand, FromDiscards, DrawRest, Looking, Payback, Digging),
)
