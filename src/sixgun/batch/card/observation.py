"""What a seat sees of a card table, as a row of small numbers; `spec.py` describes every one of them.

Only what the seat may know goes in: cards by `CardTable.knows`, roles as in a view. The open row, for critics, is the
same with everything in it but the order of the deck.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sixgun.batch.card.layout import BELOW, BELOW_NUMBERS, SEAT_NUMBERS, Layout
from sixgun.batch.card.whereabouts import slot, sort_alike, write_cards
from sixgun.batch.encoding import note, note_question
from sixgun.cardgame.in_force import distance, reach
from sixgun.cardgame.seat_view import role_is_public
from sixgun.cardgame.table import CardTable
from sixgun.kernel.log import NO_CARD


def observe(t: CardTable, me: i64, to: i64, firsts: vec[i64], layout: Layout, out: vec[u8], at: i64) -> None:
    """Write the row of `me` from place `at` on, with what `to` may know: himself, or OPEN.

    What is not in the game stays 0: cards, seats, and the parts that are not written here.
    """
    n: i64 = len(t.seats)
    place = at
    end = at + len(t.rules.kind_of)
    while place < end:
        out[place] = 0
        place += 1
    write_cards(t, me, to, out, at)
    sort_alike(t.rules, firsts, out, at)
    seat = me
    place = at + layout.seats_at
    for _ in range(n):
        write_seat(t, me, to, seat, out, place)
        place += SEAT_NUMBERS
        seat += 1
        if seat == n:
            seat = 0
    write_table(t, me, out, at + layout.table_at)
    write_below(t, me, out, at + layout.below_at)
    if layout.has_events:
        write_events(t, me, to, out, at + layout.events_at)


def write_seat(t: CardTable, me: i64, to: i64, seat: i64, out: vec[u8], place: i64) -> None:
    s = t.seats[seat]
    out[place] = u8(not t.is_out(seat))
    out[place + 1] = 0
    if s.life > 0:
        out[place + 1] = u8(s.life)
    out[place + 2] = u8(s.max_life)
    out[place + 3] = u8(len(s.hand))
    out[place + 4] = 0
    if to < 0 or seat == to or role_is_public(t, seat):
        out[place + 4] = u8(s.role + 1)
    out[place + 5] = u8(s.character.number)
    out[place + 6] = u8(s.borrowed.number)
    note(out, place + 7, reach(t, seat))
    note(out, place + 8, distance(t, me, seat))
    note(out, place + 9, s.bangs)
    note(out, place + 10, s.used)


def write_table(t: CardTable, me: i64, out: vec[u8], place: i64) -> None:
    """The table as such, and the question that is asked."""
    n: i64 = len(t.seats)
    top = t.top
    turn = t.turn - me
    out[place] = u8(n)
    out[place + 1] = u8(turn if turn >= 0 else turn + n)
    out[place + 2] = u8(t.deck.n)
    out[place + 3] = u8(t.discards.n)
    note(out, place + 4, t.turns)
    note_question(top, me, n, out, place + 5)
    note(out, place + 8, top.still_needs())
    card = top.card_meant()
    out[place + 9] = 0
    if card != NO_CARD and card < t.rules.first_event:
        out[place + 9] = u8(1 + slot(t, me, card))


def write_below(t: CardTable, me: i64, out: vec[u8], at: i64) -> None:
    """The questions that wait below, the next one first."""
    n: i64 = len(t.seats)
    found: i64 = 0
    depth = t.depth - 1
    while depth > 0 and found < BELOW:
        frame = t.below[depth]
        if frame.question() != 0:
            place = at + found * BELOW_NUMBERS
            seat = frame.seat - me
            note_question(frame, me, n, out, place)
            out[place + 3] = u8(1 + (seat if seat >= 0 else seat + n))
            found += 1
        depth -= 1
    place = at + found * BELOW_NUMBERS
    while place < at + BELOW * BELOW_NUMBERS:
        out[place] = 0
        place += 1


def write_events(t: CardTable, me: i64, to: i64, out: vec[u8], place: i64) -> None:
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
        if to < 0 or seat == to or not t.rules.options.identity_secret:
            out[place + 4 + i] = u8(t.seats[seat].second.number)
