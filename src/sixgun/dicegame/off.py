"""What a seat cannot do now, and why: for every die, and for every seat that cannot be aimed at.

The legal options decide what is off; the frame that asks says why.
"""

from sixgun.dicegame.face import DICE
from sixgun.dicegame.notation import to_move
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.refusal import NOT_NOW, Off, grouped


def off(t: DiceTable, me: int) -> tuple[Off, ...]:
    """All that is off for a seat, grouped by the reason; nothing for one that is not asked: the dice are another's."""
    if t.over or t.top.seat != me:
        return ()
    t.offer()
    moves = [to_move(m) for m in t.moves.ints()]
    found: list[Off] = []
    rolled = {place for move in moves for place in move.dice}
    if rolled:
        locked = [place for place in range(1, DICE + 1) if place not in rolled]
        found += [Off(t.top.why_not(t, place) or NOT_NOW, (place,)) for place in locked]
    aimed = {move.seat for move in moves} - {None}
    if aimed:
        spared = [seat for seat in range(len(t.seats)) if seat not in aimed]
        found += [Off(t.top.why_not_at(t, 0, seat) or NOT_NOW, (), seat) for seat in spared]
    return grouped(found)
