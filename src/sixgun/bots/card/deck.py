"""The kinds of cards as the bots tell them apart: one number a name, the same in every game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import AS_BANG, AS_MISSED, STANDS_FOR, Ability
from sixgun.cardgame.kind import GREEN, Kind
from sixgun.cardgame.rules import Rules

BANG: Final = 0
MISSED: Final = 1
BEER: Final = 2
SALOON: Final = 3
STAGECOACH: Final = 4
WELLS_FARGO: Final = 5
GENERAL_STORE: Final = 6
PANIC: Final = 7
CAT_BALOU: Final = 8
GATLING: Final = 9
INDIANS: Final = 10
DUEL: Final = 11
MUSTANG: Final = 12
SCOPE: Final = 13
BARREL: Final = 14
JAIL: Final = 15
DYNAMITE: Final = 16
VOLCANIC: Final = 17
SCHOFIELD: Final = 18
REMINGTON: Final = 19
REV_CARABINE: Final = 20
WINCHESTER: Final = 21
BINOCULAR: Final = 22
HIDEOUT: Final = 23
PUNCH: Final = 24
RAG_TIME: Final = 25
BRAWL: Final = 26
DODGE: Final = 27
SPRINGFIELD: Final = 28
TEQUILA: Final = 29
WHISKY: Final = 30
BIBLE: Final = 31
CANTEEN: Final = 32
CAN_CAN: Final = 33
TEN_GALLON_HAT: Final = 34
CONESTOGA: Final = 35
DERRINGER: Final = 36
BUFFALO_RIFLE: Final = 37
HOWITZER: Final = 38
PEPPERBOX: Final = 39
IRON_PLATE: Final = 40
PONY_EXPRESS: Final = 41
KNIFE: Final = 42
SOMBRERO: Final = 43
UNHEARD_OF: Final = 44
"""A kind that no bot has been told about."""

KINDS: Final = (
    *("bang", "missed", "beer", "saloon", "stagecoach", "wells-fargo", "general-store", "panic", "cat-balou"),
    *("gatling", "indians", "duel", "mustang", "scope", "barrel", "jail", "dynamite", "volcanic", "schofield"),
    *("remington", "rev-carabine", "winchester", "binocular", "hideout", "punch", "rag-time", "brawl", "dodge"),
    *("springfield", "tequila", "whisky", "bible", "canteen", "can-can", "ten-gallon-hat", "conestoga"),
    *("derringer", "buffalo-rifle", "howitzer", "pepperbox", "iron-plate", "pony-express", "knife", "sombrero"),
    "unheard-of",
)
COUNT: Final = 45

NO_TURN: Final = 0
SHOOTS: Final = 1
ROBS: Final = 2
LOCKS_UP: Final = 3
HELPS: Final = 4
"""What a card does to the one player it is aimed at, which is what tells friend from foe."""

AIMED: Final[dict[str, int]] = {
    **dict.fromkeys(
        ("bang", "duel", "punch", "springfield", "derringer", "buffalo-rifle", "pepperbox", "knife"), SHOOTS
    ),
    **dict.fromkeys(("panic", "cat-balou", "rag-time", "can-can", "conestoga"), ROBS),
    "jail": LOCKS_UP,
    "tequila": HELPS,
}
MANNER: Final = vec[i64]([AIMED.get(kind, NO_TURN) for kind in KINDS])

REACH: Final = vec[i64](
    [1 if kind == VOLCANIC else kind - 16 if VOLCANIC < kind <= WINCHESTER else 0 for kind in range(COUNT)]
)
"""How far each weapon shoots, 0 for what is none."""

PLACE: Final[dict[str, int]] = {name: number for number, name in enumerate(KINDS)}


@final
@mypyc_attr(acyclic=True)
class Deck:
    """The cards of one game by their kinds."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        kinds = [PLACE.get(card.kind.name, UNHEARD_OF) for card in rules.cards]
        kinds += [UNHEARD_OF] * len(rules.events)
        self.kind: Final = vec[i64](kinds)
        """The kind of each card; events are none."""
        self.bangs: Final = float(kinds.count(BANG)) / float(len(rules.cards))
        """The share of BANG! cards."""
        self.green: Final = vec[bool]([card.kind.border == GREEN for card in rules.cards])
        kinds_held = [card.kind for card in rules.cards]
        self.as_bang: Final = {who.name: share(who, kinds_held, AS_BANG) for who in rules.characters}
        self.as_missed: Final = {who.name: share(who, kinds_held, AS_MISSED) for who in rules.characters}
        """The share of cards that each character uses for what they are not."""


def share(who: Ability, kinds: list[Kind], what: i64) -> float:
    """The share of cards that somebody may use as BANG! or Missed! though they are none."""
    if who.hooks & STANDS_FOR == 0:
        return 0.0
    return float(len([kind for kind in kinds if not serves(kind, what) and who.stands_for(kind, what)])) / len(kinds)


def serves(kind: Kind, what: i64) -> bool:
    """Whether a hand card is a BANG! or a Missed! by itself."""
    return kind.is_bang if what == AS_BANG else kind.misses and kind.border != GREEN
