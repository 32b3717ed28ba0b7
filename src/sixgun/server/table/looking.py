"""The look at one's role: nothing is asked before everyone has taken it, or long enough has passed."""

from typing import TYPE_CHECKING, Final

from sixgun.kernel.roles import SPECTATOR
from sixgun.picture.parts import Clock
from sixgun.server.table import clock, delay
from sixgun.server.table.seating import Peer
from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import State, StillLooking
from sixgun.server.wire.people import Looking
from sixgun.server.wire.protocol import ENCODE

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable

LOOK: Final = 20.0
"""Seconds after which the others wait no longer."""


def look_ends(t: "LiveTable") -> float | None:
    """When the game goes on without those who still look; never without the only person who plays it."""
    return None if t.facts.only is not None else t.timing.asked_at + LOOK


async def looked(t: "LiveTable", c: Peer, m: from_client.Looked) -> None:
    """Somebody has looked; to say so again is no harm."""
    seat = t.seating.seat_of(c)
    if seat not in t.facts.to_look:
        return
    t.facts.to_look = [other for other in t.facts.to_look if other != seat]
    if nobody_looks(t):
        await go_on(t)
        return
    await t.save()
    for viewer, connections in t.seating.viewers():
        still = looking(t, viewer)
        if still is not None and t.match is not None:
            data = ENCODE.encode(StillLooking(t.match.id, still))
            for connection in connections:
                connection.send(data)


async def settle(t: "LiveTable") -> None:
    """Somebody is away now, and need not look: he may have been the last."""
    if t.facts.to_look and nobody_looks(t):
        await go_on(t)


async def go_on(t: "LiveTable") -> None:
    """Ask the first question."""
    t.facts.to_look = []
    await t.save()
    t.timing = clock.Timing(asked_at=t.now())
    tell_state(t)


def nobody_looks(t: "LiveTable") -> bool:
    return all(seat in t.seating.away for seat in t.facts.to_look)


# what is told


def looking(t: "LiveTable", viewer: int) -> Looking | None:
    """How far people are, for one of them."""
    left = t.facts.to_look
    if not left:
        return None
    people = len(list(t.facts.people()))
    end = look_ends(t)
    total = round(LOOK * 1000)
    time = None if end is None else Clock(max(0, round((end - t.now()) * 1000)), total)
    return Looking(people - len(left), people, viewer == SPECTATOR or viewer not in left, time)


def state(t: "LiveTable", viewer: int) -> State | None:
    """The whole game for a viewer, without a question while people look."""
    match = delay.match_for(t, viewer)
    asked = None if match is None else match.asked if delay.is_late(t, viewer) else clock.asked(t)
    return None if match is None else match.state(viewer, asked, looking(t, viewer))


def tell_state(t: "LiveTable") -> None:
    """The whole game, to everyone."""
    for viewer, connections in t.seating.viewers():
        whole = state(t, viewer)
        if whole is not None:
            data = ENCODE.encode(whole)
            for connection in connections:
                connection.send(data)
