"""Which game it is, for those who check types: `Game` is generic over the view and the move of one game or the other.

game = new_game("card")          # Game[CardView, CardMove]
game.view(0).seats[0].hand       # known to a type checker, and so is
game.choice.options[0].card
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypedDict

from sixgun.cardgame.notation import CardMove
from sixgun.cardgame.view import View as CardView
from sixgun.dicegame.notation import DiceMove
from sixgun.dicegame.view import View as DiceView
from sixgun.kernel.choice import Choice, Move

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # the one of Python 3.11 knows no default

    from sixgun.game import Game

    ViewOf = TypeVar("ViewOf", default=Any)
    MoveOf = TypeVar("MoveOf", bound=Move, default=Any)

    class ChoiceOf(Choice, Generic[MoveOf]):
        """A choice among moves of one game. There is no such class: the compiled `Choice` serves both games."""

        options: tuple[MoveOf, ...]
        default: MoveOf

    CardGame: TypeAlias = Game[CardView, CardMove]
    DiceGame: TypeAlias = Game[DiceView, DiceMove]
else:
    from typing import TypeVar

    ViewOf = TypeVar("ViewOf")
    MoveOf = TypeVar("MoveOf")


class Settings(TypedDict, total=False):
    """What `new_game` may be told besides the game."""

    players: int
    seed: int | None
    sets: Sequence[str] | None
    options: Mapping[str, object] | None
    roles: Sequence[str | None] | None
    characters: Sequence[str | None] | None
    generator: str | None
    shares: Sequence[str]
