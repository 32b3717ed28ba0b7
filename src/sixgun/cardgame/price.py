"""Paying with two hand cards: Sid Ketchum, Doc Holyday."""

from mypy_extensions import i64

from sixgun.cardgame.event import USED_ABILITY
from sixgun.cardgame.in_force import offered_before
from sixgun.cardgame.move import ABILITY, NONE, SEAT, first_of, move, second_of
from sixgun.cardgame.table import CardTable


def offer_pairs(t: CardTable, me: i64, target: i64) -> None:
    """Any two hand cards as a price, each pair that looks different once."""
    hand = t.seats[me].hand
    alike = t.rules.first_alike
    for i in range(len(hand)):
        for j in range(i):
            # in the order of what they look like: of twins nobody can tell which one it is
            in_order = alike[hand[j]] < alike[hand[i]]
            a = hand[j] if in_order else hand[i]
            b = hand[i] if in_order else hand[j]
            if alike[a] == alike[b] or not (offered_before(t, hand, i) or offered_before(t, hand, j)):
                t.moves.add(move(ABILITY, NONE, target, SEAT, a, b))


def discard_pair(t: CardTable, me: i64, target: i64, m: i64, could: i64 = 0) -> None:
    """The price of an ability, aimed at one of those who could be its target, or at no one.

    Of a pair the later card in the order of the deck lies on top.
    """
    t.tell(USED_ABILITY, me, target)
    t.aimed(could)
    t.discard_from_hand(me, first_of(m))
    t.discard_from_hand(me, second_of(m))
