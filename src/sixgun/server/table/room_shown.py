"""Who sits where, as everyone at a table is told."""

from typing import TYPE_CHECKING, Final

from sixgun.kernel.keyed import commitment
from sixgun.kernel.roles import SPECTATOR
from sixgun.picture.parts import Role
from sixgun.server.table import delay, vote
from sixgun.server.wire.from_server import Room
from sixgun.server.wire.people import Sitting

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable

WATCHERS_NAMED: Final = 20
"""The most spectators that a room tells of by name; a public game may have hundreds."""


def room_shown(t: "LiveTable", viewer: int) -> Room:
    """The room as a viewer sees it."""
    facts = t.facts
    watching = t.seating.watching
    return Room(
        code=facts.code,
        link=t.hall.config.link(f"/t/{facts.code}"),
        settings=facts.settings,
        phase=facts.phase,
        you=None if viewer == SPECTATOR else viewer,
        host=facts.host_seat,
        seats=[sitting(t, seat, claim) for seat, claim in enumerate(delay.claims(t, viewer))],
        suspicions=delay.suspicions(t, viewer),
        watchers=len(watching),
        watching=watching[:WATCHERS_NAMED],
        games_played=facts.games_played,
        seed_hash=commitment(int(facts.seed)),
        votes=[] if delay.is_late(t, viewer) else vote.shown(facts),
        behind=delay.is_late(t, viewer),
    )


def sitting(t: "LiveTable", seat: int, claim: Role | None) -> Sitting:
    place = t.facts.places[seat]
    return Sitting(
        seat=seat,
        who="person" if place.guest is not None else "bot" if place.level is not None else "nobody",
        guest=place.guest,
        level=place.level,
        connected=t.seating.is_connected(seat),
        away=seat in t.seating.away,
        ready=place.ready,
        keeps=place.keeps,
        claim=claim,
    )
