"""Jail: at the start of the turn, draw!; without hearts the turn is skipped (C96-C100)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import CHECK_JAIL
from sixgun.cardgame.check import Checked
from sixgun.cardgame.event import ESCAPED, STAYED_IN_JAIL
from sixgun.cardgame.flip import WANTS_HEARTS
from sixgun.cardgame.table import CardTable


@mypyc_attr(acyclic=True)
class Jail(Checked):
    """It lies in front of the prisoner until its one check."""

    goes_before_others: bool = True
    check: i64 = CHECK_JAIL

    def skips_turn(self, fitting: bool) -> bool:
        return not fitting

    def settle(self, t: CardTable, me: i64, card: i64, fitting: bool) -> None:
        t.discard_from_play(me, card)
        t.tell(ESCAPED if fitting else STAYED_IN_JAIL, me)


JAIL: Final = Jail("jail", WANTS_HEARTS)
