"""Effect: one line of symbols on a card. Whom it is aimed at decides which moves play the card."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.move import NONE

if TYPE_CHECKING:
    from sixgun.cardgame.table import CardTable

ME: Final = 0
ALL_OTHERS: Final = 1
REACHABLE: Final = 2
DISTANCE_1: Final = 3
ANY_OTHER: Final = 4
ANY_PLAYER: Final = 5
ANSWER: Final = 6
"""Whom a line is for: the player of the card; everyone else; one player within reach of his weapon, at distance 1,
anyone but himself, or anyone; or nobody, because the card is only an answer (Missed!)."""


@mypyc_attr(acyclic=True)
class Effect:
    """What one line does. Subclasses fill in `strike`, what it does to one player."""

    of_cards: bool = False
    """Whether it is aimed at a card of the player (Panic!, Cat Balou) rather than at the player."""
    saves: bool = False
    """Whether a player at the point of death may play it (Beer)."""
    hurts: bool = False
    """Whether it can cost another player a life point (BANG!, Indians!, Duel)."""

    def __init__(self, aim: i64) -> None:
        self.aim: Final[i64] = aim

    def happen(self, t: "CardTable", by: i64, card: i64, target: i64, what: i64) -> None:
        """The whole line. Lines for all others go through the frame Each, which strikes one after the other."""
        self.strike(t, by, by if target == NONE else target, card, what)

    def strike(self, t: "CardTable", by: i64, target: i64, card: i64, what: i64) -> None:
        """What it does to one player; questions are pushed as frames."""
