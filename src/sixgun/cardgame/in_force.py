"""Abilities in force: what the character, a borrowed one and the cards in play make of a rule, asked of all of them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.cardgame.ability import AS_BANG, AS_MISSED
from sixgun.cardgame.kind import GREEN
from sixgun.cardgame.move import NONE
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.circle import DIGIT, DIGITS, clockwise, places_around, short_way

COLT: Final = 1


def larger(a: i64, b: i64) -> i64:
    """The larger of two numbers; `max` would make objects of them."""
    return a if a > b else b


def cards_work(t: CardTable, seat: i64) -> bool:
    """Whether the cards in front of `seat` have an effect now: not in another's turn who silences them (D57)."""
    if seat == t.turn:
        return True
    s = t.seats[t.turn]
    return not (s.character.silences or s.borrowed.silences)


# distance


def bent(places: i64, farther: i64, closer: i64) -> i64:
    """A distance: places the short way round, bent by what is in play, never below 1 (C38, C39); 0 stays 0."""
    if places == 0:
        return 0
    far = places + farther - closer
    return far if far > 1 else 1


def distance(t: CardTable, a: i64, b: i64) -> i64:
    """How far `b` is for `a`; 0 for himself and where one of them is out."""
    return bent(places_around(t.alive, a, b), seen_farther(t, b), sees_closer(t, a))


def distances(t: CardTable) -> vec[i64]:
    """`distance` of all pairs at once: seat times number of seats plus the other seat."""
    n: i64 = len(t.seats)
    farther = vec[i64]()
    for seat in range(n):
        farther = append(farther, seen_farther(t, seat))
    far = vec[i64]()
    for a in range(n):
        closer = sees_closer(t, a)
        for b in range(n):
            far = append(far, bent(places_around(t.alive, a, b), farther[b], closer))
    return far


def seats_within(t: CardTable, me: i64, far: i64) -> i64:
    """The other living players whom `me` sees at that distance or nearer, a bit a seat."""
    most = far + sees_closer(t, me)
    bits: i64 = 0
    steps: i64 = 0
    living = t.living()
    others = clockwise(t.alive, me)
    while others & DIGITS != me:  # once round the table, which is faster than to ask for the distance of each
        seat = others & DIGITS
        others >>= DIGIT
        steps += 1
        # a distance never counts below 1, and no weapon reaches less, so `bent` need not be asked
        if short_way(steps, living) + seen_farther(t, seat) <= most:
            bits |= BIT[seat]
    return bits


def seen_farther(t: CardTable, seat: i64) -> i64:
    s = t.seats[seat]
    more = s.character.seen_farther + s.borrowed.seen_farther
    if len(s.in_play) > 0 and cards_work(t, seat):
        for card in s.in_play:
            more += t.kind(card).seen_farther
    return more


def sees_closer(t: CardTable, seat: i64) -> i64:
    s = t.seats[seat]
    less = s.character.sees_closer + s.borrowed.sees_closer
    if len(s.in_play) > 0 and cards_work(t, seat):
        for card in s.in_play:
            less += t.kind(card).sees_closer
    return less


def reach(t: CardTable, seat: i64) -> i64:
    """How far the weapon of `seat` shoots; without one it is the Colt .45 (C52)."""
    s = t.seats[seat]
    if cards_work(t, seat):
        for card in s.in_play:
            far = t.kind(card).reach
            if far > 0:
                return far
    return COLT


# BANG! and Missed!


def bang_limit(t: CardTable, seat: i64) -> i64:
    s = t.seats[seat]
    limit = larger(s.character.bang_limit, s.borrowed.bang_limit)
    for card in s.in_play:
        limit = larger(limit, t.kind(card).bang_limit)
    return limit


def misses_needed(t: CardTable, by: i64) -> i64:
    s = t.seats[by]
    return larger(s.character.misses_needed, s.borrowed.misses_needed)


def counts_as_bang(t: CardTable, seat: i64, card: i64) -> bool:
    """Whether `seat` may use the card as a BANG! card."""
    kind = t.kind(card)
    s = t.seats[seat]
    return kind.is_bang or s.character.stands_for(kind, AS_BANG) or s.borrowed.stands_for(kind, AS_BANG)


def counts_as_missed(t: CardTable, seat: i64, card: i64) -> bool:
    """Whether `seat` may use the hand card as a Missed!."""
    kind = t.kind(card)
    s = t.seats[seat]
    if kind.misses and kind.border != GREEN:
        return True
    return s.character.stands_for(kind, AS_MISSED) or s.borrowed.stands_for(kind, AS_MISSED)


def character_dodges(t: CardTable, seat: i64) -> bool:
    s = t.seats[seat]
    return s.character.dodges or s.borrowed.dodges


def is_ready(t: CardTable, card: i64) -> bool:
    """Whether a green card in play may be used: not in the turn in which it was laid down (D22)."""
    return t.laid_in[card] != t.turns


def is_untouched(t: CardTable, target: i64, by: i64, card: i64) -> bool:
    """Whether a card of `by` does `target` no harm (D56)."""
    if target == by or card == NONE:
        return False
    s = t.seats[target]
    return s.character.untouched_by(t, card) or s.borrowed.untouched_by(t, card)


# cards


def named_in_play(t: CardTable, seat: i64, kind: i64) -> i64:
    """The card of that kind in front of a seat, or NONE: nobody has two of one name (C29)."""
    for card in t.seats[seat].in_play:
        if t.rules.kind_of[card] == kind:
            return card
    return NONE


def weapon_in_play(t: CardTable, seat: i64) -> i64:
    for card in t.seats[seat].in_play:
        if t.kind(card).is_weapon():
            return card
    return NONE


def offered_before(t: CardTable, cards: vec[i64], place: i64) -> bool:
    """Whether a card that looks the same comes earlier: the two are one option."""
    return t.rules.has_twin[cards[place]] and looks_like_one_before(t, cards, place)


def looks_like_one_before(t: CardTable, cards: vec[i64], place: i64) -> bool:
    alike = t.rules.first_alike[cards[place]]
    for i in range(place):
        if t.rules.first_alike[cards[i]] == alike:
            return True
    return False


def flip_count(t: CardTable, seat: i64) -> i64:
    s = t.seats[seat]
    return larger(s.character.flip_count, s.borrowed.flip_count)


def draw_count(t: CardTable, seat: i64) -> i64:
    """How many cards phase 1 brings."""
    s = t.seats[seat]
    return 2 + s.character.draws_more(t, seat) + s.borrowed.draws_more(t, seat)


def hand_limit(t: CardTable, seat: i64) -> i64:
    """How many cards may be kept at the end of the turn (C19)."""
    s = t.seats[seat]
    return larger(s.life, larger(s.character.keeps, s.borrowed.keeps))


def beer_heals(t: CardTable, seat: i64) -> i64:
    """What a Beer brings; nothing with two players left (C75, R6)."""
    if t.living() <= 2:
        return 0
    s = t.seats[seat]
    return larger(s.character.beer_heals, s.borrowed.beer_heals)
