"""What the player to move sees of a card table, as a row of small numbers.

| places | what |
|---|---|
| 0-119 | where each card is, by its number in the deck (see the constants below); 0 where he cannot know |
| 120-207 | eight seats, clockwise from himself, eleven numbers each: alive, life, most life, hand size, role + 1
(0 hidden), character, borrowed character (0 none), reach, distance, BANG! cards played, ability used |
| 208-215 | players, whose turn (counted from himself), deck size, discards, which question (`Frame.question`),
the other player it is about + 1 (0 nobody), how many answers it still takes, turn number (at most 255) |
| 216-227 | where there are events: the one in force and the next one (0 none), how many are to come, the suit named
+ 1, the second character of each of eight seats, clockwise from himself (0 none or not known) |

Only what the seat may know goes in: cards by `CardTable.knows`, roles as in a view.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sixgun.batch.encoding import note
from sixgun.cardgame.in_force import distance, reach
from sixgun.cardgame.seat_view import knows, role_is_public
from sixgun.cardgame.table import CardTable

IN_MY_HAND: Final = 1
IN_PLAY_OF: Final = 2
FRESH_IN_PLAY_OF: Final = 10
IN_HAND_OF: Final = 18
ON_TOP_OF_DECK: Final = 26
DISCARDED: Final = 27
TOP_DISCARD: Final = 28
IN_STORE: Final = 29
TURNED_OVER: Final = 30
LOOKED_AT: Final = 31
UNDER_WAY: Final = 32
"""Where a card is; those of a seat are followed by one number for each seat, counted clockwise from the viewer."""

CARDS: Final = 120
SEAT_NUMBERS: Final = 11
TABLE_NUMBERS: Final = 8
WIDTH: Final = CARDS + 8 * SEAT_NUMBERS + TABLE_NUMBERS
WIDTH_WITH_EVENTS: Final = WIDTH + 12
"""What is wider only where there are events: what has learnt to play without them knows the narrower one."""


def observe(t: CardTable, out: vec[u8], at: i64) -> None:
    """Write what the player to move sees into `out` from place `at` on; cards and seats not in the game stay 0."""
    n: i64 = len(t.seats)
    top = t.top
    me = top.seat
    slot = at
    end = at + len(t.rules.kind_of)
    while slot < end:
        out[slot] = 0
        slot += 1
    seat = me
    for i in range(n):
        observe_seat(t, me, seat, i, out, at)
        seat += 1
        if seat == n:
            seat = 0
    observe_cards(t, me, out, at)
    place = at + CARDS + 8 * SEAT_NUMBERS
    turn = t.turn - me
    other = top.other_seat()
    out[place] = u8(n)
    if turn < 0:
        turn += n
    out[place + 1] = u8(turn)
    out[place + 2] = u8(t.deck.n)
    out[place + 3] = u8(t.discards.n)
    out[place + 4] = u8(top.question())
    out[place + 5] = 0
    if other >= me:
        out[place + 5] = u8(other - me + 1)
    elif other >= 0:
        out[place + 5] = u8(other - me + n + 1)
    note(out, place + 6, top.still_needs())
    note(out, place + 7, t.turns)
    if len(t.rules.events) > 0:
        observe_events(t, me, out, at + WIDTH)


def observe_events(t: CardTable, me: i64, out: vec[u8], place: i64) -> None:
    """The events, which everybody sees, and what belongs to them."""
    left: i64 = len(t.packet)
    out[place] = u8(t.event.number)
    out[place + 1] = 0
    if left > 0:
        out[place + 1] = u8(t.rules.events[t.packet[left - 1]].number)
    out[place + 2] = u8(left)
    out[place + 3] = u8(t.named + 1)
    n: i64 = len(t.seats)
    for i in range(n):
        seat = (me + i) % n
        out[place + 4 + i] = 0
        if seat == me or not t.rules.options.identity_secret:
            out[place + 4 + i] = u8(t.seats[seat].second.number)


def observe_cards(t: CardTable, me: i64, out: vec[u8], at: i64) -> None:
    """The cards that lie in no seat; those in hands and in play come with their seats."""
    discards = t.discards.cards
    under = t.discards.n - 1
    for i in range(under):
        put(t, discards[i], DISCARDED, out, at)
    if under >= 0:
        put(t, discards[under], TOP_DISCARD, out, at)
    for card in t.store:
        put(t, card, IN_STORE, out, at)
    for card in t.turned_over:
        put(t, card, TURNED_OVER, out, at)
    for card in t.looked_at:
        if knows(t, me, card):
            put(t, card, LOOKED_AT, out, at)
    for card in t.played:
        put(t, card, UNDER_WAY, out, at)
    if t.deck.n > 0 and knows(t, me, t.deck.top()):
        put(t, t.deck.top(), ON_TOP_OF_DECK, out, at)


def observe_seat(t: CardTable, me: i64, seat: i64, i: i64, out: vec[u8], at: i64) -> None:
    """Seat number `i` counted from the viewer: his cards, then his numbers."""
    s = t.seats[seat]
    for card in s.hand:
        if seat == me:
            put(t, card, IN_MY_HAND, out, at)
        elif knows(t, me, card):
            put(t, card, IN_HAND_OF + i, out, at)
    for card in s.in_play:
        if t.laid_in[card] == t.turns:
            put(t, card, FRESH_IN_PLAY_OF + i, out, at)
        else:
            put(t, card, IN_PLAY_OF + i, out, at)
    place = at + CARDS + i * SEAT_NUMBERS
    out[place] = u8(not t.is_out(seat))
    out[place + 1] = 0
    if s.life > 0:
        out[place + 1] = u8(s.life)
    out[place + 2] = u8(s.max_life)
    out[place + 3] = u8(len(s.hand))
    out[place + 4] = 0
    if seat == me or role_is_public(t, seat):
        out[place + 4] = u8(s.role + 1)
    out[place + 5] = u8(s.character.number)
    out[place + 6] = u8(s.borrowed.number)
    note(out, place + 7, reach(t, seat))
    note(out, place + 8, distance(t, me, seat))
    note(out, place + 9, s.bangs)
    note(out, place + 10, s.used)


def put(t: CardTable, card: i64, where: i64, out: vec[u8], at: i64) -> None:
    """Mark where a card is. Of twins the first free one is marked: nobody can tell them apart."""
    slot = t.rules.first_alike[card]
    while out[at + slot] != 0:
        slot = t.rules.next_alike[slot]
    out[at + slot] = u8(where)
