"""The test of secrets can fail: a bot that somehow got hold of the table is caught."""

from sixgun.bots.card.deck import Deck
from sixgun.bots.card.levels import thumb
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng
from tests.bots.card.worlds import first_slip
from tests.conftest import from_source


class Peeker(Thinker):
    """It plays by the next player's hand."""

    world: CardTable

    def pick(self, view: View, moves: Buffer) -> int:
        peeked = sum(self.world.seats[self.world.left_of(view.viewer)].hand)
        return moves.items[peeked % moves.n]


def peeker(rng: Rng, deck: Deck) -> Thinker:
    return Peeker(rng, thumb(), deck)


def show(bot: Thinker, world: CardTable) -> None:
    assert isinstance(bot, Peeker)
    bot.world = world


@from_source
def test_a_bot_that_peeks_is_caught() -> None:
    assert any(first_slip(peeker, 5, seed, show) is not None for seed in range(3))
