"""Roads: what the fast road has to know of each game, and nothing else in the arena asks which game it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from sixgun.arena.card.match import CardMatch
from sixgun.arena.dice.match import DiceMatch
from sixgun.arena.match import Match
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.levels import PARTNERS as CARD_PARTNERS
from sixgun.bots.card.thinker import Thinker as CardThinker
from sixgun.bots.dice.levels import PARTNERS as DICE_PARTNERS
from sixgun.bots.dice.thinker import Thinker as DiceThinker
from sixgun.cardgame.box import make_rules
from sixgun.cardgame.table import CardTable
from sixgun.deal import Deal
from sixgun.dicegame.table import DiceTable

Table = CardTable | DiceTable
Thinker = CardThinker | DiceThinker
AnyTable = TypeVar("AnyTable", bound=Table)
AnyThinker = TypeVar("AnyThinker", bound=Thinker)


@dataclass(frozen=True)
class Road(Generic[AnyTable, AnyThinker]):
    """How a game of bots is played fast."""

    bots: Mapping[str, Callable[..., AnyThinker]]
    """How each bot is made, from its generator and what the bots share: the rungs, and who else may sit among them."""
    shared: Callable[[Deal], tuple[object, ...]]
    """What all bots of a deal share."""
    match: Callable[[AnyTable, list[AnyThinker]], Match]


@lru_cache(maxsize=4)
def deck_of(sets: tuple[str, ...], options: tuple[tuple[str, object], ...]) -> Deck:
    """The deck that all games of a run are played with."""
    return Deck(make_rules(sets, dict(options)))


CARD: Final[Road[CardTable, CardThinker]] = Road(
    CARD_PARTNERS, lambda deal: (deck_of(deal.sets, deal.options),), CardMatch
)
DICE: Final[Road[DiceTable, DiceThinker]] = Road(DICE_PARTNERS, lambda deal: (), DiceMatch)
ROADS: Final[dict[str, Road[Any, Any]]] = {"card": CARD, "dice": DICE}
