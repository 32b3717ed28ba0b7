"""Outlook: how likely the law, the Outlaws or a Renegade win from a table where everything is open.

A softmax over a few counts, fitted to the ends of many games by `python -m tools.card.outlook`. Worlds that are cut
short are judged by it. Not for tables of three, where everyone has a goal of his own.
"""

import json
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.side import read_numbers, share
from sixgun.cardgame.seat import Seat
from sixgun.kernel.bits import BIT
from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

FEATURES: Final = (
    *("one", "sheriff-life", "sheriff-hand", "sheriff-table", "deputies", "deputy-life", "deputy-cards"),
    *("outlaws", "outlaw-life", "outlaw-cards", "renegades", "renegade-life", "renegade-cards"),
    *("sheriff-low", "sheriff-last", "outlaws-when-low", "no-outlaw", "two-left", "two-left-lead"),
)
COUNT: Final = 19


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """The fitted numbers: those of the Outlaws, then those of the Renegade."""

    def __init__(self, numbers: vec[float]) -> None:
        self.numbers: vec[float] = numbers
        self.facts: vec[float] = vec[float]([0.0] * COUNT)

    def chance(self, seats: vec[Seat], alive: i64, me: i64) -> float:
        """How likely the player in that seat is among the winners in the end."""
        role = seats[me].role
        if role == RENEGADE and alive & BIT[me] == 0:
            return 0.0
        self.look(seats, alive)
        return share(role, self.numbers, self.facts, self.facts[7] > 0.0, self.facts[10] > 0.0)

    def look(self, seats: vec[Seat], alive: i64) -> None:
        """Fill `facts`, in the order of FEATURES."""
        facts = self.facts
        for i in range(COUNT):
            facts[i] = 0.0
        facts[0] = 1.0
        living: i64 = 0
        for seat in range(len(seats)):
            if alive & BIT[seat] == 0:
                continue
            s = seats[seat]
            living += 1
            life = float(s.life)
            hand = float(len(s.hand))
            table = float(len(s.in_play))
            if s.role == SHERIFF:
                facts[1] = life
                facts[2] = hand
                facts[3] = table
            else:
                at: i64 = 4 if s.role == DEPUTY else 7 if s.role == OUTLAW else 10
                facts[at] += 1.0
                facts[at + 1] += life
                facts[at + 2] += hand + table
        facts[13] = 1.0 if facts[1] <= 2.0 else 0.0
        facts[14] = 1.0 if facts[1] <= 1.0 else 0.0
        facts[15] = facts[7] * facts[13]
        facts[16] = 1.0 if facts[7] == 0.0 else 0.0
        if living == 2 and facts[10] > 0.0:
            facts[17] = 1.0
            facts[18] = facts[11] + 0.5 * facts[12] - facts[1] - 0.5 * (facts[2] + facts[3])


def read_outlook() -> Outlook:
    """The numbers that come with the package."""
    given = json.loads(files("sixgun").joinpath("bots", "card", "outlook.json").read_text(encoding="utf-8"))
    return Outlook(read_numbers(given, FEATURES))
