"""The 80 cards of the base game, each as it is printed."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import UNLIMITED
from sixgun.cardgame.effect import ALL_OTHERS, ANY_OTHER, DISTANCE_1, ME, REACHABLE
from sixgun.cardgame.effects import Draw, Drink, Heal, Miss, Shoot, Take, Toss
from sixgun.cardgame.kind import BLUE, BROWN, Closer, Farther, Kind, Weapon
from sixgun.cardgame.sets.base.duel import Challenge
from sixgun.cardgame.sets.base.dynamite import DYNAMITE
from sixgun.cardgame.sets.base.general_store import OpenStore
from sixgun.cardgame.sets.base.indians import Attack
from sixgun.cardgame.sets.base.jail import JAIL


@mypyc_attr(acyclic=True)
class Barrel(Kind):
    """When its owner is shot at he may draw! (C94)."""

    dodges: bool = True


@mypyc_attr(acyclic=True)
class Volcanic(Weapon):
    """While it is in play its owner may play any number of BANG! cards (C57)."""

    bang_limit: i64 = UNLIMITED


KINDS: Final[tuple[Kind, ...]] = (
    Kind("bang", BROWN, (Shoot(REACHABLE, bang_card=True),), is_bang=True),
    Kind("missed", BROWN, (Miss(),), is_missed=True),
    Kind("beer", BROWN, (Drink(),)),
    Kind("saloon", BROWN, (Heal(ALL_OTHERS), Heal(ME))),
    Kind("stagecoach", BROWN, (Draw(2),)),
    Kind("wells-fargo", BROWN, (Draw(3),)),
    Kind("general-store", BROWN, (OpenStore(ME),), book=True),
    Kind("panic", BROWN, (Take(DISTANCE_1),)),
    Kind("cat-balou", BROWN, (Toss(ANY_OTHER),)),
    Kind("gatling", BROWN, (Shoot(ALL_OTHERS),)),
    Kind("indians", BROWN, (Attack(ALL_OTHERS),), book=True),
    Kind("duel", BROWN, (Challenge(ANY_OTHER),), book=True),
    Farther("mustang"),
    Closer("scope"),
    Barrel("barrel", BLUE),
    JAIL,
    DYNAMITE,
    Volcanic("volcanic", 1),
    Weapon("schofield", 2),
    Weapon("remington", 3),
    Weapon("rev-carabine", 4),
    Weapon("winchester", 5),
)

DECK: Final = """
    bang: AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH
    missed: 10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S
    beer: 6H 7H 8H 9H 10H JH
    saloon: 5H
    stagecoach: 9S 9S
    wells-fargo: 3H
    general-store: 9C QS
    panic: JH QH AH 8D
    cat-balou: KH 9D 10D JD
    gatling: 10H
    indians: KD AD
    duel: QD JS 8C
    mustang: 8H 9H
    scope: AS
    barrel: QS KS
    jail: JS 10S 4H
    dynamite: 2H
    volcanic: 10S 10C
    schofield: JC QC KS
    remington: KC
    rev-carabine: AC
    winchester: 8S
"""

RULES: Final = """
    bang: C59 C66
    missed: C61 C63
    beer: C70 C74 C75
    saloon: C77 C78
    stagecoach: C79
    wells-fargo: C79
    general-store: C80
    panic: C81 C83
    cat-balou: C82 C83
    gatling: C84 C85
    indians: C87
    duel: C88 C89 C90
    mustang: C91
    scope: C92
    barrel: C94 C95
    jail: C96 C97 C99
    dynamite: C101 C103
    volcanic: C57
    schofield: C56
    remington: C56
    rev-carabine: C56
    winchester: C56
"""
