"""Taking a kept game up again: from its journal, or from where it stood if the rules have changed since.

The journal is replayed. What it leads to must be the table that was kept with its last move; a later version of the
rules may play the same moves otherwise, and then the game goes on from that table, with the same hands, life points and
question. Only what happened before is then told by no event any more.
"""

import logging
import zlib
from collections.abc import Callable
from typing import Final, TypeVar

from sixgun.deal import Entry
from sixgun.errors import SixgunError
from sixgun.game import GAMES, Game, begin, follow
from sixgun.kernel.log import Log
from sixgun.server.keep.kept import JournalLine, Kept

LOG: Final = logging.getLogger("sixgun.game")

Step = TypeVar("Step")


class NotTheSame(SixgunError):
    """The journal leads elsewhere under the rules of today."""


def take_up(kept: Kept) -> Game:
    """A running game as it was after its last move."""
    try:
        return replayed(kept, kept.position)
    except Exception as wrong:  # rules that are others by now may fail in any way
        if kept.position is None:  # the first release kept none
            raise
        LOG.warning(
            "a game goes on from where it stood", extra={"game": kept.id, "rules": kept.deal.rules, "wrong": str(wrong)}
        )
        table = GAMES[kept.deal.game].decode(kept.position)
        table.log = Log()
        game = Game(kept.deal, table, [entry(line) for line in kept.journal])
        game.taken_up = len(game.journal)
        return game


def look_back(kept: Kept, make: Callable[[Game, int], Step]) -> tuple[Game, list[Step]]:
    """A game that is over, and what `make` makes of it after the deal and each move; the number tells the news.

    One that can no longer be replayed is there as it ended, with all that happened.
    """
    saved = None if kept.finished is None else Game.load(zlib.decompress(kept.finished), trusted=True)
    steps: list[Step] = []
    try:
        end = None if saved is None else position(saved)
        return replayed(kept, end, lambda game, since: steps.append(make(game, since))), steps
    except Exception:
        if saved is None:
            raise
        return saved, [make(saved, 0)]


def replayed(kept: Kept, stood: bytes | None, watch: Callable[[Game, int], None] = lambda game, since: None) -> Game:
    """The game that the journal leads to, which must be the one that stood so."""
    game = begin(kept.deal)
    watch(game, 0)
    for line in kept.journal:
        since = game.happened
        game.stir(line.entropy)
        follow(game, game.read(line.move))
        watch(game, since)
    here = position(game)
    if stood not in (None, here) and here != written_anew(game, stood):
        raise NotTheSame("the journal leads to another table than the one that was kept")
    return game


def written_anew(game: Game, stood: bytes) -> bytes:
    """A table that an earlier version wrote, as this one does."""
    return game.rulebook.encode(game.rulebook.decode(stood))


def position(game: Game) -> bytes:
    """The table as the store keeps it."""
    return game.rulebook.encode(game.table)


def entry(line: JournalLine) -> Entry:
    return Entry(line.seat, line.move, line.entropy)
