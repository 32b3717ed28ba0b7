"""The attack: from what one player sees right after the deal to everything that is hidden.

The fast generator goes from a state to `state * MULTIPLIER + STEP` modulo 2**62, so the state at any step is a linear
function of the state at any other, and a number drawn from 0 to n - 1 tells in which n-th of its range a state was.
A deal is three shuffles (roles, characters, deck). From the last place to the first, the step of place i draws j from 0
to i and swaps the items at i and j; what then is at i stays there. An item moves only when its place is drawn, which is
the last time, or when its place has its turn, which sends it down. So an item that ends at its own place or above it
was still at its own when it was drawn: the number drawn was the item's own.

That holds for most of a player's own cards, for some of the characters and for the Sheriff. Each gives an interval for
one state. The states that fit into all intervals are points of a lattice in a box (lattice.py); each of these is held
against the characters, and what passes against the whole view. Whoever has the state deals the game again.
"""

from collections.abc import Callable, Iterable, Iterator
from math import log2
from typing import Final, NamedTuple

from sixgun.cardgame.setup import deal
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import View, seen_by
from sixgun.kernel.loop import settle
from sixgun.kernel.rng import HIGH, MASK, MULTIPLIER, STEP, Rng
from sixgun.kernel.roles import SHERIFF

from .lattice import points_in_box

SIZE: Final = MASK + 1


class Drawn(NamedTuple):
    """At a step of the generator, counted from 1, `number` came of the numbers below `below`."""

    step: int
    number: int
    below: int


def recovered(view: View) -> int | None:
    """The state of the generator before the deal, or None if none is found that explains the view."""
    return next(explaining(view, states(drawn(view))), None)


def explaining(view: View, candidates: Iterable[int]) -> Iterator[int]:
    """The states from which a game would be dealt that looks just like the view."""
    fits = fits_characters(view)
    for state in candidates:
        if fits(state) and seen_by(dealt(view, state), view.viewer) == view:
            yield state


def dealt(view: View, state: int) -> CardTable:
    """The table that a game like that of the view begins with, dealt from a state."""
    t = deal(view.rules, len(view.players), Rng(state))
    settle(t)
    return t


def freedom(view: View) -> float:
    """About how many bits of the state are left to be tried: the search has two to that power of candidates."""
    return log2(SIZE) - sum(log2(known.below) for known in drawn(view))


# what a view tells for certain


def drawn(view: View) -> list[Drawn]:
    """The numbers that the view tells for certain."""
    players, characters, cards = len(view.players), len(view.rules.characters), len(view.rules.cards)
    roles = {place: 0 for place, seat in enumerate(view.seats) if seat.role_number == SHERIFF}  # the first of the roles
    return [
        *numbers(roles, players, 0),
        *numbers(dict(enumerate(character_numbers(view))), characters, players - 1),
        *numbers(own_cards(view), cards, players + characters - 2),
    ]


def numbers(items: dict[int, int], size: int, steps: int) -> Iterator[Drawn]:
    """What items at places of a shuffle of `size` things tell that began after `steps` steps."""
    for place, item in items.items():
        if place > 0 and item <= place:
            yield Drawn(steps + size - place, item, place + 1)


def character_numbers(view: View) -> list[int]:
    names = [character.name for character in view.rules.characters]
    return [names.index(seat.character) for seat in view.players]


def own_cards(view: View) -> dict[int, int]:
    """The places in the shuffled deck of the viewer's cards: those dealt and, if it is his turn, those drawn since.

    The deck is dealt from its end. Cards that have a twin are left out, for it might have been that.
    """
    me = view.players[view.viewer]
    cards = len(view.rules.cards)
    before = sum(seat.life for seat in view.seats[: view.viewer])
    after = sum(seat.life for seat in view.seats)
    drawn_since = cards - after - view.deck_size
    places = [cards - 1 - before - n for n in range(me.life)]
    if len(me.hand_numbers) == me.life + drawn_since:
        places += [cards - 1 - after - n for n in range(drawn_since)]
    return {place: card for place, card in zip(places, me.hand_numbers, strict=False) if not view.rules.has_twin[card]}


# the search


def states(known: list[Drawn]) -> Iterator[int]:
    """The states before the first step from which these numbers come.

    Seen from the first of them the state at step t is a * x + b, with x the state at that one; the points (x, a * x)
    modulo the size are a lattice. Each place is stretched by `below`, which makes the box a cube.
    """
    begin = known[0].step
    lines = [line(it.step - begin) for it in known]
    n = len(known)
    basis = [[SIZE * it.below if i == k else 0 for i in range(n)] for k, it in enumerate(known)]
    basis[0] = [a * it.below for (a, _), it in zip(lines, known, strict=True)]
    low, high = [], []
    for (_, b), it in zip(lines, known, strict=True):
        low.append((lowest(it.number, it.below) - b) * it.below)
        high.append((lowest(it.number + 1, it.below) - 1 - b) * it.below)
    a, b = line(-begin)
    for point in points_in_box(basis, low, high):
        yield (point[0] // known[0].below * a + b) & MASK


def lowest(number: int, below: int) -> int:
    """The lowest state that gives a number below `below`: see Rng.below."""
    return -(-(number << 32) // below) << HIGH


def line(steps: int) -> tuple[int, int]:
    """The a and b with which a state becomes a * state + b in so many steps, forward or back."""
    a, b = 1, 0
    forward = MULTIPLIER, STEP
    back = pow(MULTIPLIER, -1, SIZE)
    factor, term = forward if steps >= 0 else (back, -STEP * back)
    for _ in range(abs(steps)):
        a, b = a * factor & MASK, (b * factor + term) & MASK
    return a, b


def fits_characters(view: View) -> Callable[[int], bool]:
    """Whether the characters of the view come from a state; most states are found out at the first few steps."""
    wanted = character_numbers(view)
    players, characters = len(wanted), len(view.rules.characters)
    seen = set(wanted)
    in_order = list(range(characters))
    a, b = line(players - 1)

    def fits(state: int) -> bool:
        state = a * state + b & MASK
        items = in_order[:]
        for i in range(characters - 1, 0, -1):
            state = state * MULTIPLIER + STEP & MASK
            j = (state >> HIGH) * (i + 1) >> 32
            item = items[j]
            if item != wanted[i] if i < players else item in seen:
                return False
            items[j] = items[i]
        return items[0] == wanted[0]

    return fits
