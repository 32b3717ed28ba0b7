"""How long bots wait before they move, so that people can follow; whoever plays alone changes it as the game goes."""

import asyncio
from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from sixgun.server.table.seating import Peer
from sixgun.server.wire import from_client
from sixgun.server.wire.refusal import Refuse

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable

RUNNING: Final = 0.06
"""Seconds between moves when the game runs to its end: it can still be seen, and stopped."""


class Pace:
    """How much of a hurry the only person at a table is in."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()
        self.begin()

    def begin(self) -> None:
        """A new game is in no hurry."""
        self.until: Literal["turn", "end"] | None = None
        self.turn: int | None = None
        """The seat whose turn is hurried through."""

    def hurry(self, until: Literal["turn", "end"] | None, turn: int) -> None:
        self.until, self.turn = until, turn
        self.look_again()

    def moved(self, turn: int) -> None:
        """A move was played; if the turn is over, so is the hurry."""
        if self.until == "turn" and turn != self.turn:
            self.begin()

    def look_again(self) -> None:
        """Wake the bots that wait: how long may have changed."""
        self.changed.set()
        self.changed = asyncio.Event()


def due(t: "LiveTable") -> float:
    """When the bot that is asked may answer; one that has no choice does not pretend to think."""
    match, pace = t.match, t.pace
    begun = t.timing.asked_at
    if match is None or match.question is None or not t.hall.config.pace or not t.seating.viewer_of:
        return begun
    if pace.until == "end":
        return begun + min(RUNNING, t.facts.settings.pace / 1000)
    hurried = pace.until == "turn" and pace.turn == match.public.turn
    return begun if hurried or len(match.question.options) == 1 else begun + t.facts.settings.pace / 1000


async def wait(t: "LiveTable") -> None:
    """Wait until a bot may answer, as long as that takes by what people have set meanwhile."""
    while (left := due(t) - t.now()) > 0:
        changed = t.pace.changed
        try:
            async with asyncio.timeout(left):
                await changed.wait()
        except TimeoutError:
            return


# what people do about it


async def change(t: "LiveTable", c: Peer, m: from_client.ChangePace) -> None:
    """Alone among bots one has one's own pace; for several people the host's counts."""
    if t.facts.only != t.seating.seat_of(c):
        t.facts.must_be_host(c.guest.id)
    t.facts.settings = replace(t.facts.settings, pace=m.pace)
    await t.save()
    t.pace.look_again()
    t.tell_room()


async def hurry(t: "LiveTable", c: Peer, m: from_client.Hurry) -> None:
    """Only alone among bots: for everyone else, somebody may want to watch."""
    if t.match is None or t.facts.phase != "playing":
        raise Refuse("no-game")
    if t.facts.only != t.seating.seat_of(c):
        raise Refuse("not-now")
    t.pace.hurry(m.until, t.match.public.turn)
