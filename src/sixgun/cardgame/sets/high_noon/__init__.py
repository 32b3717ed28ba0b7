"""High Noon: 13 event cards, and two more by option."""

from typing import Final

from sixgun.cardgame.cardset import CardSet
from sixgun.cardgame.sets.high_noon.events import EVENTS, RULES
from sixgun.cardgame.sets.high_noon.handcuffs import Naming
from sixgun.cardgame.sets.high_noon.new_identity import Identity
from sixgun.cardgame.sets.high_noon.the_daltons import Robbed

HIGH_NOON: Final = CardSet(
    name="high-noon",
    kinds=(),
    deck="",
    rules=RULES,
    characters=(),
    events=EVENTS,
    frames=(Robbed, Naming, Identity),
)
