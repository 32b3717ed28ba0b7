"""The tests of secrets can fail: a bot that somehow got hold of the table is caught, and so is the table it holds."""

from sixgun.bots.dice.levels import thumb
from sixgun.bots.dice.thinker import Thinker
from sixgun.dicegame import new_table
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng
from tests.bots.dice.worlds import first_slip, within
from tests.conftest import from_source


class Peeker(Thinker):
    """It plays by the next player's role."""

    world: DiceTable

    def pick(self, view: View, moves: Buffer) -> int:
        peeked = self.world.seats[(view.viewer + 1) % len(view.players)].role
        return moves.items[peeked % moves.n]


def peeker(rng: Rng) -> Thinker:
    return Peeker(rng, thumb())


def show(bot: Thinker, world: DiceTable) -> None:
    assert isinstance(bot, Peeker)
    bot.world = world


@from_source
def test_a_table_that_can_be_reached_is_found() -> None:
    bot = Peeker(Rng.seeded(1), thumb())
    bot.world = new_table(4, 1, {})
    assert any(isinstance(thing, DiceTable) for thing in within(bot))


@from_source
def test_a_bot_that_peeks_is_caught() -> None:
    assert any(first_slip(peeker, 5, seed, show) is not None for seed in range(3))
