"""The judge: how likely each side wins from a position, at once, by numbers fitted to the ends of many games.

It looks at a view: one with everything open, or one that a seat has, with what is believed about the roles. Both have
numbers of their own, for what is hidden counts for less. Which facts there are is the game's affair; a few units beside
them say what no sum of facts does. The numbers come from `python -m tools.judge`, one set for each game, set of cards
and size of table. Where there are none for a kind of table it takes those of the likest.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from sixgun.analysis.side import Shares, Side, group_of
from sixgun.bots.kind_of_table import likest, name_of
from sixgun.deal import Deal
from sixgun.judge import card, dice
from sixgun.judge.facts import Chances, open_chances
from sixgun.judge.numbers import OPEN, SEAT, WAYS, read, scales_for
from sixgun.judge.scales import Rows, Three
from sixgun.kernel.roles import RENEGADE

FACTS: Final[Mapping[str, tuple[str, ...]]] = {"card": card.FACTS, "dice": dice.FACTS}
LOOK: Final[Mapping[str, Callable[[Any, Chances], list[float]]]] = {"card": card.facts, "dice": dice.facts}


class Judge:
    """The judge of one kind of table."""

    def __init__(self, game: str, numbers: Mapping[str, Rows]) -> None:
        """Given are the numbers of each unit for the facts; and by the way to look those of the Outlaws and of the
        Renegades, for the facts, the units and the deep units behind them.
        """
        self.look: Final = LOOK[game]
        self.scales: Final = {way: scales_for(numbers, way) for way in WAYS if way in numbers}

    def open(self, view: Any, how: str = OPEN) -> Three:
        """The chances from a view with everything open; the end of a game is what it is."""
        if view.over:
            return ended(view)
        return self.scales[how].weigh(self.look(view, open_chances([p.role_number for p in view.players])))

    def shares(self, view: Any, sides: Sequence[Side], how: str = OPEN) -> Shares:
        """The same side by side."""
        three = self.open(view, how)
        return tuple(three[side.group] * part_of(view, side) for side in sides)

    def seen(self, view: Any, chances: Chances) -> Three:
        """The chances from what a seat sees and believes about the roles."""
        return self.scales[SEAT].weigh(self.look(view, chances))


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
