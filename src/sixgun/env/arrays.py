"""The buffers of a batch as NumPy arrays."""

from typing import TYPE_CHECKING, Any

from sixgun import extra
from sixgun.batch.stepper import Batch

if TYPE_CHECKING:
    import numpy
else:
    numpy = extra.load("numpy", "learn", "sixgun.env")


class Arrays:
    """They are no copies: after `step` they show what is then."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.masks = look_into(batch.masks).view(numpy.uint8).reshape(batch.games, -1)[:, : batch.width]
        self.observations = look_into(batch.observations).reshape(batch.games, batch.row if batch.observes else 0)
        self.open_rows = look_into(batch.open_rows).reshape(batch.games, batch.row if batch.has_open_rows else 0)
        self.actors = look_into(batch.actors)
        self.rewards = look_into(batch.rewards).reshape(batch.games, batch.players)
        self.ended = look_into(batch.ended)

    def row(self, game: int, seat: int, *, is_open: bool = False, last: bool = False) -> Any:
        """A copy of the row of any seat; or one with all that is hidden in it, or one of the end of the last game."""
        self.batch.look(game, seat, is_open, last)
        return look_into(self.batch.one_row).copy()


def look_into(buffer: Any) -> Any:
    return numpy.asarray(memoryview(buffer))
