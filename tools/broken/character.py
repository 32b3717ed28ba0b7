"""Breaks that take a character's ability away, hook by hook."""

from collections.abc import Iterator
from typing import Any

from sixgun.cardgame.ability import Ability as CardAbility
from sixgun.cardgame.shelf import PRINTED
from sixgun.dicegame import characters as dice
from sixgun.dicegame.ability import Ability as DiceAbility
from tools.broken.patch import Break, Value, brk
from tools.printed import of_characters


def without(ability: Any, plain: type, rule: str) -> Iterator[Break]:
    """A character without what sets him apart, one hook at a time."""
    for name in vars(type(ability)):
        if hasattr(plain, name) and not name.startswith(("__", "why_not")):  # why not is for people, and no rule
            hook = Value(type(ability), name, getattr(plain, name))
            yield brk(rule, f"{ability.name} without {name}", hook, *worked_out(ability, name, hook.new))


def worked_out(ability: Any, name: str, plain: object) -> Iterator[Value]:
    """What the ability keeps of the answers of its hooks, as it is without that one."""
    tame = type("Tame", (type(ability),), {name: plain})(ability.name, ability.life)
    for kept in ("reach", "reacts"):
        if kept in vars(tame):
            yield Value(ability, kept, getattr(tame, kept))


ALSO = {"kit-carlson": " CE8", "vera-custer": " R91 R92"}
"""Where a part of a card-game character is in a rule of its own."""


def characters() -> Iterator[Break]:
    """Every character of the three games, hook by hook; the rule of each is the one that begins with its name."""
    rules = of_characters("card")
    for box in PRINTED:
        for ability in box.characters:
            yield from without(ability, CardAbility, rules[ability.name] + ALSO.get(ability.name, ""))
    rules = of_characters("dice")
    for other in dice.CHARACTERS:
        yield from without(other, DiceAbility, rules[other.name])
