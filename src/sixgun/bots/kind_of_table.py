"""Kinds of tables that numbers are fitted to: the game, the sets of cards and the size."""

from collections.abc import Iterable, Sequence
from typing import Final

SIZES: Final = (4, 5, 6, 7, 8)
"""Tables at which there are sides; with three everyone has a goal of his own."""
EVENTS: Final = frozenset(("high-noon", "fistful-of-cards"))


def name_of(game: str, sets: Sequence[str], players: int) -> str:
    """How a kind of table is called in the file: all sets of events are one.

    >>> name_of("card", ("base", "dodge-city", "high-noon"), 5), name_of("dice", (), 3)
    ('card dodge-city+events 5', 'dice 3')
    """
    if game == "dice":
        return f"dice {players}"
    cards = "dodge-city" if "dodge-city" in sets else "base"
    return f"card {cards}{'+events' if EVENTS.intersection(sets) else ''} {players}"


def likest(wanted: str, there: Iterable[str]) -> str:
    """Of these kinds of table the one that is most like another: in the game, the size, the cards, the events.

    >>> likest("card base+events 8", ["card base 7", "card dodge-city 8", "card base 8", "dice 8"])
    'card base 8'
    """

    def far(name: str) -> tuple[bool, int, bool, bool]:
        kind, size = name.rsplit(" ", 1)
        other, players = wanted.rsplit(" ", 1)
        cards = [each.partition("+")[0] for each in (kind, other)]
        return kind.split()[0] != other.split()[0], abs(int(players) - int(size)), cards[0] != cards[1], kind != other

    return min(there, key=far)
