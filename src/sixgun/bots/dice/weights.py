"""The weights of the dice game: their names, what they mean, and the rules of thumb."""

from importlib.resources import files
from typing import Final

from librt.vecs import vec

from sixgun.bots.weights import Weights, read, write
from sixgun.kernel.roles import ROLES

TO_SHERIFF: Final = 0
"""From here on: what a life point lost by each role is worth."""
LOW: Final = 4
KILL: Final = 5
LIFE: Final = 6
LIFE_LOW: Final = 7
DEATH: Final = 8
HELP: Final = 9
ARROW: Final = 10
INDIANS: Final = 11
LATE: Final = 12
BALANCE: Final = 13
CARE: Final = 14
STRIKE: Final = 15
HEAT: Final = 16
HEAT_HEALING: Final = 17
NOISE: Final = 18
GAME: Final = 19
HELP_LOW: Final = 20
NEAR: Final = 21
NEXT: Final = 22
SHERIFF_LOW: Final = 23
LIFE_LATE: Final = 24
FLOOR: Final = 25
LEAN: Final = 26
SIZE: Final = 27
RENEGADES_OWN: Final = (BALANCE, CARE, STRIKE, FLOOR, LEAN)
"""What only a Renegade weighs."""

MEANINGS: Final[tuple[tuple[str, str], ...]] = (
    ("to-sheriff", "a life point that the Sheriff loses"),
    ("to-outlaw", "a life point that an Outlaw loses"),
    ("to-renegade", "a life point that a Renegade loses"),
    ("to-deputy", "a life point that a Deputy loses"),
    ("low", "how much more a hit counts on the last life points"),
    ("kill", "an enemy eliminated, over the hit itself"),
    ("life", "a life point of one's own"),
    ("life-low", "how much more it counts on the last ones"),
    ("death", "to be eliminated"),
    ("help", "how much of a friend's life point a Beer is worth"),
    ("arrow", "an arrow in front of one, as a part of a life point"),
    ("indians", "how much an arrow counts for bringing an attack nearer"),
    ("late", "how much more a Renegade is an enemy (to himself: the Sheriff) when the Outlaws are gone"),
    ("balance", "how strongly a Renegade leans against the stronger side"),
    ("care", "how much a Renegade wants the Sheriff to live"),
    ("strike", "a Renegade's will to finish the last but one"),
    ("heat", "how surely others shoot where it serves them"),
    ("heat-healing", "how surely others give a Beer where it serves them"),
    ("noise", "how often others do anything at all"),
    ("game", "to win by the death that ends the game, and not to lose by it"),
    ("help-low", "how much more a Beer counts for a friend on the last life points"),
    ("near", "how much more an arrow counts when the Indians are near"),
    ("next", "how much more an enemy counts who will roll soon"),
    ("sheriff-low", "how much more the Sheriff counts on the last life points"),
    ("life-late", "how much more a life point of one's own counts when few are left"),
    ("floor", "the life points below which a Renegade minds the Sheriff"),
    ("lean", "how much of a Renegade's leaning goes against the Sheriff"),
)
NAMES: Final[tuple[str, ...]] = tuple([name for name, _ in MEANINGS])

FEELINGS: Final = (
    (0.0, 1.0, 0.7, -1.0),  # a Sheriff's to each role in the order of ROLES
    (1.0, -0.6, 0.1, 0.3),
    (-0.2, 0.5, 0.5, 0.5),
    (-1.2, 1.0, 0.7, -0.6),
)
TOWARDS: Final = vec[float]([feeling for row in FEELINGS for feeling in row])
"""What a life point lost by each role is worth to each role, before anything is learned."""

LIVES: Final = (0.8, 0.8, 1.5, 0.8)
DEATHS: Final = (6.0, 2.0, 5.0, 2.0)
"""A Sheriff's death is the end, a Renegade's is his own; the others still win with their side."""

SHARED: Final = (
    *(0.8, 1.2, 0.8, 0.8, 0.0, 0.8, 0.35, 0.3, 0.7, 1.2, 0.6, 1.2, 3.0, 2.0, 0.06),
    *(8.0, 0.8, 1.0, 0.0, 0.0, 0.0, 5.0, 0.5),
)
"""From LOW on; life and death are each role's own."""


def rules_of_thumb() -> Weights:
    """What a ranger goes by: one opinion for all roles, except whom they fight and how they mind their own end."""
    numbers: list[float] = []
    for role in range(len(ROLES)):
        one = [*FEELINGS[role], *SHARED]
        one[LIFE] = LIVES[role]
        one[DEATH] = DEATHS[role]
        numbers += one
    return Weights(numbers)


def write_weights(weights: Weights) -> str:
    """The numbers as JSON for people, in the order of their names."""
    return write(weights, NAMES)


def read_weights(text: str) -> Weights:
    """The weights that a JSON text lists; what it leaves out is as the rules of thumb have it."""
    return read(text, NAMES, rules_of_thumb())


def shipped(name: str) -> Weights:
    """The weights of that name that come with the package."""
    return read_weights(files("sixgun").joinpath("bots", "dice", f"{name}.json").read_text(encoding="utf-8"))
