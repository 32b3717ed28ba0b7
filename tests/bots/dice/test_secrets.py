"""A dice bot cannot know what its seat cannot: where the hidden roles are dealt again it decides the same."""

import gc
from collections.abc import Callable
from itertools import islice
from types import FunctionType, ModuleType

import pytest

from sixgun.arena.dice.match import DiceMatch
from sixgun.bots.dice.levels import LEVELS, thumb
from sixgun.bots.dice.thinker import Thinker
from sixgun.dicegame import guess, new_table
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import View, seen_by
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from tests.bots.dice.games import decisions, quick_legend

Maker = Callable[[Rng], Thinker]


def first_slip(make: Maker, players: int, seed: int) -> int | None:
    """The number of the first decision that differs in a world dealt again, None if there is none.

    Of each seat there are two bots with the same luck that are told the same; one sees the true table's view and
    options, the other those of a guess.
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


def show(bot: Thinker, world: DiceTable) -> None:
    if isinstance(bot, Peeker):
        bot.world = world


class Peeker(Thinker):
    """The canary: a bot that somehow got hold of the table and plays by the next player's role."""

    world: DiceTable

    def pick(self, view: View, moves: Buffer) -> int:
        peeked = self.world.seats[(view.viewer + 1) % len(view.players)].role
        return moves.items[peeked % moves.n]


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("level", ["greenhorn", "drifter", "ranger", "gunslinger"])
def test_a_bot_decides_the_same_in_a_hidden_world_dealt_again(level: str, players: int) -> None:
    for seed in range(2):
        assert first_slip(LEVELS[level], players, seed) is None, f"seed {seed}"


def test_a_legend_imagines_what_its_seat_sees_only() -> None:
    assert first_slip(quick_legend, 4, 1) is None


def test_no_table_can_be_reached_from_a_legend() -> None:
    """Not even one of its worlds: what it keeps from one decision to the next is what it has seen."""
    for _, _, bot, _ in islice(decisions(quick_legend, 4, 2), 12):
        assert not any(isinstance(thing, DiceTable) for thing in within(bot))


def test_a_table_that_can_be_reached_is_found() -> None:
    bot = Peeker(Rng.seeded(1), thumb())
    bot.world = new_table(4, 1, {})
    assert any(isinstance(thing, DiceTable) for thing in within(bot))


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


def test_a_bot_that_peeks_is_caught() -> None:
    assert any(first_slip(lambda rng: Peeker(rng, thumb()), 5, seed) is not None for seed in range(3))
