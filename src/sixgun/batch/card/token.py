"""Moves of the card game for learning: each move is one to four tokens, chosen one after the other.

A token is a card, a seat, a seat's hand or a word, seats being counted clockwise from the player who moves. A move is
the card or the word, then the cards that pay for it, then its target: `play bang at B` is the card and the seat,
`ability discarding X, Y at B` is a word, two cards and a seat. So the mask of what may come next is never wider than
WIDTH, however many cards a move names.
"""

from typing import Final

from mypy_extensions import i64

from sixgun.cardgame.move import (
    ABILITY,
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

CARDS: Final = 120
SEATS: Final = CARDS
HANDS: Final = SEATS + 8
WORDS: Final = HANDS + 8
SAY_END: Final = WORDS
SAY_PASS: Final = WORDS + 1
SAY_ABILITY: Final = WORDS + 2
SAY_DRAW: Final = WORDS + 3
SAY_DISCARDS: Final = WORDS + 4
WIDTH: Final = WORDS + 5
SAY_EVENT: Final = WORDS + 5
SAY_SUIT: Final = WORDS + 6
SAY_COLOUR: Final = WORDS + 10
WIDTH_WITH_EVENTS: Final = SAY_COLOUR + 2
"""What is wider only where there are events: what has learnt to play without them knows the narrower one."""

NO_TOKEN: Final = -1


def token(m: i64, depth: i64, me: i64, players: i64, first_event: i64) -> i64:
    """The token of a move at that depth, NO_TOKEN after its last. Numbers from `first_event` on are no cards."""
    place = depth
    word = first_word(m, first_event)
    if word != NO_TOKEN:
        if place == 0:
            return word
        place -= 1
    if first_of(m) != NONE:
        if place == 0:
            return first_of(m)
        place -= 1
    if second_of(m) != NONE:
        if place == 0:
            return second_of(m)
        place -= 1
    if place == 0 and seat_of(m) != NONE:
        return target(m, me, players)
    return NO_TOKEN


def first_word(m: i64, first_event: i64) -> i64:
    """The card or the word a move begins with; NO_TOKEN for one that is only a target, such as `draw from B`."""
    if card_of(m) != NONE:
        return card_of(m) if card_of(m) < first_event else SAY_EVENT
    verb = verb_of(m)
    if verb == NAME:
        return SAY_SUIT + what_of(m)
    if verb == GUESS:
        return SAY_COLOUR + what_of(m)
    if verb == END:
        return SAY_END
    if verb == PASS:
        return SAY_PASS
    if verb == ABILITY:
        return SAY_ABILITY
    if verb == DRAW and seat_of(m) == NONE:
        return SAY_DISCARDS if what_of(m) == PILE else SAY_DRAW
    return NO_TOKEN


def target(m: i64, me: i64, players: i64) -> i64:
    what = what_of(m)
    if what >= IN_PLAY:
        return what - IN_PLAY
    seat = seat_of(m) - me
    if seat < 0:
        seat += players
    return SEATS + seat if what == SEAT else HANDS + seat if what == HAND else NO_TOKEN
