"""Targets: whom a card may be aimed at, and beside what it may lie; by what everybody sees."""

from mypy_extensions import i64

from sixgun.cardgame.effect import ANY_PLAYER, DISTANCE_1, REACHABLE
from sixgun.cardgame.in_force import named_in_play, reach, seats_within
from sixgun.cardgame.move import NONE
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import BIT, FIRST
from sixgun.kernel.roles import SHERIFF


def targets(t: CardTable, me: i64, card: i64, number: i64) -> i64:
    """Whom a card may be aimed at when it is played as that kind, a bit a seat: by what everybody sees."""
    kind = t.rules.kinds[number]
    if kind.goes_before_others:
        return free_of(t, number)
    of_cards = kind.does[0].of_cards
    seats = aimed_at(t, me, kind.aim, of_cards)
    return with_cards(t, me, seats, card) if of_cards else seats


def aimed_at(t: CardTable, me: i64, aim: i64, of_cards: bool) -> i64:
    """Whom a card may be aimed at as far as distances go; one's own cards can be targets too (R54)."""
    others = within(t, me, aim)
    oneself = t.rules.options.own_cards if of_cards else aim == ANY_PLAYER
    return others | BIT[me] if oneself else others


def within(t: CardTable, me: i64, aim: i64) -> i64:
    """The others that a line reaches: weapons count for BANG!, and for nothing that says a distance (C60, C81)."""
    if aim == REACHABLE:
        return seats_within(t, me, reach(t, me))
    if aim == DISTANCE_1:
        return seats_within(t, me, 1)
    return t.present & ~BIT[me]


def free_of(t: CardTable, number: i64) -> i64:
    """Those who may be locked up: all but the Sheriff (C97) and whoever is already (C29)."""
    bits: i64 = 0
    for seat in range(len(t.seats)):
        if not t.is_out(seat) and t.seats[seat].role != SHERIFF and named_in_play(t, seat, number) == NONE:
            bits |= BIT[seat]
    return bits


def with_cards(t: CardTable, me: i64, seats: i64, card: i64) -> i64:
    """Those of them who have a card to lose; of oneself only what lies in play counts, and not the card itself."""
    bits: i64 = 0
    left = seats
    while left != 0:
        seat = FIRST[left]
        left &= left - 1
        s = t.seats[seat]
        held = 0 if seat == me else len(s.hand)
        lying = len(s.in_play) - (1 if seat == me and card in s.in_play else 0)
        if held + lying > 0:
            bits |= BIT[seat]
    return bits


def may_lie_beside(t: CardTable, me: i64, number: i64) -> bool:
    """Whether a card of that kind may be laid down beside those that lie there (C29)."""
    if named_in_play(t, me, number) == NONE:
        return True
    return t.rules.kinds[number].is_weapon() and t.rules.options.same_weapon
