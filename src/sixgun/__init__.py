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
    "Choice",
    "Game",
    "GameOver",
    "IllegalMove",
    "NotAMove",
    "Rng",
    "Seen",
    "SixgunError",
    "new_game",
    "next_game",
]

WHERE = {
    "Game": "game",
    "new_game": "game",
    "next_game": "series",
    "Choice": "kernel.choice",
    "Seen": "kernel.choice",
    "Rng": "kernel.rng",
}
"""The module of each name; the others are errors."""


def __getattr__(name: str) -> object:
    """Import what is asked for when it is asked for, so that small commands start fast."""
    if name not in __all__:
        raise AttributeError(f"sixgun has no {name!r}; it has {', '.join(__all__)}")
    return getattr(import_module(f"sixgun.{WHERE.get(name, 'errors')}"), name)
