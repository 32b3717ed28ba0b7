"""Moves of the card game for learning: each move is one to four tokens, chosen one after the other.

A token is a card, a seat, a seat's hand or a word, seats being counted clockwise from the player who moves. A move is
the card or the word, then the cards that pay for it, then its target: `play bang at B` is the card and the seat,
`ability discarding X, Y at B` is a word, two cards and a seat. So the mask of what may come next is never wider for
all the cards that a move names.
"""

from typing import Final

from mypy_extensions import i64

from sixgun.cardgame.move import (
    ABILITY,
    BECOME,
    DRAW,
    END,
    GUESS,
    HAND,
    IN_PLAY,
    NAME,
    NONE,
    PASS,
    PILE,
    SEAT,
    card_of,
    first_of,
    seat_of,
    second_of,
    verb_of,
    what_of,
)
from sixgun.cardgame.table import CardTable
from sixgun.rows.card.layout import Layout
from sixgun.rows.card.whereabouts import slot

SAY_END: Final = 0
SAY_PASS: Final = 1
SAY_ABILITY: Final = 2
SAY_DRAW: Final = 3
SAY_DISCARDS: Final = 4
SAY_EVENT: Final = 5
SAY_SUIT: Final = 6
SAY_COLOUR: Final = 10
"""Words, counted from the first one; those from SAY_EVENT on are there only where there are events."""

NO_TOKEN: Final = -1


def token(t: CardTable, m: i64, depth: i64, me: i64, layout: Layout) -> i64:
    """The token of a move at that depth, NO_TOKEN after its last."""
    place = depth
    first = first_token(t, m, me, layout)
    if first != NO_TOKEN:
        if place == 0:
            return first
        place -= 1
    if first_of(m) != NONE:
        if place == 0:
            return slot(t, me, first_of(m))
        place -= 1
    if second_of(m) != NONE:
        if place == 0:
            return slot(t, me, second_of(m))
        place -= 1
    if place == 0 and seat_of(m) != NONE:
        return target(t, m, me, layout)
    return NO_TOKEN


def first_token(t: CardTable, m: i64, me: i64, layout: Layout) -> i64:
    """The card or the word a move begins with; NO_TOKEN for one that is only a target, such as `draw from B`."""
    card = card_of(m)
    if card == NONE:
        if verb_of(m) == BECOME:
            return layout.pair_tokens + (0 if t.pairs[2 * me] == what_of(m) else 1)
        said = word(m)
        return said if said == NO_TOKEN else layout.word_tokens + said
    return slot(t, me, card) if card < t.rules.first_event else layout.word_tokens + SAY_EVENT


def word(m: i64) -> i64:
    """The word of a move without a card, if it has one."""
    verb = verb_of(m)
    if verb == END:
        return SAY_END
    if verb == PASS:
        return SAY_PASS
    if verb == ABILITY:
        return SAY_ABILITY
    if verb == DRAW and seat_of(m) == NONE:
        return SAY_DISCARDS if what_of(m) == PILE else SAY_DRAW
    if verb == NAME:
        return SAY_SUIT + what_of(m)
    if verb == GUESS:
        return SAY_COLOUR + what_of(m)
    return NO_TOKEN


def target(t: CardTable, m: i64, me: i64, layout: Layout) -> i64:
    what = what_of(m)
    if what >= IN_PLAY:
        return slot(t, me, what - IN_PLAY)
    seat = seat_of(m) - me
    if seat < 0:
        seat += len(t.seats)
    if what == SEAT:
        return layout.seat_tokens + seat
    if what == HAND:
        return layout.hand_tokens + seat
    return NO_TOKEN
