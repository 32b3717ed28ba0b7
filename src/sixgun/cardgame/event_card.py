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
    final_by: str = ""
    """The value of the option `final` that lays it there (HE4)."""
    counts_as_suit: i64 = NO_SUIT
    """The suit that every card counts as."""
    direction: i64 = CLOCKWISE
    """Which way round turns go."""
    takes_abilities: bool = False
    """Whether no character has his ability."""
    distance_is: i64 = 0
    """The distance between any two players before anything bends it; 0 where they sit as they sit."""
    stills: bool = False
    """Whether cards in play have no effect."""
    mines: bool = False
    """Whether phase 1 draws from the discards."""
    shows_second: bool = False
    """Whether the second card of phase 1 is shown, and has to be played."""
    deals_second: bool = False
    """Whether it needs a second character for everyone."""

    def is_in(self, options: Options) -> bool:
        """Whether it is in the packet under these options."""
        return True

    def abilities_are_flat(self, options: Options) -> bool:
        """Whether abilities change no distance."""
        return False

    def drawn(self, t: "CardTable", me: i64, count: i64) -> i64:
        """How many cards a player draws in phase 1, who would draw so many without it."""
        return count

    def instead_of_drawing(self, t: "CardTable", me: i64) -> bool:
        """Phase 1 in another way for everybody; False leaves it to abilities and the usual drawing."""
        return False

    def may_end(self, t: "CardTable", me: i64) -> bool:
        """Whether a player to whom all his options were offered may end phase 2."""
        return True

    def withdraws(self, t: "CardTable", me: i64) -> None:
        """Take off what is on offer what a player may not do with his cards besides playing them."""

    def used(self, t: "CardTable", me: i64, m: i64) -> None:
        """A player uses it in phase 2 as offered."""

    def enters(self, t: "CardTable") -> None:
        """It was turned up just now."""

    def calls_back(self, t: "CardTable", seat: i64) -> bool:
        """Whether that eliminated player has a turn."""
        return False

    def comes_back(self, t: "CardTable", seat: i64) -> None:
        """His turn begins, and he is at the table again."""


NO_EVENT: Final = EventCard("none")
"""What is in force while no event is."""
