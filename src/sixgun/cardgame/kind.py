"""Kind: all cards of one name. A card is its border and its symbols; an odd one is a class of its own in its set."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import Ability
from sixgun.cardgame.effect import ANSWER, ME, Effect

BROWN: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BORDERS: Final = ("brown", "blue", "green")

NO_EFFECTS: Final[tuple[Effect, ...]] = ()


@mypyc_attr(acyclic=True)
class Kind(Ability):
    """A kind of card as it is printed; in play it is an ability of the player it lies in front of."""

    goes_before_others: bool = False
    """Whether it is laid down in front of any player and not of oneself (Jail)."""

    def __init__(
        self,
        name: str,
        border: i64,
        does: tuple[Effect, ...] = NO_EFFECTS,
        *,
        is_bang: bool = False,
        is_missed: bool = False,
        costs_card: bool = False,
        book: bool = False,
    ) -> None:
        super().__init__(name)
        self.border: Final[i64] = border
        self.does: Final = vec[Effect](does)
        self.is_bang: Final[bool] = is_bang
        """A card named BANG!: one a turn (C28), and the only thing that answers Indians! and Duel (R79)."""
        self.is_missed: Final[bool] = is_missed
        """A card named Missed!."""
        self.costs_card: Final[bool] = costs_card
        """Whether another hand card has to be discarded with it (D28)."""
        self.book: Final[bool] = book
        """Whether it carries the book, so that the simplified game leaves it out (C17)."""
        self.misses: Final[bool] = len(does) > 0 and does[0].aim == ANSWER
        """Whether it shows the Missed! symbol."""
        self.aim: Final[i64] = does[0].aim if len(does) > 0 else ME

    def is_weapon(self) -> bool:
        return self.reach > 0


@mypyc_attr(acyclic=True)
class Weapon(Kind):
    """A blue card with a number in a sight."""

    def __init__(self, name: str, distance: i64) -> None:
        super().__init__(name, BLUE)
        self.reach = distance


@mypyc_attr(acyclic=True)
class Farther(Kind):
    """Others see its owner at one more (Mustang, Hideout)."""

    seen_farther: i64 = 1

    def __init__(self, name: str) -> None:
        super().__init__(name, BLUE)


@mypyc_attr(acyclic=True)
class Closer(Kind):
    """Its owner sees others at one less (Scope, Binocular)."""

    sees_closer: i64 = 1

    def __init__(self, name: str) -> None:
        super().__init__(name, BLUE)
