"""Two worlds that look the same to a seat, the true one and one with the hidden roles dealt again; what a bot holds."""

import gc
from collections.abc import Callable
from types import FunctionType, ModuleType

from sixgun.arena.dice.match import DiceMatch
from sixgun.bots.dice.thinker import Thinker
from sixgun.dicegame import guess, new_table
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import seen_by
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng

Maker = Callable[[Rng], Thinker]
Show = Callable[[Thinker, DiceTable], None]


def to_nobody(bot: Thinker, world: DiceTable) -> None:
    pass


def first_slip(make: Maker, players: int, seed: int, show: Show = to_nobody) -> int | None:
    """The number of the first decision that differs in a world dealt again, None if there is none.

    Of each seat there are two bots with the same luck that are told the same; one sees the true table's view and
    options, the other those of a guess. A bot that should not, but does, get hold of its world is shown it.
    """
    t = new_table(players, seed, {})
    here = [make(Rng.seeded(seat)) for seat in range(players)]
    there = [make(Rng.seeded(seat)) for seat in range(players)]
    match = DiceMatch(t, [*here, *there])
    number = 0
    while not t.over:
        t.offer()
        me = t.top.seat
        m = t.moves.items[0]
        if t.moves.n > 1:
            number += 1
            other = guess(seen_by(t, me), Rng.seeded(1000 * seed + number))
            other.offer()
            show(here[me], t)
            show(there[me], other)
            m = here[me].pick(seen_by(t, me), t.moves)
            if m != there[me].pick(seen_by(other, me), other.moves):
                return number
        advance(t, m)
        match.tell()
    return None


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
