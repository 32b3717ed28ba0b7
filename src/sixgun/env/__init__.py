"""Learning environments: many games in one call, with NumPy looking straight into their buffers.

>>> batch = new_batch("card", players=5, games=4, seed=1)
>>> arrays = Arrays(batch)
>>> arrays.masks.shape, arrays.observations.shape
((4, 141), (4, 216))
>>> batch.step(arrays.masks.argmax(axis=1).tolist())
>>> int(arrays.ended.sum())
0
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sixgun import extra
from sixgun.batch.card.encoding import CardEncoding
from sixgun.batch.dice.encoding import DiceEncoding
from sixgun.batch.encoding import Encoding
from sixgun.batch.stepper import Batch
from sixgun.cardgame.box import make_rules
from sixgun.cardgame.shelf import read_sets
from sixgun.dicegame.rules import read_rules
from sixgun.errors import BadOption, quoted

if TYPE_CHECKING:
    import numpy
else:
    numpy = extra.load("numpy", "learn", "sixgun.env")

__all__ = ["Arrays", "Batch", "new_batch"]


def new_batch(
    game: str = "card",
    *,
    players: int = 5,
    games: int = 64,
    seed: int = 1,
    sets: Sequence[str] = ("base",),
    options: Mapping[str, object] | None = None,
    observe: bool = True,
) -> Batch:
    """That many games at once, each asking its first question; `observe=False` leaves out what the players see."""
    if game not in ("card", "dice"):
        raise BadOption(f"there is no game {quoted(game)}; there are card, dice")
    if games < 1:
        raise BadOption(f"a batch cannot have {games} games; it needs at least 1")
    encoding: Encoding
    if game == "card":
        encoding = CardEncoding(make_rules(read_sets(sets), options or {}), players)
    else:
        encoding = DiceEncoding(read_rules(options or {}), players)
    return Batch(encoding, games, seed, observe)


class Arrays:
    """The buffers of a batch as NumPy arrays. They are no copies: after `step` they show what is then."""

    def __init__(self, batch: Batch) -> None:
        self.masks = look_into(batch.masks).view(numpy.uint8).reshape(batch.games, -1)[:, : batch.width]
        self.observations = look_into(batch.observations).reshape(batch.games, batch.observation_size)
        self.actors = look_into(batch.actors)
        self.rewards = look_into(batch.rewards).reshape(batch.games, batch.players)
        self.ended = look_into(batch.ended)


def look_into(buffer: Any) -> Any:
    return numpy.asarray(memoryview(buffer))
