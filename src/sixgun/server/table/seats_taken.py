"""The tables at which somebody has a seat, as he sees them from elsewhere."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sixgun.server.table import clock
from sixgun.server.wire.from_server import Seated
from sixgun.server.wire.people import SeatTaken

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


def seated(tables: Iterable["LiveTable"], guest: str) -> Seated:
    """All of them; what can go on comes first."""
    found = [taken(table, seat) for table in tables if (seat := table.facts.seat_of(guest)) is not None]
    return Seated(sorted(found, key=lambda each: (each.phase != "playing", not each.asked)))


def taken(t: "LiveTable", seat: int) -> SeatTaken:
    facts, match = t.facts, t.match
    on = match if facts.phase == "playing" else None
    mine = None if on is None else on.public.seats[seat]
    asked = clock.asked(t)
    return SeatTaken(
        code=facts.code,
        settings=facts.settings,
        phase=facts.phase,
        people=len(list(facts.people())),
        character=None if mine is None else mine.character,
        life=None if mine is None else mine.life,
        asked=asked is not None and asked.seat == seat,
        away=seat in t.seating.away,
        paused=clock.stands_still(t),
    )
