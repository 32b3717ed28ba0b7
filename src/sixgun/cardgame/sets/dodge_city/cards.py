"""The 40 cards of Dodge City: copies of base cards, and 24 that combine the same symbols anew."""

from typing import Final

from sixgun.cardgame.effect import ALL_OTHERS, ANY_OTHER, ANY_PLAYER, DISTANCE_1, ME, REACHABLE
from sixgun.cardgame.effects import Draw, Heal, Miss, Shoot, Take, Toss
from sixgun.cardgame.kind import BROWN, GREEN, Closer, Farther, Kind

KINDS: Final[tuple[Kind, ...]] = (
    Closer("binocular"),
    Farther("hideout"),
    Kind("punch", BROWN, (Shoot(DISTANCE_1),)),
    Kind("rag-time", BROWN, (Take(ANY_OTHER),), costs_card=True),
    Kind("brawl", BROWN, (Toss(ALL_OTHERS),), costs_card=True),
    Kind("dodge", BROWN, (Miss(), Draw(1))),
    Kind("springfield", BROWN, (Shoot(ANY_OTHER),), costs_card=True),
    Kind("tequila", BROWN, (Heal(ANY_PLAYER),), costs_card=True),
    Kind("whisky", BROWN, (Heal(ME, 2),), costs_card=True),
    Kind("bible", GREEN, (Miss(), Draw(1))),
    Kind("canteen", GREEN, (Heal(ME),)),
    Kind("can-can", GREEN, (Toss(ANY_OTHER),)),
    Kind("ten-gallon-hat", GREEN, (Miss(),)),
    Kind("conestoga", GREEN, (Take(ANY_OTHER),)),
    Kind("derringer", GREEN, (Shoot(DISTANCE_1), Draw(1))),
    Kind("buffalo-rifle", GREEN, (Shoot(ANY_OTHER),)),
    Kind("howitzer", GREEN, (Shoot(ALL_OTHERS),)),
    Kind("pepperbox", GREEN, (Shoot(REACHABLE),)),
    Kind("iron-plate", GREEN, (Miss(),)),
    Kind("pony-express", GREEN, (Draw(3),)),
    Kind("knife", GREEN, (Shoot(DISTANCE_1),)),
    Kind("sombrero", GREEN, (Miss(),)),
)

DECK: Final = """
    barrel: AC
    binocular: 10D
    dynamite: 10C
    mustang: 5H
    remington: 6D
    rev-carabine: 5S
    hideout: KD
    bang: 8S 5C 6C KC
    beer: 6H 6S
    cat-balou: 8C
    general-store: AS
    indians: 5D
    missed: 8D
    panic: JH
    punch: 10S
    rag-time: 9H
    brawl: JS
    dodge: 7D KH
    springfield: KS
    tequila: 9C
    whisky: QH
    bible: 10H
    canteen: 7H
    can-can: JC
    ten-gallon-hat: JD
    conestoga: 9D
    derringer: 7S
    buffalo-rifle: QC
    howitzer: 9S
    pepperbox: AH
    iron-plate: AD QS
    pony-express: QD
    knife: 8H
    sombrero: 7C
"""

RULES: Final = """
    binocular: D35
    hideout: D36
    punch: D37 D55
    rag-time: D40 D28
    brawl: D41 D28
    dodge: D38
    springfield: D39 D28
    tequila: D42 D28
    whisky: D43 D28
    bible: D45 D22
    canteen: D46 D22
    can-can: D48 D22
    ten-gallon-hat: D44 D22
    conestoga: D49 D22
    derringer: D50 D22
    buffalo-rifle: D53 D22
    howitzer: D54 D22
    pepperbox: D52 D22
    iron-plate: D44 D22
    pony-express: D47 D22
    knife: D51 D22
    sombrero: D44 D22
"""
