"""The tables at which somebody has a seat, as he sees them from elsewhere."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sixgun.server.table import clock, over_days
from sixgun.server.table.pause import Pause
from sixgun.server.table.room import Facts
from sixgun.server.wire.from_server import Seated
from sixgun.server.wire.people import SeatTaken

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


def seated(tables: Iterable["LiveTable"], guest: str, others: Iterable[SeatTaken] = ()) -> Seated:
    """All of them; what can go on comes first."""
    found = [taken(table, seat) for table in tables if (seat := table.facts.seat_of(guest)) is not None]
    return in_order([*found, *others])


def in_order(found: Iterable[SeatTaken]) -> Seated:
    return Seated(sorted(found, key=lambda each: (each.phase != "playing", not each.asked)))


def taken_elsewhere(facts: Facts, guest: str) -> SeatTaken:
    """What is known when nobody runs the table, or whoever does is silent: how it stood when somebody last left it."""
    seat, pause = facts.seat_of(guest), facts.pause or Pause()
    paused = facts.settings.over_days and facts.phase == "playing" and facts.only == seat
    return shown(facts, seat, pause, guest in pause.away, paused)


def taken(t: "LiveTable", seat: int) -> SeatTaken:
    return shown(t.facts, seat, over_days.remembered(t), seat in t.seating.away, clock.stands_still(t))


def shown(facts: Facts, seat: int | None, pause: Pause, away: bool, paused: bool) -> SeatTaken:
    """A seat at a table that stands so."""
    character, life = pause.seats[seat] if seat is not None and seat < len(pause.seats) else (None, None)
    waits_for = facts.places[pause.asked].guest if pause.asked not in (None, seat) else None
    return SeatTaken(
        code=facts.code,
        settings=facts.settings,
        phase=facts.phase,
        people=len(list(facts.people())),
        character=character,
        life=life,
        asked=pause.asked is not None and pause.asked == seat,
        away=away,
        paused=paused,
        waits_for=None if waits_for is None else waits_for.name,
        since=pause.since if facts.settings.over_days and pause.asked is not None else None,
    )
