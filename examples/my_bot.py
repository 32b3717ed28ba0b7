#!/usr/bin/env python3
"""A bot in Python, and what it wins more often than a greenhorn on the same deals, role by role.

python examples/my_bot.py 100
"""

import sys

from sixgun.arena import duel_report
from sixgun.arena.duel import play_deals
from sixgun.arena.plan import Plan
from sixgun.bots import BOTS

FOES = {
    "sheriff": {"outlaw": 3, "renegade": 2, None: 1},
    "deputy": {"outlaw": 3, "renegade": 2, None: 1, "sheriff": -9},
    "outlaw": {"sheriff": 3, "deputy": 1, "renegade": 1, None: 0},
    "renegade": {"outlaw": 2, "deputy": 2, None: 1, "sheriff": -1},
}
"""How much each role wants another one gone; None is a role that is still hidden."""


class Marksman:
    """Fights whom its role fights, drinks when it is wounded, and never wastes a Missed!."""

    def __init__(self, rng):
        self.rng = rng  # a bot brings its own luck, so that a run can be repeated

    def choose(self, view, choice):
        """One of the options: the one that is worth most, by luck among equals."""
        return max(choice.options, key=lambda move: (self.worth(view, choice, move), self.rng.below(1000)))

    def worth(self, view, choice, move):
        me = view.seats[choice.seat]
        card = move.card.partition("/")[0]
        if move.verb in ("end", "pass"):
            return 0
        if card in ("beer", "saloon"):
            return me.max_life - me.life
        if move.seat is not None and move.seat != choice.seat:
            target = view.seats[move.seat]
            return FOES[me.role].get(target.role, 0) + (target.life == 1)
        return -1 if move.verb == "ability" else 1


if __name__ == "__main__":
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    BOTS["marksman"] = Marksman
    plan = Plan(game="card", sizes=(5,), seed=1, bots=("marksman",), sets=("base",))
    duel = play_deals(plan, "greenhorn", first=0, count=deals)
    print(*duel_report.lines(duel, "greenhorn", ratings={}), sep="\n")
