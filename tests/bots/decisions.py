"""The decisions of a match, one by one, whatever the game."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from sixgun.arena.match import Match
from sixgun.kernel.loop import advance
from sixgun.kernel.table import Table

AnyTable = TypeVar("AnyTable", bound=Table)
AnyThinker = TypeVar("AnyThinker")
AnyView = TypeVar("AnyView")


def decisions_of(
    match: Match, t: AnyTable, seated: Sequence[AnyThinker], seen_by: Callable[[AnyTable, int], AnyView]
) -> Iterator[tuple[AnyTable, AnyView, AnyThinker, int]]:
    """Every real decision of a game: the table before it, what the seat sees, its bot, and the move it makes."""
    while not t.over:
        t.offer()
        me = t.top.seat
        m = t.moves.items[0]
        if t.moves.n > 1:
            m = match.ask(me)
            yield t, seen_by(t, me), seated[me], m
        advance(t, m)
        match.tell()
