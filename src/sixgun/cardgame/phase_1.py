"""Phase 1: drawing, as abilities and the event in force have it (C24)."""

from typing import Final

from mypy_extensions import i64

from sixgun.cardgame.event import GOT_BACK
from sixgun.cardgame.in_force import draw_count
from sixgun.cardgame.move import NONE
from sixgun.cardgame.table import CardTable
from sixgun.kernel.log import TO_ALL

SECOND: Final = 2
"""The card of phase 1 that an event may have shown."""


def draw_phase(t: CardTable, me: i64) -> None:
    """All of phase 1, in the way of an ability or as usual."""
    if not t.event.mines or t.rules.options.mine_abilities:
        for ability in t.seats[me].force.abilities:
            if ability.draw_phase(t, me):
                return
    draw_up_to(t, me, 0, draw_count(t, me))


def draw_up_to(t: CardTable, me: i64, has: i64, count: i64) -> None:
    """Draw until so many cards of phase 1 are in hand, of which `has` are already."""
    if not (t.event.mines or t.event.shows_second):
        t.draw(me, count - has)
        return
    number = has + 1
    while number <= count:
        if number == SECOND:
            draw_second(t, me)
        else:
            draw_one(t, me)
        number += 1


def draw_second(t: CardTable, me: i64) -> i64:
    """The second card, for all to see where an event says so; it has to be played then (F12)."""
    if not t.event.shows_second:
        return draw_one(t, me)
    card = draw_shown(t, me)
    t.must_play = card
    return card


def draw_one(t: CardTable, me: i64) -> i64:
    """A card off the deck, or where an event says so off the discards (F6): that one all have seen, so it is told."""
    if t.event.mines and t.discards.n > 0:
        card = t.discards.pop()
        t.gain(me, card)
        t.mined = True
        t.say(GOT_BACK, me, NONE, card, 1, TO_ALL)
        return card
    t.draw(me, 1)
    return NONE


def draw_shown(t: CardTable, me: i64) -> i64:
    """A card that everybody sees."""
    return draw_one(t, me) if t.event.mines and t.discards.n > 0 else t.draw_shown(me)
