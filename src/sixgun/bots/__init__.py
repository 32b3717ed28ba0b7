"""The bots by name. A bot sees a View and a Choice, and returns one of the options."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from sixgun.bots.card.levels import LEVELS
from sixgun.bots.greenhorn import Greenhorn
from sixgun.bots.rung import Rung
from sixgun.errors import BadOption, meant, quoted
from sixgun.kernel.choice import Choice, Move
from sixgun.kernel.rng import Rng


class Bot(Protocol):
    """Whoever answers for a seat.

    A bot with a method `hear(events)` is told what its seat has seen since it was last asked; one with `reason` says
    why it moved (see reason.py).
    """

    def choose(self, view: Any, choice: Choice) -> Move: ...


BOTS: Final[dict[str, Callable[[Rng], Bot]]] = {
    "greenhorn": Greenhorn,
    **{name: Rung(name) for name in LEVELS if name != "greenhorn"},
}
"""How each is made, from a generator of its own; the weakest first."""

DREAMERS: Final = ("legend", "myth")
"""Those who try moves out in imagined worlds: `legend:24` in so many, `myth:0` in none, by what its net says alone."""


def make_bot(name: str, rng: Rng) -> Bot:
    """A new bot of that name.

    >>> from sixgun import new_game
    >>> game = new_game(players=4, seed=2)
    >>> bot = make_bot("greenhorn", Rng.seeded(1))
    >>> bot.choose(game.view(game.asked), game.choice) in game.choice.options
    True
    """
    if name not in BOTS:
        there = meant(name, BOTS) or f"there is {', '.join(BOTS)}"
        raise BadOption(f"there is no bot {quoted(name)}; {there}")
    return BOTS[name](rng)
