"""Going through games piece by piece, in a process of its own."""

from collections.abc import Iterator
from typing import Final

from sixgun.analysis import CannotAnalyse, Effort, growing
from sixgun.picture import paint
from sixgun.server.analysis.piece import Painter, Piece
from sixgun.server.keep.kept import Kept
from sixgun.server.keep.taking_up import look_back

EVERY: Final = 8
"""Moves in a piece: a second or two."""

under_way: Final[dict[str, Iterator[Piece]]] = {}
"""The games that this process goes through, by their ids."""


def begin(kept: Kept, effort: Effort) -> Piece:
    """The first piece of a game."""
    under_way[kept.id] = pieces(kept, effort)
    return go_on(kept.id)


def go_on(game: str) -> Piece:
    """The next piece of a game that was begun here; after the last one it is forgotten."""
    try:
        piece = next(under_way[game])
    except BaseException:
        under_way.pop(game, None)
        raise
    if piece.found is not None:
        del under_way[game]
    return piece


def pieces(kept: Kept, effort: Effort) -> Iterator[Piece]:
    game, events = look_back(kept, lambda game, since: paint.events(game, since, None))
    if len(events) != len(game.journal) + 1:
        raise CannotAnalyse("the rules have changed since, so the game cannot be played through again")
    painter = Painter(game, events, people(kept))
    since = 0
    for analysis in growing(game, effort, every=EVERY):
        yield painter.piece(analysis, since)
        since = analysis.done + 1


def people(kept: Kept) -> list[bool]:
    """By seat, whether a person sat there: somebody has moved who is no bot of the table."""
    moved = {line.seat for line in kept.journal if line.bot != "bot"}
    return [seat in moved for seat in range(kept.deal.players)]
