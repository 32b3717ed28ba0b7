"""What happened, as a seat saw it: the log in words, without the cards that were not for its eyes."""

from typing import Final

from sixgun.cardgame.event import BECAME, CHANGED, CHOSE_CHARACTER, ELIMINATED, EVENTS, GAME_OVER, GUESSED, NAMED
from sixgun.cardgame.notation import spell_part
from sixgun.cardgame.rules import COLOURS, SUIT_NAMES
from sixgun.cardgame.shelf import numbered
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import seats_of
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import Seen
from sixgun.kernel.roles import ROLES

OF_CHARACTERS: Final = (CHANGED, CHOSE_CHARACTER, BECAME)
"""Entries whose card is a character, by its number."""


def events(t: CardTable, since: int, seat: int | None) -> tuple[Seen, ...]:
    """What happened from entry `since` of the log on, as a seat saw it; None sees every card."""
    log = t.log
    if log is None:
        return ()
    return tuple(seen(t, log.entry(n), seat) for n in range(since, len(log)))


def seen(t: CardTable, entry: tuple[int, int, int, int, int, int, int, int], to: int | None) -> Seen:
    """An entry of the log as one seat sees it."""
    what, seat, other, card, amount, audience, could, part = entry
    shown = None
    if what == ELIMINATED:  # the log has the role, which is no card, among its open numbers
        shown = ROLES[amount]
    elif what == NAMED:
        shown = SUIT_NAMES[amount]
    elif what == GUESSED:
        shown = COLOURS[amount]
    elif card >= 0 and (to is None or audience & BIT[to] != 0):
        shown = numbered(card).name if what in OF_CHARACTERS else t.rules.name_of(card)
    return Seen(
        what=EVENTS[what],
        seat=None if seat < 0 else seat,
        other=None if other < 0 else other,
        card=shown,
        amount=0 if what in (ELIMINATED, GAME_OVER, NAMED, GUESSED) else amount,
        could=seats_of(could),
        part=spell_part(t.rules, part) or None,
    )
