"""The utmost: how many life points I could take in this turn if everything went my way.

Most turns cannot eliminate anybody, and then nobody has to try them out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.bots.card.deck import (
    BUFFALO_RIFLE,
    CONESTOGA,
    DERRINGER,
    DUEL,
    GATLING,
    GENERAL_STORE,
    HOWITZER,
    INDIANS,
    KNIFE,
    PANIC,
    PEPPERBOX,
    PONY_EXPRESS,
    PUNCH,
    RAG_TIME,
    SPRINGFIELD,
    STAGECOACH,
    UNHEARD_OF,
    VOLCANIC,
    WELLS_FARGO,
)
from sixgun.bots.card.glance import FLAG
from sixgun.bots.card.sight import Sight
from sixgun.cardgame.ability import ACTS_AS_SOON_AS, OFFERS, OFFERS_ANY_TIME
from sixgun.cardgame.seat_view import SeatView

ENDLESS: Final = 1000
"""Where cards may come to hand, nobody knows what they will be."""

SHOOTING: Final = vec[i64]([KNIFE, PEPPERBOX, BUFFALO_RIFLE, HOWITZER])
HELD_FOR_CARDS: Final = vec[i64]([STAGECOACH, WELLS_FARGO, GENERAL_STORE, PANIC, RAG_TIME, DUEL, UNHEARD_OF])
LYING_FOR_CARDS: Final = vec[i64]([CONESTOGA, DERRINGER, PONY_EXPRESS, UNHEARD_OF])
"""The kinds that shoot from in front of me, and those that may bring me cards from my hand or from there."""

CARDS_COME: Final = ACTS_AS_SOON_AS | OFFERS | OFFERS_ANY_TIME
"""The hooks of abilities that may bring cards, or turn them into shots."""


def somebody_could_fall(s: Sight, mine: SeatView) -> bool:
    """Whether I could take all life points of anybody else in this turn."""
    fewest: i64 = ENDLESS
    for seat in range(s.n):
        if seat != s.me and 0 < s.life[seat] < fewest:
            fewest = s.life[seat]
    return utmost(s, mine) >= fewest


def utmost(s: Sight, mine: SeatView) -> i64:
    """How many life points I could take from one player: every shot hits, and no weapon is too short."""
    if s.times.eventful or may_get_cards(s, mine):
        return ENDLESS
    shots = s.bangs
    left = s.bang_limit - mine.bangs
    if s.held[VOLCANIC] == 0 and left < shots:
        shots = left if left > 0 else 0
    shots += s.held[PUNCH] + s.held[SPRINGFIELD] + s.held[GATLING] + s.held[INDIANS]
    lies = s.lies[s.me]
    for kind in SHOOTING:
        if lies & FLAG[kind] != 0:
            shots += 1
    return shots


def may_get_cards(s: Sight, mine: SeatView) -> bool:
    """Whether a card or an ability of mine may bring me cards; a Duel lost may, too, and a new kind may do anything."""
    for ability in mine.in_force:
        if ability.hooks & CARDS_COME != 0:
            return True
    for kind in HELD_FOR_CARDS:
        if s.held[kind] > 0:
            return True
    lies = s.lies[s.me]
    for kind in LYING_FOR_CARDS:  # noqa: SIM110 - a generator would be made each time
        if lies & FLAG[kind] != 0:
            return True
    return False
