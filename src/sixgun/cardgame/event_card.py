"""EventCard: a card in the middle of the table that bends rules for everybody until the next one covers it (H7, H8)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import Ability
from sixgun.cardgame.options import Options

if TYPE_CHECKING:
    from sixgun.cardgame.table import CardTable

NO_SUIT: Final = -1

CLOCKWISE: Final = 1
COUNTER_CLOCKWISE: Final = -1


@mypyc_attr(acyclic=True)
class EventCard(Ability):
    """An event. While it is in force it is an ability of every player, and bends what is nobody's besides."""

    final: bool = False
    """Whether it lies at the bottom of the packet and stays in force to the end (H3, H9)."""
    counts_as_suit: i64 = NO_SUIT
    """The suit that every card counts as."""
    direction: i64 = CLOCKWISE
    """Which way round turns go."""
    takes_abilities: bool = False
    """Whether no character has his ability."""
    deals_second: bool = False
    """Whether it needs a second character for everyone."""

    def is_in(self, options: Options) -> bool:
        """Whether it is in the packet under these options."""
        return True

    def drawn(self, t: "CardTable", me: i64, count: i64) -> i64:
        """How many cards a player draws in phase 1, who would draw so many without it."""
        return count

    def enters(self, t: "CardTable") -> None:
        """It was turned up just now."""

    def calls_back(self, t: "CardTable", seat: i64) -> bool:
        """Whether that eliminated player has a turn."""
        return False

    def comes_back(self, t: "CardTable", seat: i64) -> None:
        """His turn begins, and he is at the table again."""


NO_EVENT: Final = EventCard("none")
"""What is in force while no event is."""
