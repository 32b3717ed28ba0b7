"""Dynamite: at the start of the turn, draw!; spades 2 to 9 explode, anything else passes it on (C101-C105)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import CHECK_DYNAMITE
from sixgun.cardgame.check import Checked
from sixgun.cardgame.event import EXPLODED, PASSED_ON
from sixgun.cardgame.flip import WANTS_SPADES_2_TO_9
from sixgun.cardgame.harm import hurt_by_nobody
from sixgun.cardgame.in_force import named_in_play
from sixgun.cardgame.move import NONE
from sixgun.cardgame.table import CardTable
from sixgun.kernel.log import TO_ALL

BLAST: Final = 3


@mypyc_attr(acyclic=True)
class Dynamite(Checked):
    """It goes round until it explodes or somebody removes it."""

    check: i64 = CHECK_DYNAMITE

    def settle(self, t: CardTable, me: i64, card: i64, fitting: bool) -> None:
        if fitting:
            t.tell(EXPLODED, me)
            t.discard_from_play(me, card)
            hurt_by_nobody(t, me, BLAST)
            return
        taker = t.left_of(me)
        while taker != me and named_in_play(t, taker, t.rules.kind_of[card]) != NONE:
            taker = t.left_of(taker)
        if taker != me:  # where everyone else has one already, it stays (R78)
            t.leave_play(me, card)
            t.lay_down(taker, card)
            t.say(PASSED_ON, me, taker, card, 1, TO_ALL)


DYNAMITE: Final = Dynamite("dynamite", WANTS_SPADES_2_TO_9)
