"""Which characters the players of a scenario have, and from which two they have still to choose."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.cardgame.ability import NO_ABILITY, Ability
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.shelf import CHARACTERS
from sixgun.cardgame.table import CardTable
from sixgun.errors import BadScenario, meant, quoted
from sixgun.kernel.pairs import NO_OTHER
from sixgun.kernel.position import Place, Position
from sixgun.kernel.roles import SHERIFF


def chooses(rules: Rules, player: dict[str, object]) -> bool:
    """Whether a player has two characters to choose from; where one is dealt he has the first of them (R158)."""
    return rules.options.two_characters and "characters" in player


def dealt_to(player: dict[str, object], at: Place) -> list[Ability]:
    """The characters that a player was dealt."""
    names = player["characters"]
    if "character" in player or not isinstance(names, list) or len(names) != 2:
        raise BadScenario(
            f"{at[-1]} is dealt two characters, as in characters: [rose-doolan, paul-regret], or has one character",
            (*at, "characters"),
        )
    return [character_named({"characters": name}, "characters", at) for name in names]


def place_pairs(t: CardTable, position: Position) -> None:
    """The characters that some have still to choose from; the others have theirs, which nobody has seen yet."""
    if not any(chooses(t.rules, player) for player in position.players.values()):
        return
    pairs = vec[i64]()
    for (name, player), s in zip(position.players.items(), t.seats, strict=True):
        for key in ("life", "hand", "table", "alive"):
            if key in player:
                raise BadScenario(f"some have still to choose a character; leave {key} away", ("players", name, key))
        dealt = [s.character]
        if chooses(t.rules, player):
            dealt = dealt_to(player, ("players", name))
        pairs = append(pairs, dealt[0].number)
        pairs = append(pairs, dealt[1].number if len(dealt) > 1 else NO_OTHER)
        s.character = s.dealt = NO_ABILITY
        s.life = s.max_life = NO_ABILITY.bullets(t.rules.options) + (1 if s.role == SHERIFF else 0)
    t.pairs = pairs
    t.enforce()


def character_named(player: dict[str, object], key: str, at: Place) -> Ability:
    name = player.get(key, "none")
    if name not in CHARACTERS:
        others = meant(name, CHARACTERS) or f"there are {', '.join(CHARACTERS)}"
        raise BadScenario(f"there is no character {quoted(name)}; {others}", (*at, key))
    return CHARACTERS[str(name)]
