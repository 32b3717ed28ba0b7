"""The style of other programs that counts deeds: it too brings a game to its end."""

from librt.vecs import vec

from sixgun.bots.card.karma import Karma
from sixgun.bots.card.levels import karma
from sixgun.cardgame.view import seen_by
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import SHERIFF
from tests.bots.card.games import DECK, table


def test_where_nobody_has_done_harm_somebody_is_an_enemy_all_the_same() -> None:
    """Else those who are left with good deeds alone would draw and discard for ever."""
    t = table(4, 1)
    t.offer()
    sheriff = t.top.seat
    bot = karma(Rng.seeded(1), DECK)
    assert isinstance(bot, Karma)
    assert t.seats[sheriff].role == SHERIFF
    bot.karma = vec[float]([3.0, 3.0, 3.0, 3.0, 0.0, 0.0, 0.0, 0.0])
    least = (sheriff + 2) % 4
    bot.karma[least] = 1.0
    bot.pick(seen_by(t, sheriff), t.moves)
    assert [seat for seat in range(4) if bot.sight.enmity[seat] > 0] == [least]
