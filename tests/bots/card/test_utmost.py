"""Where nobody could fall within a turn, no bot looks for a win: trying everything out would find none either."""

from sixgun.arena import fast
from sixgun.arena.plan import Plan
from sixgun.arena.road import ROADS
from sixgun.arena.roster import Roster
from sixgun.bots.card.finish import one_of_each, prey, tried_out
from sixgun.bots.card.ranger import Ranger
from sixgun.bots.card.utmost import somebody_could_fall
from sixgun.cardgame.play import Play
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import seen_by
from tests.effort import effort

GAMES = effort(12, 200)


def test_where_nobody_could_fall_no_world_has_a_win() -> None:
    looked, spared = 0, 0
    plan = Plan("card", (5,), 3, ("gunslinger",), ("base", "dodge-city"))
    for number in range(GAMES):
        deal = plan.deal(number)
        t = fast.lay_out(deal)
        assert isinstance(t, CardTable)
        rngs = [Roster().rng(plan.luck(number), seat) for seat in range(deal.players)]
        bots = fast.seat_bots(deal, plan.seats(number), rngs)
        match = ROADS["card"].match(t, bots)
        while not t.over:
            t.offer()
            seat = t.top.seat
            if isinstance(t.top, Play) and t.moves.n > 1:
                bot = bots[seat]
                assert isinstance(bot, Ranger)
                view = seen_by(t, seat)
                bot.ponder(view)
                whom = prey(bot.sight)
                if whom != 0:
                    looked += 1
                    if not somebody_could_fall(bot.sight, view.players[seat]):
                        spared += 1
                        tries = one_of_each(bot.sight, t.moves, t.moves.items[0], whom)
                        assert tried_out(bot, bot.belief, view, tries) == tries[0], f"deal {number}, turn {t.turns}"
                        t.offer()
            match.step()
    assert 0 < spared < looked
