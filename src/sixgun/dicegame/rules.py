"""The rule options of the dice game: names, values, the presets of the editions, and what the rules read."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import mypyc_attr

from sixgun.errors import BadOption, meant, quoted
from sixgun.kernel.pairs import ONE, TWO

VALUES: Final[dict[str, tuple[object, ...]]] = {
    "dynamite": ("last", "in-order"),
    "kit_split": ("many", "one"),
    "gatling": ("forced", "optional"),
    "suzy_dice": ("final", "turn_end"),
    "three_dead": ("draw", "outlaw"),
    "rulings": ("newest", "first"),
    "characters_dealt": (ONE, TWO),
}
"""Each option with its values, the default first (XE1, XE3, XE4, XE6, R137, R158)."""

EDITIONS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "de": {"kit_split": "one"},
    "hu": {"dynamite": "in-order", "gatling": "optional", "suzy_dice": "turn_end"},
}
"""What the rulebooks 000 (de) and 003 (hu) have that the default has not; single options win over it."""


@final
@mypyc_attr(acyclic=True)
class Rules:
    """What holds for one game from its beginning to its end; shared by all its clones."""

    def __init__(self, values: tuple[object, ...]) -> None:
        self.values: Final = values
        """The value of each option in force, in the order of VALUES."""
        dynamite, kit_split, gatling, suzy_dice, three_dead, rulings, characters_dealt = values
        self.dynamite_in_order: Final[bool] = dynamite == "in-order"
        self.kit_takes_from_one: Final[bool] = kit_split == "one"
        self.gatling_optional: Final[bool] = gatling == "optional"
        self.suzy_at_turn_end: Final[bool] = suzy_dice == "turn_end"
        self.first_rulings: Final[bool] = rulings == "first"
        self.outlaw_wins_when_all_die: Final[bool] = three_dead == "outlaw"
        self.two_characters: Final[bool] = characters_dealt == TWO

    def named(self) -> dict[str, object]:
        """Every option by name with the value in force."""
        return dict(zip(VALUES, self.values, strict=True))


STANDARD: Final = Rules(tuple([values[0] for values in VALUES.values()]))
"""Every option as it is by default."""


def read_rules(given: Mapping[str, object]) -> Rules:
    """The rules that these options ask for: single options over the edition's preset over the default.

    >>> read_rules({"edition": "de", "gatling": "optional"}).named()["kit_split"]
    'one'
    """
    if not given:
        return STANDARD
    names = ["edition", *VALUES]
    chosen: dict[str, object] = {}
    edition = "standard"
    for name, value in given.items():
        if name not in names:
            there = meant(name, names) or f"the dice game has {', '.join(names)}"
            raise BadOption(f"there is no option {quoted(name)}; {there}")
        allowed: tuple[object, ...] = tuple(EDITIONS) if name == "edition" else VALUES[name]
        if not any(type(value) is type(one) and value == one for one in allowed):
            there = meant(value, allowed) or f"it is one of {', '.join(map(str, allowed))}"
            raise BadOption(f"{name} cannot be {quoted(value)}; {there}")
        if name == "edition":
            edition = str(value)
        else:
            chosen[name] = value
    in_force: dict[str, object] = {name: values[0] for name, values in VALUES.items()} | EDITIONS[edition] | chosen
    return Rules(tuple(in_force.values()))
