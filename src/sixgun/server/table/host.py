"""Who is host when the host goes: the next person to his left who is there, before a game and during one."""

from typing import TYPE_CHECKING

from sixgun.server.table.about_people import note_host, tell
from sixgun.server.table.clock import patience_ends

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


def has_heir(t: "LiveTable", host: int) -> bool:
    """Whether anybody else with a seat is there."""
    return any(seat != host and t.seating.is_connected(seat) for seat, _ in t.facts.people())


def host_ends(t: "LiveTable") -> float | None:
    """When a host who lost the connection is host no longer; None while he is there, and while nobody else is."""
    if not t.seating.gone_at:
        return None
    host = t.facts.host_seat
    ends = None if host is None else patience_ends(t, host)
    return None if host is None or ends is None or not has_heir(t, host) else ends


async def pass_on(t: "LiveTable", seat: int) -> None:
    """Somebody goes: if he is the host, somebody else who is there becomes it, and everyone is told."""
    before = t.facts.host
    if seat != t.facts.host_seat or not has_heir(t, seat):
        return
    t.facts.pass_on(seat, t.seating.viewer_of.values())
    notices = note_host(t, before)
    await t.save()
    tell(t, *notices)
    t.tell_room()
