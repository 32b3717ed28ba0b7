"""The weights of the card game: their names, what they mean, and the rules of thumb."""

from importlib.resources import files
from typing import Final

from librt.vecs import vec

from sixgun.bots.card.deck import COUNT, KINDS
from sixgun.bots.weights import Weights, read, write
from sixgun.kernel.roles import ROLES

TO_SHERIFF: Final = 0
TO_OUTLAW: Final = 1
TO_RENEGADE: Final = 2
TO_DEPUTY: Final = 3
LOW: Final = 4
KILL: Final = 5
REWARD: Final = 6
PENALTY: Final = 7
BEER_RATE: Final = 8
MISSED_RATE: Final = 9
BANG_RATE: Final = 10
CARD: Final = 11
HIS_CARD: Final = 12
LIFE: Final = 13
LIFE_LOW: Final = 14
DEATH: Final = 15
SPARE: Final = 16
FIRST: Final = 17
SET_UP: Final = 18
LOCK: Final = 19
BOMB: Final = 20
DUEL_RISK: Final = 21
REACHED: Final = 22
CAUTION: Final = 23
HEAT: Final = 24
HEAT_ROBBING: Final = 25
HOLD: Final = 26
IDLE: Final = 27
NOISE: Final = 28
LATE: Final = 29
BALANCE: Final = 30
CARE: Final = 31
STRIKE: Final = 32
READY: Final = 33
GAME: Final = 34
ALLY: Final = 35
FRIEND: Final = 36
IN_HAND: Final = 37
"""From here on: what a card of each kind is worth in one's hand."""
LYING: Final = IN_HAND + COUNT
"""From here on: what a card of each kind is worth in front of its owner."""
SIZE: Final = LYING + COUNT

PLAIN: Final[tuple[tuple[str, float, str], ...]] = (
    ("to-sheriff", 0.0, "a life point that the Sheriff loses"),
    ("to-outlaw", 0.0, "a life point that an Outlaw loses"),
    ("to-renegade", 0.0, "a life point that a Renegade loses"),
    ("to-deputy", 0.0, "a life point that a Deputy loses"),
    ("low", 0.6, "how much more a hit counts on the last life points"),
    ("kill", 1.5, "an enemy eliminated, over the hit itself"),
    ("reward", 1.0, "the three cards for an Outlaw"),
    ("penalty", 3.0, "a Sheriff's loss of everything for a Deputy"),
    ("beer-rate", 0.07, "how likely an unknown card is a Beer"),
    ("missed-rate", 0.2, "how likely an unknown card is a Missed!"),
    ("bang-rate", 0.3, "how likely an unknown card is a BANG!"),
    ("card", 0.5, "a card of one's own"),
    ("his-card", 0.35, "a card that an enemy loses from his hand"),
    ("life", 1.0, "a life point of one's own"),
    ("life-low", 0.5, "how much more one of the last two counts"),
    ("death", 6.0, "to be eliminated"),
    ("spare", 0.3, "the part of a card's worth that counts when the hand is over its limit anyway"),
    ("first", 2.0, "how much earlier cards that bring cards come"),
    ("set-up", 1.0, "how much earlier cards to lay down come"),
    ("lock", 0.9, "an enemy in Jail"),
    ("bomb", 0.3, "Dynamite on its way round"),
    ("duel-risk", 1.0, "how much one minds losing a Duel"),
    ("reached", 0.35, "a sure enemy that a weapon brings within reach"),
    ("caution", 0.15, "what a hit must be worth before a seat is attacked at all"),
    ("heat", 3.0, "how surely others shoot where it serves them"),
    ("heat-robbing", 1.5, "how surely others rob where it serves them"),
    ("hold", 0.1, "what a shot must be worth to others before they take it"),
    ("idle", 0.45, "how often a seat that could shoot has something to shoot with"),
    ("noise", 0.06, "how often others do anything at all"),
    ("late", 0.7, "how much more a Renegade is an enemy (to himself: the Sheriff) when the Outlaws are gone"),
    ("balance", 0.8, "how strongly a Renegade leans against the stronger side"),
    ("care", 0.3, "how much a Renegade wants the Sheriff to live"),
    ("strike", 1.2, "a Renegade's will to finish the last but one"),
    ("ready", 0.4, "the part of its worth that a green card is held back for"),
    ("game", 12.0, "to win by the death that ends the game, and not to lose by it"),
    ("ally", 8.0, "a friend eliminated, over the hit itself"),
    ("friend", 0.9, "how sure one must be of a friend to aim at him on no account"),
)

FEELINGS: Final = (
    (0.0, 1.0, 0.6, -1.2),  # a Sheriff's to each role in the order of ROLES
    (1.0, -0.5, 0.15, 0.4),
    (0.0, 0.4, 0.3, 0.5),
    (-1.2, 1.0, 0.6, -0.6),
)
TOWARDS: Final = vec[float]([feeling for row in FEELINGS for feeling in row])
"""What a life point lost by each role is worth to each role, before anything is learned."""

HAND: Final[dict[str, float]] = {
    **{"bang": 0.45, "missed": 0.75, "beer": 0.9, "saloon": 0.4, "stagecoach": 0.9, "wells-fargo": 1.3},
    **{"general-store": 0.5, "panic": 0.7, "cat-balou": 0.6, "gatling": 0.8, "indians": 0.6, "duel": 0.6},
    **{"mustang": 0.8, "scope": 0.6, "barrel": 0.9, "jail": 0.6, "dynamite": 0.3, "volcanic": 0.5},
    **{"schofield": 0.5, "remington": 0.6, "rev-carabine": 0.65, "winchester": 0.7, "binocular": 0.6},
    **{"hideout": 0.8, "punch": 0.45, "rag-time": 0.5, "brawl": 0.7, "dodge": 0.9, "springfield": 0.5},
    **{"tequila": 0.5, "whisky": 0.7, "bible": 0.7, "canteen": 0.7, "can-can": 0.6, "ten-gallon-hat": 0.6},
    **{"conestoga": 0.8, "derringer": 0.6, "buffalo-rifle": 0.8, "howitzer": 0.8, "pepperbox": 0.7},
    **{"iron-plate": 0.6, "pony-express": 1.2, "knife": 0.5, "sombrero": 0.6, "unheard-of": 0.5},
}

TABLE: Final[dict[str, float]] = {
    **{"mustang": 0.9, "scope": 0.6, "barrel": 1.0, "jail": -0.9, "dynamite": -0.5, "volcanic": 0.6},
    **{"schofield": 0.4, "remington": 0.6, "rev-carabine": 0.7, "winchester": 0.8, "binocular": 0.6},
    **{"hideout": 0.9, "bible": 0.9, "canteen": 0.8, "can-can": 0.7, "ten-gallon-hat": 0.75},
    **{"conestoga": 0.9, "derringer": 0.8, "buffalo-rifle": 0.9, "howitzer": 1.0, "pepperbox": 0.8},
    **{"iron-plate": 0.75, "pony-express": 1.4, "knife": 0.6, "sombrero": 0.75},
}

NAMES: Final[tuple[str, ...]] = (
    *[name for name, _, _ in PLAIN],
    *[f"hand/{kind}" for kind in KINDS],
    *[f"table/{kind}" for kind in KINDS],
)


def rules_of_thumb() -> Weights:
    """What a ranger goes by: one opinion for all roles, except whom they fight."""
    numbers: list[float] = []
    for role in range(len(ROLES)):
        numbers += TOWARDS[4 * role : 4 * role + 4]
        numbers += [value for _, value, _ in PLAIN[4:]]
        numbers += [HAND.get(kind, 0.0) for kind in KINDS]
        numbers += [TABLE.get(kind, 0.0) for kind in KINDS]
    return Weights(numbers)


def write_weights(weights: Weights) -> str:
    """The numbers as JSON for people, in the order of their names."""
    return write(weights, NAMES)


def read_weights(text: str) -> Weights:
    """The weights that a JSON text lists; what it leaves out is as the rules of thumb have it."""
    return read(text, NAMES, rules_of_thumb())


def shipped(name: str) -> Weights:
    """The weights of that name that come with the package."""
    return read_weights(files("sixgun").joinpath("bots", "card", f"{name}.json").read_text(encoding="utf-8"))
