"""Gunslingers who come to a game under way: they hear what happened, and one of them is asked what he thinks."""

from sixgun.analysis.mind import Mind, Watch
from sixgun.analysis.walk import WATCHES
from sixgun.game import Game


def mind_of(game: Game, seat: int | None = None) -> tuple[Watch, Mind]:
    """Those who watch a game, and the mind of a seat: of the one asked unless another is named."""
    t = game.table
    watch: Watch = WATCHES[game.deal.game](t)
    watch.hear(t)
    return watch, watch.ask(t, t.top.seat if seat is None else seat)
