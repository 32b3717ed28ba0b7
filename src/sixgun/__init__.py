"""Sixgun plays BANG!: the card game, Dodge City and The Dice Game.

>>> import sixgun
>>> game = sixgun.new_game(players=5, seed=7)
>>> while not game.over:
...     _ = game.play(game.choice.options[0])
>>> game.winners != ()
True
"""

# ruff: noqa: E402 - which form of the engine is imported has to be settled first
from sixgun import pure

pure.obey()

from sixgun.errors import (
    BadOption,
    BadRecord,
    BadSave,
    BadScenario,
    GameOver,
    IllegalMove,
    NotAMove,
    SixgunError,
)
from sixgun.game import Game, new_game
from sixgun.kernel.choice import Choice, Seen
from sixgun.kernel.rng import Rng

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
]
