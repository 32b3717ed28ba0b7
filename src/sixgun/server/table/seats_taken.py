"""The tables at which somebody has a seat, as he sees them from elsewhere."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sixgun.server.table import clock
from sixgun.server.table.room import Facts
from sixgun.server.wire.from_server import Seated
from sixgun.server.wire.people import SeatTaken

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


def seated(tables: Iterable["LiveTable"], guest: str) -> Seated:
    """All of them; what can go on comes first."""
    return in_order([taken(table, seat) for table in tables if (seat := table.facts.seat_of(guest)) is not None])


def in_order(found: Iterable[SeatTaken]) -> Seated:
    return Seated(sorted(found, key=lambda each: (each.phase != "playing", not each.asked)))


def taken_elsewhere(facts: Facts) -> SeatTaken:
    """What is known of a seat when whoever runs the table does not answer."""
    return SeatTaken(
        code=facts.code,
        settings=facts.settings,
        phase=facts.phase,
        people=len(list(facts.people())),
        character=None,
        life=None,
        asked=False,
        away=False,
        paused=False,
    )


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
