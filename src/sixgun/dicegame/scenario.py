"""What scenarios say of the dice game: the keys they may use, and what is true of a table in their words."""

from typing import Final

from sixgun.dicegame.notation import DiceMove, read
from sixgun.dicegame.position import face_of, set_up
from sixgun.dicegame.question import answer, choice
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import View, view
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import letter
from sixgun.kernel.circle import places_around

__all__ = ["EXPECTED", "EXPECTED_OF_SEAT", "KEYS", "PHASE", "PHASES", "answer", "choice", "set_up", "view"]

KEYS: Final = {"rolls": "lines", "supply": "number"}
"""What a scenario may say besides what it may in every game, with the form of its value."""

PHASES: Final = ("start",)
PHASE: Final = "start"
"""Where in the turn a scenario begins."""

EXPECTED: Final = {"dice": "dice", "supply": "number"}
"""What may be expected of the table besides what may in every game."""

EXPECTED_OF_SEAT: Final = {
    **{"arrows": "number", "distance": "distances", "character": "name", "characters": "names"},
}
"""What may be expected of a player besides what may in every game."""


def pattern(t: DiceTable, text: str) -> DiceMove:
    """A move as it is written, legal or not."""
    return read(text)


def fits(wanted: DiceMove, offered: DiceMove) -> bool:
    """Whether a move as it was written means that option."""
    return wanted == offered


def check_word(t: DiceTable, word: str) -> None:
    """Refuse what no die shows."""
    face_of(word, ())


def facts(v: View) -> dict[str, object]:
    """What is true of the table as a view shows it."""
    return {"dice": " ".join(v.dice), "supply": v.supply}


def facts_of_seat(v: View, seat: int) -> dict[str, object]:
    """What is true of a player as a view shows him."""
    return {
        "arrows": v.seats[seat].arrows,
        "character": v.seats[seat].character,
        "characters": [name or "?" for name in v.pairs[seat]] if v.pairs else [],
        "distance": {letter(other): places(v, seat, other) for other in range(len(v.seats)) if other != seat},
    }


def places(v: View, a: int, b: int) -> int:
    """Places from one player to another, the short way round the living; 0 where one of them is out."""
    return places_around(sum(BIT[seat.seat] for seat in v.seats if seat.alive), a, b)
