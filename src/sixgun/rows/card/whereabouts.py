"""Where a card is, as a number that a seat may know.

Cards that look alike cannot be told apart, though each has its number: in rows and masks they stand sorted by where
they are, so neither says which of them is which.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.cardgame.rules import Rules
from sixgun.cardgame.seat_view import knows
from sixgun.cardgame.table import CardTable
from sixgun.rows.row import flip, number_at, put, put_same

UNKNOWN: Final = 0
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
"""Those of a seat are followed by one number for each seat, counted clockwise from the viewer."""

NO_MORE: Final = -1


def write_cards(t: CardTable, me: i64, out: vec[i64], at: i64) -> None:
    """Mark where each card is, as far as `me` may know it, seats counted from him. Every card is in one place."""
    n: i64 = len(t.seats)
    seat = me
    for i in range(n):
        s = t.seats[seat]
        if i == 0:
            put_same(out, at, s.hand, len(s.hand), IN_MY_HAND)
        else:
            for card in s.hand:
                if knows(t, me, card):
                    put(out, at + card, IN_HAND_OF + i)
        for card in s.in_play:
            put(out, at + card, (FRESH_IN_PLAY_OF if t.laid_in[card] == t.turns else IN_PLAY_OF) + i)
        seat += 1
        if seat == n:
            seat = 0
    discards = t.discards.cards
    under = t.discards.n - 1
    if under >= 0:
        put_same(out, at, discards, under, DISCARDED)
        put(out, at + discards[under], TOP_DISCARD)
    put_same(out, at, t.store, len(t.store), IN_STORE)
    put_same(out, at, t.turned_over, len(t.turned_over), TURNED_OVER)
    put_same(out, at, t.played, len(t.played), UNDER_WAY)
    for card in t.looked_at:
        if knows(t, me, card):
            put(out, at + card, LOOKED_AT)
    if t.deck.n > 0 and knows(t, me, t.deck.top()):
        put(out, at + t.deck.top(), ON_TOP_OF_DECK)


def write_hidden_cards(t: CardTable, me: i64, out: vec[i64], at: i64) -> None:
    """Mark where the cards are that `write_cards` left out, and the order of the deck leaves out."""
    n: i64 = len(t.seats)
    seat = me
    for i in range(1, n):
        seat += 1
        if seat == n:
            seat = 0
        for card in t.seats[seat].hand:
            if not knows(t, me, card):
                put(out, at + free_place(t.rules, card, out, at), IN_HAND_OF + i)
    for card in t.looked_at:
        if not knows(t, me, card):
            put(out, at + free_place(t.rules, card, out, at), LOOKED_AT)
    if t.deck.n > 0 and not knows(t, me, t.deck.top()):
        put(out, at + free_place(t.rules, t.deck.top(), out, at), ON_TOP_OF_DECK)


def free_place(rules: Rules, card: i64, out: vec[i64], at: i64) -> i64:
    """Where a card that was unknown is marked: of those that look alike, at the first still unknown."""
    if not rules.has_twin[card]:
        return card
    place = rules.first_alike[card]
    while number_at(out, at + place) != UNKNOWN:
        place = rules.next_alike[place]
    return place


def alike_firsts(rules: Rules) -> vec[i64]:
    """The first of all cards that look alike."""
    firsts = vec[i64]()
    for card in range(len(rules.kind_of)):
        if rules.has_twin[card] and rules.first_alike[card] == card:
            firsts = append(firsts, card)
    return firsts


def sort_alike(rules: Rules, firsts: vec[i64], out: vec[i64], at: i64) -> None:
    """Of cards that look alike (`firsts` has the first of each) sort what is written of them."""
    for first in firsts:
        card = rules.next_alike[first]
        while card != NO_MORE:
            place = first
            while place != card:  # a place before it that has more gets it, and what was there goes on
                more, less = number_at(out, at + place), number_at(out, at + card)
                if more > less:
                    flip(out, at + place, more ^ less)
                    flip(out, at + card, more ^ less)
                place = rules.next_alike[place]
            card = rules.next_alike[card]


def slot(t: CardTable, me: i64, card: i64) -> i64:
    """The place at which `me` finds the card in his row: its own, unless others look like it."""
    rules = t.rules
    if not rules.has_twin[card]:
        return card
    mine = whereabouts(t, me, card)
    before: i64 = 0
    other = rules.first_alike[card]
    while other != NO_MORE:
        if other != card and whereabouts(t, me, other) < mine:
            before += 1
        other = rules.next_alike[other]
    place = rules.first_alike[card]
    while before > 0:
        place = rules.next_alike[place]
        before -= 1
    return place


def whereabouts(t: CardTable, me: i64, card: i64) -> i64:
    """What `write_cards` writes of one card."""
    n: i64 = len(t.seats)
    seat = me
    for i in range(n):
        s = t.seats[seat]
        if card in s.hand:
            if i == 0:
                return IN_MY_HAND
            if knows(t, me, card):
                return IN_HAND_OF + i
            return UNKNOWN
        if card in s.in_play:
            return (FRESH_IN_PLAY_OF if t.laid_in[card] == t.turns else IN_PLAY_OF) + i
        seat += 1
        if seat == n:
            seat = 0
    if card in t.store:
        return IN_STORE
    if card in t.turned_over:
        return TURNED_OVER
    if card in t.looked_at:
        return LOOKED_AT if knows(t, me, card) else UNKNOWN
    if card in t.played:
        return UNDER_WAY
    for i in range(t.discards.n):
        if t.discards.cards[i] == card:
            return TOP_DISCARD if i == t.discards.n - 1 else DISCARDED
    if t.deck.n > 0 and t.deck.top() == card and knows(t, me, card):
        return ON_TOP_OF_DECK
    return UNKNOWN
