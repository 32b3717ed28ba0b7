"""The buffers of a batch as NumPy arrays."""

from typing import TYPE_CHECKING, Any

from sixgun import extra
from sixgun.batch.stepper import Batch
from sixgun.bots.opinion import IMPRESSION

if TYPE_CHECKING:
    import numpy
else:
    numpy = extra.load("numpy", "learn", "sixgun.env")


class Arrays:
    """They are no copies: after `step` they show what is then."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.masks = bytes_in(batch.masks, batch.games, batch.width)
        self.observations = bytes_in(batch.observations, batch.games, batch.row)
        self.open_rows = bytes_in(batch.open_rows, batch.games, batch.row)
        self.opinions = look_into(batch.opinions).reshape(batch.games, batch.width if batch.has_opinions else 0)
        self.impressions = look_into(batch.impressions).reshape(batch.games, IMPRESSION if batch.has_opinions else 0)
        self.actors = look_into(batch.actors)
        self.rewards = look_into(batch.rewards).reshape(batch.games, batch.players)
        self.ended = look_into(batch.ended)

    def row(self, game: int, seat: int, *, is_open: bool = False, last: bool = False) -> Any:
        """A copy of the row of any seat; or one with all that is hidden in it, or one of the end of the last game."""
        self.batch.look(game, seat, is_open, last)
        return bytes_in(self.batch.one_row, 1, self.batch.row)[0].copy()


def look_into(buffer: Any) -> Any:
    return numpy.asarray(memoryview(buffer))


def bytes_in(words: Any, rows: int, width: int) -> Any:
    """So many bytes of each row of whole words."""
    return look_into(words).view(numpy.uint8).reshape(rows, -1)[:, :width]
