"""Sixgun plays BANG!: the card game, Dodge City and The Dice Game.

>>> import sixgun
>>> game = sixgun.new_game(players=5, seed=7)
>>> while not game.over:
...     _ = game.play(game.choice.options[0])
>>> game.winners != ()
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

from sixgun import form

form.choose()

if TYPE_CHECKING:
    from sixgun.arena.simulate import simulate
    from sixgun.cardgame.notation import CardMove
    from sixgun.cardgame.view import View as CardView
    from sixgun.dicegame.notation import DiceMove
    from sixgun.dicegame.view import View as DiceView
    from sixgun.errors import BadOption, BadRecord, BadSave, BadScenario, GameOver, IllegalMove, NotAMove, SixgunError
    from sixgun.game import Game, new_game
    from sixgun.kernel.choice import Choice, Seen
    from sixgun.kernel.rng import Rng
    from sixgun.series import next_game

__all__ = [
    "BadOption",
    "BadRecord",
    "BadSave",
    "BadScenario",
    "CardMove",
    "CardView",
    "Choice",
    "DiceMove",
    "DiceView",
    "Game",
    "GameOver",
    "IllegalMove",
    "NotAMove",
    "Rng",
    "Seen",
    "SixgunError",
    "new_game",
    "next_game",
    "simulate",
]

WHERE = {
    "CardMove": "cardgame.notation",
    "CardView": "typed",
    "Choice": "kernel.choice",
    "DiceMove": "dicegame.notation",
    "DiceView": "typed",
    "Game": "game",
    "Rng": "kernel.rng",
    "Seen": "kernel.choice",
    "new_game": "game",
    "next_game": "series",
    "simulate": "arena.simulate",
}
"""The module of each name; the others are errors."""


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> object:
    """Import what is asked for when it is asked for, so that small commands start fast."""
    if name not in __all__:
        raise AttributeError(f"sixgun has no {name!r}; it has {', '.join(__all__)}")
    return getattr(import_module(f"sixgun.{WHERE.get(name, 'errors')}"), name)
