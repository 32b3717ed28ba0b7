"""The cards of Ghost Town: what each is, its copies in the deck, and the rules it rests on."""

from sixgun.cardgame.effect import ALL_OTHERS, ME
from sixgun.cardgame.effects import Draw, Heal
from sixgun.cardgame.kind import BLUE, BROWN, GREEN, Kind, Weapon

from .haunting import Haunt


class Fog(Kind):
    """Others see its owner at one more (Z5)."""

    seen_farther = 1


KINDS: tuple[Kind, ...] = (
    Kind("haunting", BROWN, (Haunt(ALL_OTHERS),), book=True),
    Fog("fog", BLUE),
    Weapon("long-tom", 5),
    Kind("last-supper", GREEN, (Heal(ME), Draw(1))),
)

DECK = """
    haunting: KS
    fog: 4S
    long-tom: 7C
    last-supper: 3H
    bang: 2S 3S
"""

RULES = """
    haunting: Z4
    fog: Z5
    long-tom: Z6
    last-supper: Z7
"""
