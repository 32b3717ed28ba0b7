"""Stopwatch: how fast each bot plays, and how long a legend thinks. CPU time, for others may use the machine."""

import time
from dataclasses import dataclass

from sixgun.arena import fast
from sixgun.arena.plan import Plan
from sixgun.arena.roster import Roster


@dataclass
class Thinking:
    """Real decisions of one bot among others: those with at least two answers."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def count(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


def games_a_second(plan: Plan, seconds: float) -> float:
    """Whole games of the plan, one after the other."""
    roster = Roster()
    games, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        deal, luck = plan.deal(games), plan.luck(games)
        rngs = [roster.rng(luck, seat) for seat in range(deal.players)]
        fast.winners(fast.lay_out(deal), deal, plan.seats(games), rngs)
        games += 1
    return games / spent


def thinking(plan: Plan, bot: str, others: str, seconds: float) -> Thinking:
    """How long one bot thinks at a table of others."""
    roster = Roster()
    found = Thinking()
    games = 0
    while found.seconds < seconds:
        deal, luck = plan.deal(games), plan.luck(games)
        mine = games % deal.players
        names = [bot if seat == mine else others for seat in range(deal.players)]
        t = fast.lay_out(deal)
        began: float | None = None
        for _ in fast.follow(t, deal, names, [roster.rng(luck, seat) for seat in range(deal.players)]):
            if began is not None:
                found.count(time.process_time() - began)
            t.offer()
            began = time.process_time() if t.top.seat == mine and t.moves.n > 1 else None
        games += 1
    return found


def worlds(plan: Plan) -> int:
    """How many worlds the bot of the plan tries a decision; none if it does not look ahead."""
    deal = plan.deal(0)
    rngs = [Roster().rng(0, seat) for seat in range(deal.players)]
    bots = next(fast.follow(fast.lay_out(deal), deal, plan.seats(0), rngs))
    return int(getattr(bots[0], "worlds", 0))
