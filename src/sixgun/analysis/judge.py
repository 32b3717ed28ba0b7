"""The judge: how likely each side wins from a position, at once, by numbers fitted to the ends of many games.

It looks at a view: one with everything open, or one that a seat has, with what is believed about the roles. Both have
numbers of their own, for what is hidden counts for less. Which facts there are is the game's affair; a few units beside
them say what no sum of facts does. The numbers come from `python -m tools.judge`, one set for each game, set of cards
and size of table. Where there are none for a kind of table it takes those of the likest.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any, Final

from sixgun.analysis.card import facts as card
from sixgun.analysis.dice import facts as dice
from sixgun.analysis.facts import Chances, open_chances
from sixgun.analysis.side import Shares, Side, group_of
from sixgun.bots.kind_of_table import likest, name_of
from sixgun.deal import Deal
from sixgun.kernel.roles import RENEGADE

Three = tuple[float, float, float]
"""The chances of the law, the Outlaws and the Renegades together; at a table of three of Deputy, Outlaw, Renegade."""

OPEN: Final = "open"
SEAT: Final = "seat"
FRESH: Final = "fresh"
"""The ways to look at a position: with everything open, as a seat, and with everything open when a turn has just begun.
That is where what was tried out is judged; in the middle of a turn the same cards and lives are worth something else.
"""
UNITS: Final = "units"
"""What is learned from the facts, for all ways to look."""
STEEPEST: Final = 30.0

FACTS: Final[Mapping[str, tuple[str, ...]]] = {"card": card.FACTS, "dice": dice.FACTS}
LOOK: Final[Mapping[str, Callable[[Any, Chances], list[float]]]] = {"card": card.facts, "dice": dice.facts}


class Judge:
    """The judge of one kind of table."""

    def __init__(self, game: str, numbers: Mapping[str, Sequence[Sequence[float]]]) -> None:
        self.look: Final = LOOK[game]
        self.numbers: Final = numbers
        """Those of each unit for the facts; and by the way to look those of the Outlaws and of the Renegades, for the
        facts and the units behind them.
        """

    def open(self, view: Any, how: str = OPEN) -> Three:
        """The chances from a view with everything open; the end of a game is what it is."""
        if view.over:
            return ended(view)
        return self.weigh(how, view, open_chances([p.role_number for p in view.players]))

    def shares(self, view: Any, sides: Sequence[Side], how: str = OPEN) -> Shares:
        """The same side by side."""
        three = self.open(view, how)
        return tuple(three[side.group] * part_of(view, side) for side in sides)

    def seen(self, view: Any, chances: Chances) -> Three:
        """The chances from what a seat sees and believes about the roles."""
        return self.weigh(SEAT, view, chances)

    def weigh(self, how: str, view: Any, chances: Chances) -> Three:
        facts = self.look(view, chances)
        facts += [max(sum(map(mul, row, facts)), 0.0) for row in self.numbers[UNITS]]
        gang, alone = (exp(min(sum(map(mul, row, facts)), STEEPEST)) for row in self.numbers[how])
        total = 1.0 + gang + alone
        return 1.0 / total, gang / total, alone / total


def ended(view: Any) -> Three:
    """How a game has ended: 1 for each of the three that has won."""
    won = {group_of(p.role_number) for p in view.players if view.winner_bits >> p.seat & 1}
    return float(0 in won), float(1 in won), float(2 in won)


def part_of(view: Any, side: Side) -> float:
    """A side's part of its chance: two Renegades share theirs by their life points, for only the last left can win."""
    if side.group != RENEGADE:
        return 1.0
    if view.over:
        return float(view.winner_bits >> side.seats[0] & 1)
    life = {p.seat: max(p.life, 0) for p in view.players if p.role_number == RENEGADE}
    total = sum(life.values())
    return life[side.seats[0]] / total if total else 1.0 / len(life)


def judge_of(deal: Deal) -> Judge:
    """The judge for a deal: fitted to its kind of table, or else to the likest."""
    return judge_named(name_of(deal.game, deal.sets, deal.players))


@cache
def judge_named(name: str) -> Judge:
    fits = read()["fits"]
    return Judge(name.split()[0], fits[likest(name, fits)])


@cache
def read() -> Any:
    """The file of numbers, with the command that made it."""
    return json.loads(files("sixgun").joinpath("analysis", "judge.json").read_text(encoding="utf-8"))
