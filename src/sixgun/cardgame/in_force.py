"""Abilities in force: what the character, a borrowed one and the cards in play make of a rule, asked of all of them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.cardgame.ability import AS_BANG, AS_MISSED, FORBIDS, SPARES, STANDS_FOR
from sixgun.cardgame.event_card import NO_SUIT
from sixgun.cardgame.kind import GREEN, Kind
from sixgun.cardgame.move import NONE
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.circle import DIGIT, DIGITS, clockwise, places_around, short_way

COLT: Final = 1


def larger(a: i64, b: i64) -> i64:
    """The larger of two numbers; `max` would make objects of them."""
    return a if a > b else b


def cards_work(t: CardTable, seat: i64) -> bool:
    """Whether the cards in front of `seat` have an effect now: not in another's turn who silences them (D57, F11)."""
    if seat == t.turn:
        return not t.stilled
    return not (t.stilled or t.seats[t.turn].force.silences)


# distance


def bent(places: i64, farther: i64, closer: i64) -> i64:
    """A distance: places the short way round, bent by what is in play, never below 1 (C38, C39); 0 stays 0."""
    if places == 0:
        return 0
    far = places + farther - closer
    if far < 1:
        return 1
    return far


def distance(t: CardTable, a: i64, b: i64) -> i64:
    """How far `b` is for `a`; 0 for himself and where one of them is out."""
    return bent(places(t, a, b), seen_farther(t, b), sees_closer(t, a))


def places(t: CardTable, a: i64, b: i64) -> i64:
    """How far apart two players sit; 0 for oneself and where one of them is out."""
    around = places_around(t.present, a, b)
    return t.event.distance_is if around > 0 and t.event.distance_is > 0 else around


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
            far = append(far, bent(places(t, a, b), farther[b], closer))
    return far


def seats_within(t: CardTable, me: i64, far: i64) -> i64:
    """The other living players whom `me` sees at that distance or nearer, a bit a seat."""
    most = far + sees_closer(t, me)
    bits: i64 = 0
    steps: i64 = 0
    living = t.living()
    others = clockwise(t.present, me)
    alike = t.event.distance_is
    while others & DIGITS != me:  # once round the table, which is faster than to ask for the distance of each
        seat = others & DIGITS
        others >>= DIGIT
        steps += 1
        # a distance never counts below 1, and no weapon reaches less, so `bent` need not be asked
        if (alike if alike > 0 else short_way(steps, living)) + seen_farther(t, seat) <= most:
            bits |= BIT[seat]
    return bits


def seen_farther(t: CardTable, seat: i64) -> i64:
    s = t.seats[seat]
    more = s.force.seen_farther
    if len(s.in_play) > 0 and cards_work(t, seat):
        for card in s.in_play:
            more += t.kind(card).seen_farther
    return more


def sees_closer(t: CardTable, seat: i64) -> i64:
    s = t.seats[seat]
    less = s.force.sees_closer
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
    """How many BANG! cards may be played in a turn (C28)."""
    s = t.seats[seat]
    limit = s.force.bang_limit
    if len(s.in_play) > 0 and cards_work(t, seat):
        for card in s.in_play:
            limit = larger(limit, t.kind(card).bang_limit)
    return limit + s.force.more_bangs


def misses_needed(t: CardTable, by: i64) -> i64:
    needed: i64 = 1
    for ability in t.seats[by].force.abilities:
        needed = larger(needed, ability.misses_needed)
    return needed


def counts_as_bang(t: CardTable, seat: i64, card: i64) -> bool:
    """Whether `seat` may use the card as a BANG! card."""
    kind = t.kind(card)
    return kind.is_bang or (t.seats[seat].force.hooks & STANDS_FOR != 0 and stands_for(t, seat, kind, AS_BANG))


def counts_as_missed(t: CardTable, seat: i64, card: i64) -> bool:
    """Whether `seat` may use the hand card as a Missed!."""
    kind = t.kind(card)
    if kind.misses and kind.border != GREEN:
        return True
    return t.seats[seat].force.hooks & STANDS_FOR != 0 and stands_for(t, seat, kind, AS_MISSED)


def stands_for(t: CardTable, seat: i64, kind: Kind, what: i64) -> bool:
    """Whether `seat` may use a card of that kind for what it is not."""
    for ability in t.seats[seat].force.abilities:
        if ability.stands_for(kind, what):
            return True
    return False


def is_forbidden(t: CardTable, seat: i64, card: i64, kind: Kind) -> bool:
    """Whether `seat` may not use a hand card as one of that kind now."""
    s = t.seats[seat]
    if s.force.hooks & FORBIDS == 0:
        return False
    for ability in s.force.abilities:
        if ability.forbids(t, seat, card, kind):
            return True
    return False


def character_dodges(t: CardTable, seat: i64) -> bool:
    return t.seats[seat].force.dodges


def is_ready(t: CardTable, card: i64) -> bool:
    """Whether a green card in play may be used: not in the turn in which it was laid down (D22)."""
    return t.laid_in[card] != t.turns


def is_untouched(t: CardTable, target: i64, by: i64, card: i64) -> bool:
    """Whether a card of `by` does `target` no harm (D56)."""
    if target == by or card == NONE:
        return False
    s = t.seats[target]
    if s.force.hooks & SPARES == 0:
        return False
    for ability in s.force.abilities:
        if ability.untouched_by(t, card):
            return True
    return False


# cards


def suit_of(t: CardTable, card: i64) -> i64:
    """The suit that a card counts as: whoever looks at one asks here."""
    instead = t.event.counts_as_suit
    return t.rules.suit[card] if instead == NO_SUIT else instead


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
    count: i64 = 1
    for ability in t.seats[seat].force.abilities:
        count = larger(count, ability.flip_count)
    return count


def draw_count(t: CardTable, seat: i64) -> i64:
    """How many cards phase 1 brings, those at its end included."""
    count: i64 = 2
    for ability in t.seats[seat].force.abilities:
        count += ability.draws_more(t, seat)
    return t.event.drawn(t, seat, count) + brought(t, seat) if t.eventful else count


def brought(t: CardTable, seat: i64) -> i64:
    """How many cards the end of phase 1 brings, whatever came before."""
    count: i64 = 0
    for ability in t.seats[seat].force.abilities:
        count += ability.brings
    return count


def hand_limit(t: CardTable, seat: i64) -> i64:
    """How many cards may be kept at the end of the turn (C19)."""
    s = t.seats[seat]
    return larger(s.life, s.force.keeps)


def beer_heals(t: CardTable, seat: i64) -> i64:
    """What a Beer brings; nothing with two players left (C75, R6)."""
    if t.living() <= 2:
        return 0
    heals: i64 = 1
    for ability in t.seats[seat].force.abilities:
        heals = larger(heals, ability.beer_heals)
    return heals


def inherits(t: CardTable, seat: i64) -> bool:
    """Whether `seat` takes the cards of the eliminated (C120)."""
    for ability in t.seats[seat].force.abilities:
        if ability.inherits:
            return True
    return False
