"""The judge as myths ask him: how likely somebody wins from a world that is cut short as a turn begins."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.view import View
from sixgun.judge.dice import facts
from sixgun.judge.facts import open_chances
from sixgun.judge.scales import Scales
from sixgun.kernel.roles import OUTLAW, RENEGADE


@final
@mypyc_attr(acyclic=True)
class WorldJudge:
    """The scales of one size of table. He takes ten times as long as an outlook, and sees more."""

    def __init__(self, scales: Scales) -> None:
        self.scales: Final = scales

    def chance(self, view: View, me: i64) -> float:
        """How likely the player in that seat is among the winners in the end; everything is open in the view."""
        mine = view.players[me]
        if mine.role_number == RENEGADE and mine.life == 0:
            return 0.0
        law, gang, alone = self.scales.weigh(facts(view, open_chances([p.role_number for p in view.players])))
        if mine.role_number == OUTLAW:
            return gang
        return alone * part_of_renegades(view, me) if mine.role_number == RENEGADE else law


def part_of_renegades(view: View, me: i64) -> float:
    """Two Renegades share their chance by their life points, for only the last one left can win."""
    lives: i64 = 0
    for p in view.players:
        if p.role_number == RENEGADE:
            lives += p.life
    return float(view.players[me].life) / float(lives)
