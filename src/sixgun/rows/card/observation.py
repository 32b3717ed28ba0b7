"""What a seat sees of a card table, as a row of small numbers; `spec.py` describes every one of them.

Only what the seat may know goes in: cards by `CardTable.knows`, roles as in a view. The open row, for critics, is the
same with everything in it but the order of the deck.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.cardgame.in_force import bent, places, reach, seen_farther, sees_closer
from sixgun.cardgame.seat_view import role_is_public
from sixgun.cardgame.table import CardTable
from sixgun.kernel.log import NO_CARD
from sixgun.rows.card.layout import BELOW, BELOW_NUMBERS, SEAT_NUMBERS, Layout
from sixgun.rows.card.whereabouts import slot, sort_alike, write_cards, write_hidden_cards
from sixgun.rows.pair import write_pair
from sixgun.rows.question import question_of
from sixgun.rows.row import capped, put, put_all


def observe(t: CardTable, me: i64, firsts: vec[i64], layout: Layout, out: vec[i64], at: i64) -> None:
    """Write what `me` knows into the empty row that begins at `at`.

    What is not in the game stays 0: cards, seats, and the parts that are not written here.
    """
    write_cards(t, me, out, at)
    sort_alike(t.rules, firsts, out, at)
    write_seats(t, me, out, at + layout.seats_at)
    write_table(t, me, out, at + layout.table_at)
    write_below(t, me, out, at + layout.below_at)
    if layout.has_events:
        write_events(t, me, out, at + layout.events_at)
    if layout.has_pairs:
        write_pair(t.pairs, me, out, at + layout.pair_at)


def open_up(t: CardTable, me: i64, firsts: vec[i64], layout: Layout, out: vec[i64], at: i64) -> None:
    """Add to the row of `me` what is hidden from him."""
    n: i64 = len(t.seats)
    write_hidden_cards(t, me, out, at)
    sort_alike(t.rules, firsts, out, at)
    for i in range(1, n):
        seat = me + i if me + i < n else me + i - n
        if not role_is_public(t, seat):
            put(out, at + layout.seats_at + i * SEAT_NUMBERS + 4, t.seats[seat].role + 1)
        if layout.has_events and t.rules.options.identity_secret:
            put(out, at + layout.events_at + 4 + i, t.seats[seat].second.number)


def write_seats(t: CardTable, me: i64, out: vec[i64], place: i64) -> None:
    """Each player, from the viewer on; roles only as far as he knows them."""
    n: i64 = len(t.seats)
    closer = sees_closer(t, me)
    for i in range(n):
        seat = me + i if me + i < n else me + i - n
        s = t.seats[seat]
        stands: i64 = 0
        if not t.is_out(seat):
            stands = 1
        if s.life > 0:
            stands |= s.life << 8
        if seat == me or role_is_public(t, seat):
            stands |= s.role + 1 << 32
        stands |= s.max_life << 16 | len(s.hand) << 24 | s.character.number << 40 | s.borrowed.number << 48
        far = bent(places(t, me, seat), seen_farther(t, seat), closer)
        can_do = capped(reach(t, seat)) | capped(far) << 8 | capped(s.bangs) << 16 | capped(s.used) << 24
        put_all(out, place + i * SEAT_NUMBERS, stands)
        put_all(out, place + i * SEAT_NUMBERS + 7, can_do)


def write_table(t: CardTable, me: i64, out: vec[i64], place: i64) -> None:
    """The table as such, and the question that is asked."""
    n: i64 = len(t.seats)
    top = t.top
    turn = t.turn - me
    if turn < 0:
        turn += n
    card = top.card_meant()
    meant: i64 = 0
    if card != NO_CARD and card < t.rules.first_event:
        meant = 1 + slot(t, me, card)
    put_all(out, place, n | turn << 8 | t.deck.n << 16 | t.discards.n << 24 | capped(t.turns) << 32)
    put_all(out, place + 5, question_of(top, me, n) | capped(top.still_needs()) << 24 | meant << 32)


def write_below(t: CardTable, me: i64, out: vec[i64], place: i64) -> None:
    """The questions that wait below, the next one first."""
    n: i64 = len(t.seats)
    found: i64 = 0
    depth = t.depth - 1
    while depth > 0 and found < BELOW:
        frame = t.below[depth]
        if frame.question() != 0:
            seat = frame.seat - me
            asked = 1 + (seat if seat >= 0 else seat + n)
            put_all(out, place + found * BELOW_NUMBERS, question_of(frame, me, n) | asked << 24)
            found += 1
        depth -= 1


def write_events(t: CardTable, me: i64, out: vec[i64], place: i64) -> None:
    """The events, which everybody sees, and what belongs to them."""
    left: i64 = len(t.packet)
    coming: i64 = 0
    if left > 0:
        coming = t.rules.events[t.packet[left - 1]].number
    put_all(out, place, t.event.number | coming << 8 | left << 16 | t.named + 1 << 24)
    n: i64 = len(t.seats)
    for i in range(n):
        seat = (me + i) % n
        if seat == me or not t.rules.options.identity_secret:
            put(out, place + 4 + i, t.seats[seat].second.number)
