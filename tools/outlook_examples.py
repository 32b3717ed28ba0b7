"""Examples for an outlook, whatever the game: facts about tables on the way, and the side that won in the end."""

from collections.abc import Callable

from sixgun.arena.match import Match
from sixgun.arena.road import Table
from sixgun.bots.side import side_of
from sixgun.kernel.bits import BIT

Example = tuple[list[float], int]
"""The facts, and the side that won."""


def examples_of(t: Table, match: Match, look: Callable[[], list[float] | None]) -> list[Example]:
    """Play a table to its end; `look` gives the facts before an answer, or None where they are not wanted."""
    roles = [s.role for s in t.seats]
    found: list[list[float]] = []
    while not t.over:
        facts = look()
        if facts is not None:
            found.append(facts)
        match.step()
    side = side_of({role for seat, role in enumerate(roles) if t.winners & BIT[seat]})
    return [(facts, side) for facts in found]
