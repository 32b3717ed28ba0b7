"""What everybody is told about the people at the table: kept with its facts, for whoever comes later."""

import time
from typing import TYPE_CHECKING, Final, Literal

from sixgun.server.table import delay
from sixgun.server.wire.from_server import Notice
from sixgun.server.wire.protocol import ENCODE

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable

KEPT: Final = 60
What = Literal["vote", "unvote", "carried", "lapsed", "replaced", "host"]


def note(t: "LiveTable", what: What, seat: int, by: int | None = None) -> Notice:
    """Write a notice into the facts; it is told when they are kept."""
    guest = t.facts.places[seat].guest
    name = "" if guest is None else guest.name
    notice = Notice(what, seat, name, by, delay.moves_played(t), int(time.time() * 1000))
    t.facts.notices = [*t.facts.notices, notice][-KEPT:]
    return notice


def note_host(t: "LiveTable", before: str | None) -> list[Notice]:
    """A notice of who is host now, if that is somebody else than before."""
    seat = t.facts.host_seat
    return [] if seat is None or t.facts.host == before else [note(t, "host", seat)]


def tell(t: "LiveTable", *notices: Notice) -> None:
    for notice in notices:
        data = ENCODE.encode(notice)
        for viewer, connections in t.seating.viewers():
            if delay.is_shown(t, viewer, notice.seq):
                for connection in connections:
                    connection.send(data)
