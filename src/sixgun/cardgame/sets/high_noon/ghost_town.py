"""Ghost Town: the eliminated come back, each for one turn (H16)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.death import Death
from sixgun.cardgame.event import CAME_BACK
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.in_force import larger
from sixgun.cardgame.options import Options
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.frame import NOBODY

DRAWS: Final = 3


@mypyc_attr(acyclic=True)
class GhostTown(EventCard):
    """Each eliminated player has his turn as a ghost: present, but not alive (HR10-HR17)."""

    def is_in(self, options: Options) -> bool:
        return options.resurrection

    def calls_back(self, t: CardTable, seat: i64) -> bool:
        return True

    def comes_back(self, t: CardTable, seat: i64) -> None:
        t.present |= BIT[seat]
        t.seats[seat].ran_dry = True  # with an empty hand: who acts on that does so at once
        t.alert = True
        t.tell(CAME_BACK, seat)

    def drawn(self, t: CardTable, me: i64, count: i64) -> i64:
        return count if t.is_alive(me) else larger(count, DRAWS)

    def turn_ends(self, t: CardTable, me: i64) -> None:
        if not t.is_alive(me):
            t.push(Death(me, NOBODY))
