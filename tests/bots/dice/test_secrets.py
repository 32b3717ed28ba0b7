"""A dice bot cannot know what its seat cannot: where the hidden roles are dealt again it decides the same."""

from collections.abc import Callable
from itertools import islice

import pytest

from sixgun.bots.dice.levels import LEVELS
from sixgun.bots.dice.thinker import Thinker
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.rng import Rng
from tests.bots.dice.games import decisions, quick_legend
from tests.bots.dice.worlds import first_slip, within

Maker = Callable[[Rng], Thinker]


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
