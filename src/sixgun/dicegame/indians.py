"""Arrows are taken one by one; the last one brings the Indians."""

from mypy_extensions import i64

from sixgun.dicegame.event import INDIANS_ATTACKED, TOOK_ARROW
from sixgun.dicegame.face import BY_INDIANS
from sixgun.dicegame.harm import eliminate, lose_hits, return_all_arrows
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.frame import NOBODY


def take_arrows(t: DiceTable, seat: i64, n: i64) -> None:
    """Take arrows one after the other; those left after an attack come from the refilled supply (X24).

    Who falls in the attack takes no more of them (R107).
    """
    s = t.seats[seat]
    left = n
    while left > 0:
        left -= 1
        s.arrows += 1
        t.supply -= 1
        t.tell(TOOK_ARROW, seat)
        if t.supply == 0:
            attack(t, seat)
            if t.over or s.life == 0:
                return


def attack(t: DiceTable, last: i64) -> None:
    """Everybody loses a life point for each arrow he holds, then all arrows go back (X22, X23).

    Nobody is to blame, not even `last`, who took the last arrow (R135).
    """
    t.tell(INDIANS_ATTACKED, last)
    for seat in range(len(t.seats)):
        s = t.seats[seat]
        if s.arrows > 0:
            lost = s.character.lost_to_indians(s.arrows)
            t.aim(seat, lost)
            if lost < s.arrows:
                t.tell_ability(seat)
    dead = lose_hits(t, NOBODY, BY_INDIANS)
    for seat in range(len(t.seats)):
        return_all_arrows(t, seat)
    if dead != 0:
        eliminate(t, dead, NOBODY)
    t.clear_hits()
