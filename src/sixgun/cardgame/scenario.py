"""What scenarios say of the card game: the keys they may use, and what is true of a table in their words."""

from typing import Final

from sixgun.cardgame.notation import CardMove, fits, read
from sixgun.cardgame.position import PHASES, copies_of, no_card, set_up
from sixgun.cardgame.question import answer, choice
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import View, view
from sixgun.errors import BadScenario
from sixgun.kernel.choice import letter

__all__ = ["EXPECTED", "EXPECTED_OF_SEAT", "KEYS", "PHASE", "PHASES", "answer", "choice", "fits", "set_up", "view"]

KEYS: Final = {
    **{"sets": "names", "deck": "names", "discard": "names", "rest": "name"},
    **{"event": "name", "next_event": "name", "events": "names"},
}
"""What a scenario may say besides what it may in every game, with the form of its value."""

PHASE: Final = "play"
"""Where in the turn a scenario begins unless it says otherwise."""

EXPECTED: Final = {
    **{"deck_size": "number", "deck": "top cards", "discard": "card", "discard_size": "number"},
    **{"event": "name", "next_event": "name", "events_left": "number", "named": "name"},
}
"""What may be expected of the table besides what may in every game."""

EXPECTED_OF_SEAT: Final = {
    **{"hand": "cards", "hand_size": "number", "table": "cards", "distance": "distances"},
    **{"character": "name", "characters": "names", "second": "name", "ghost": "yes or no"},
}
"""What may be expected of a player besides what may in every game."""

UNKNOWN: Final = "?"
"""A card that the viewer does not know."""


def pattern(t: CardTable, text: str) -> CardMove:
    """A move as it is written, legal or not: `fits` holds it against the options."""
    return read(t.rules, text)


def check_word(t: CardTable, word: str) -> None:
    """Refuse a card that is not in the game."""
    if copies_of(t.rules, word) == 0:
        raise BadScenario(no_card(t.rules, word))


def facts(v: View) -> dict[str, object]:
    """What is true of the table as a view shows it."""
    hidden = v.deck_size - len(v.deck_top) - len(v.deck_below)
    return {
        "deck_size": v.deck_size,
        "deck": [*v.deck_top, *[card or UNKNOWN for card in v.deck_below], *[UNKNOWN] * hidden],
        "discard": v.discards[-1] if v.discards else "none",
        "discard_size": len(v.discards),
        "event": v.event or "none",
        "next_event": v.next_event or "none",
        "events_left": v.packet_size,
        "named": v.named or "none",
    }


def facts_of_seat(v: View, seat: int) -> dict[str, object]:
    """What is true of a player as a view shows him."""
    s = v.seats[seat]
    return {
        "hand": [card or UNKNOWN for card in s.hand],
        "hand_size": s.hand_size,
        "table": list(s.in_play),
        "character": s.character,
        "characters": [name or UNKNOWN for name in v.pairs[seat]] if v.pairs else [],
        "second": s.second or "none",
        "ghost": s.ghost,
        "distance": {letter(other): v.distance(seat, other) for other in range(len(v.seats)) if other != seat},
    }
