"""A seat: the player's role, character, life points and arrows."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.ability import Ability
from sixgun.kernel.frame import NOBODY
from sixgun.kernel.roles import SHERIFF

SHERIFFS_EXTRA: Final = 2
"""Life points that the Sheriff has more than his character's number (X7)."""


@final
@mypyc_attr(acyclic=True)
class Seat:
    """One player, as he is. Without a life point he is out of the game: nothing can save him (X42)."""

    def __init__(self, role: i64, character: Ability) -> None:
        self.role: Final[i64] = role
        self.character: Final[Ability] = character
        self.max_life: Final[i64] = character.life + (SHERIFFS_EXTRA if role == SHERIFF else 0)
        self.life: i64 = self.max_life
        self.arrows: i64 = 0
        self.hits: i64 = 0
        """Life points he is about to lose in this step; once they are lost, those he did lose."""
        self.killer: i64 = NOBODY
        """Who took the last life point."""

    def copy(self) -> "Seat":
        seat = Seat(self.role, self.character)
        seat.life = self.life
        seat.arrows = self.arrows
        seat.hits = self.hits
        seat.killer = self.killer
        return seat
