"""Outlook: how likely the law, the Outlaws or a Renegade win from a table where everything is open.

A softmax over a few counts, fitted to the ends of many games by `python -m tools.dice.outlook`. Worlds that are
cut short are judged by it. Not for tables of three, where everyone has a goal of his own.
"""

import json
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.side import read_numbers, share
from sixgun.dicegame.face import ARROWS
from sixgun.dicegame.seat import Seat
from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

FEATURES: Final = (
    *("one", "sheriffs", "sheriff-life", "sheriff-danger", "sheriff-arrows"),
    *("outlaws", "outlaw-life", "outlaw-danger", "outlaw-arrows"),
    *("renegades", "renegade-life", "renegade-danger", "renegade-arrows"),
    *("deputies", "deputy-life", "deputy-danger", "deputy-arrows"),
    *("turn-sheriff", "turn-outlaw", "turn-renegade"),
    *("no-outlaw", "one-outlaw", "no-outlaw-sheriff", "no-outlaw-renegade", "no-outlaw-deputy"),
    *("two-left", "two-left-lead", "law-part", "renegade-part", "sheriff-outlaw-life"),
)
COUNT: Final = 30
SIZES: Final = (4, 5, 6, 7, 8)
"""Tables that an outlook is fitted to, each by itself."""

ALIVE: Final = 1
LIFE: Final = 2
DANGER: Final = 3
PIERCED: Final = 4
"""Four facts about each role, in the order of ROLES."""
TURN: Final = 17
LATE: Final = 20


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """The fitted numbers for one size of table: those of the Outlaws, then those of the Renegade."""

    def __init__(self, numbers: vec[float]) -> None:
        self.numbers: vec[float] = numbers
        self.facts: vec[float] = vec[float]([0.0] * COUNT)

    def chance(self, seats: vec[Seat], supply: i64, turn: i64, me: i64) -> float:
        """How likely the player in that seat is among the winners in the end."""
        role = seats[me].role
        if role == RENEGADE and seats[me].life == 0:
            return 0.0
        self.look(seats, supply, turn)
        return share(role, self.numbers, self.facts, True, self.facts[4 * RENEGADE + ALIVE] > 0.0)

    def look(self, seats: vec[Seat], supply: i64, turn: i64) -> None:
        """Fill `facts`, in the order of FEATURES."""
        f = self.facts
        for i in range(COUNT):
            f[i] = 0.0
        f[0] = 1.0
        near = 1.0 - float(supply) / float(ARROWS)
        for s in seats:
            if s.life == 0:
                continue
            at = 4 * s.role
            f[at + ALIVE] += 1.0
            f[at + LIFE] += float(s.life) / 8.0
            f[at + DANGER] += 1.0 / float(s.life)
            f[at + PIERCED] += near * float(min(s.character.lost_to_indians(s.arrows), s.life)) / 3.0
        whose = seats[turn].role
        if whose != DEPUTY:
            f[TURN + whose] = 1.0
        sheriff = f[4 * SHERIFF + LIFE]
        gang = f[4 * OUTLAW + LIFE]
        renegade = f[4 * RENEGADE + LIFE]
        deputies = f[4 * DEPUTY + LIFE]
        if f[4 * OUTLAW + ALIVE] == 0.0:
            f[LATE] = 1.0
            f[LATE + 2] = sheriff
            f[LATE + 3] = renegade
            f[LATE + 4] = deputies
            if f[4 * DEPUTY + ALIVE] == 0.0 and f[4 * RENEGADE + ALIVE] == 1.0:
                f[LATE + 5] = 1.0
                f[LATE + 6] = renegade - sheriff
        elif f[4 * OUTLAW + ALIVE] == 1.0:
            f[LATE + 1] = 1.0
        law = sheriff + deputies
        f[LATE + 7] = law / (law + gang + 0.3 * renegade + 0.1)
        f[LATE + 8] = renegade / (law + gang + renegade + 0.1)
        f[LATE + 9] = sheriff * gang


def read_outlooks() -> dict[int, Outlook]:
    """The numbers that come with the package, by size of table."""
    given = json.loads(files("sixgun").joinpath("bots", "dice", "outlook.json").read_text(encoding="utf-8"))
    return {size: Outlook(read_numbers(given[str(size)], FEATURES)) for size in SIZES}
