"""Dice bots in two worlds that look the same to their seat, and what can be reached from a bot."""

import gc
from collections.abc import Callable
from types import FunctionType, ModuleType

from sixgun.arena.dice.match import DiceMatch
from sixgun.bots.dice.thinker import Thinker
from sixgun.dicegame import guess, new_table
from sixgun.dicegame.view import seen_by
from sixgun.kernel.rng import Rng
from tests.bots import worlds

Maker = Callable[[Rng], Thinker]


def first_slip(make: Maker, players: int, seed: int, show: worlds.Show = worlds.to_nobody) -> int | None:
    """The first decision of such bots that differs where the hidden roles are dealt again."""
    t = new_table(players, seed, {})
    here, there = ([make(Rng.seeded(seat)) for seat in range(players)] for _ in range(2))
    match = DiceMatch(t, [*here, *there])
    return worlds.first_slip(t, match, (here, there), seen_by, guess, lambda m: m, seed, show)


def within(thing: object) -> list[object]:
    """Everything that can be reached from it by attributes and items."""
    found: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if id(one) in found or isinstance(one, type | ModuleType | FunctionType):
            continue
        found[id(one)] = one
        waiting += gc.get_referents(one)
    return list(found.values())
