"""Ghost Town: a home-made set with one thing of every sort that a set may have."""

from sixgun.cardgame.cardset import CardSet

from .cards import DECK, KINDS, RULES
from .characters import CHARACTERS
from .haunting import Haunted

GHOST_TOWN = CardSet(name="ghost-town", kinds=KINDS, deck=DECK, rules=RULES, characters=CHARACTERS, frames=(Haunted,))
