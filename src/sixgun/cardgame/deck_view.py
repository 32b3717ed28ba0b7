"""What a seat knows of the deck: the cards on top, and where hidden ones came to lie on them, what is below (F6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.cardgame.seat_view import HIDDEN, knows
from sixgun.cardgame.table import CardTable


def known_top(t: CardTable, to: i64) -> vec[i64]:
    """The cards from the top of the deck down to the first that the viewer cannot name."""
    known = vec[i64]()
    for i in range(t.deck.n - 1, -1, -1):
        card = t.deck.cards[i]
        if not knows(t, to, card):
            break
        known = append(known, t.rules.first_alike[card])
    return known


def may_be_covered(t: CardTable) -> bool:
    """Whether an event has had cards laid face down on the deck."""
    for number in t.middle:
        if t.rules.events[number].mines:
            return True
    return False


def known_below(t: CardTable, to: i64, top: i64) -> vec[i64]:
    """From the first card that the viewer cannot name down to the last that he can: hidden cards came to lie on it."""
    below = vec[i64]()
    known: i64 = 0
    for i in range(t.deck.n - 1 - top, -1, -1):
        card = t.deck.cards[i]
        if knows(t, to, card):
            below = append(below, t.rules.first_alike[card])
            known = len(below)
        else:
            below = append(below, HIDDEN)
    return below[:known]
