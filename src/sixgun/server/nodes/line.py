"""The way from a page to a table, which may be run here or elsewhere, and be taken over by another server any time."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from sixgun.server.nodes.envelope import Come, Go, Hear, Renamed
from sixgun.server.table.live import LiveTable
from sixgun.server.table.mailbox import FROM_ONE
from sixgun.server.table.seating import Peer
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Left
from sixgun.server.wire.people import Guest
from sixgun.server.wire.protocol import ENCODE
from sixgun.server.wire.refusal import Refuse

if TYPE_CHECKING:
    from sixgun.server.nodes.hall import NodeHall

LOG: Final = logging.getLogger("sixgun.line")
AGAIN: Final = 0.15
"""Seconds until the owner of a table is looked up once more."""
NUMBERS: Final = count(1)


class Line:
    """One page at one table: what the table knows of it where it is run here, and its messages, counted, where not."""

    def __init__(self, road: "Road", page: Peer, sit: bool) -> None:
        self.road = road
        self.page = page
        self.sit = sit
        """Whether it came to play: said again only until it has been heard."""
        self.arrived = False
        """Whether the table has ever answered."""
        self.ended: float | None = None
        self.begin()

    def begin(self) -> None:
        """A new number, so that nothing that was sent over the old one is taken for the new one's."""
        self.number = next(NUMBERS)
        self.heard = 0
        """Messages that came from the table."""
        self.missing = False
        """Whether one of them was lost on the way."""
        self.said = 0
        """Messages that went to it."""
        self.latest: deque[tuple[int, Any]] = deque(maxlen=2 * FROM_ONE)
        """The last of them with their numbers."""

    # as a live table sees it

    @property
    def guest(self) -> Guest:
        return self.page.guest

    @property
    def house(self) -> str:
        return self.page.house

    def send(self, data: bytes) -> None:
        self.page.send(data)

    def shown_out(self, table: object) -> None:
        """It ends; what it is told of that still comes over it."""
        self.road.lines.pop(self.page, None)
        self.ended = self.road.hall.now()
        self.page.shown_out(self.road)

    # as another server sees it

    def unheard(self, heard: int) -> list[Any]:
        """What was said and did not arrive, if so many messages did."""
        return [message for number, message in self.latest if number > heard]

    @property
    def count(self) -> tuple[int, int]:
        """How many messages came and went; less than none came if one is known to be missing."""
        return -1 if self.missing else self.heard, self.said

    def told(self, number: int, data: bytes) -> bool:
        """Pass on what the table tells; False if something before it is missing, which nobody knew yet."""
        if self.missing or number != self.heard + 1:
            was_known, self.missing = self.missing, True
            return was_known
        self.heard = number
        self.sit = False
        self.arrived = True
        self.page.send(data)
        return True


class Road:
    """The way to one table, for all pages here that are at it."""

    def __init__(self, hall: "NodeHall", code: str, settings: Settings) -> None:
        self.hall = hall
        self.code = code
        self.known_settings = settings
        self.lines: dict[Peer, Line] = {}
        self.live: LiveTable | None = None
        self.owner: str | None = None
        """The server that runs the table, if it is not this one."""
        self.seeking: asyncio.Task[None] | None = None
        self.kept_back: deque[tuple[Line, Any]] = deque(maxlen=10 * FROM_ONE)
        """What people say while nobody knows who runs the table."""
        self.answered = 0.0
        """When the owner was last heard of."""

    @property
    def settings(self) -> Settings:
        return self.known_settings if self.live is None else self.live.settings

    # what connections do

    def come(self, connection: Peer, sit: bool) -> None:
        line = self.lines.get(connection)
        if line is None:
            if not self.lines:
                self.answered = self.hall.now()
            line = self.lines[connection] = Line(self, connection, sit)
            self.hall.know_line(line)
            self.enter(line)
        else:
            line.sit = sit
            if self.live is not None:
                self.enter(line)
            else:
                self.renew(line)  # that he was shown out may be on its way here: it ends the old line only

    def go(self, connection: Peer) -> None:
        line = self.lines.pop(connection, None)
        if line is None:
            return
        self.hall.forget_line(line)
        self.leave(line)

    def hear(self, connection: Peer, message: Any) -> None:
        line = self.lines.get(connection)
        if line is None:
            raise Refuse("not-at-a-table")
        if self.live is not None:
            self.live.hear(line, message)
        elif self.owner is not None:
            line.said += 1
            line.latest.append((line.said, message))
            self.put(Hear(self.hall.node, line.number, line.said, ENCODE.encode(message)))
        else:
            if sum(each is line for each, _ in self.kept_back) >= FROM_ONE:
                raise Refuse("too-fast")
            self.kept_back.append((line, message))

    def renamed(self, guest: Guest) -> None:
        if self.live is not None:
            self.live.renamed(guest)
        elif self.owner is not None:
            self.put(Renamed(self.hall.node, self.code, guest))

    # who runs it

    def enter(self, line: Line) -> None:
        if self.live is not None:
            self.live.come(line, line.sit)
            line.sit = False
            line.arrived = True
        elif self.owner is not None:
            self.put(Come(self.hall.node, self.code, line.number, line.guest, line.house, line.sit))

    def leave(self, line: Line) -> None:
        if self.live is not None:
            self.live.go(line)
        elif self.owner is not None:
            self.put(Go(self.hall.node, line.number))

    def put(self, envelope: Come | Go | Hear | Renamed) -> None:
        assert self.owner is not None
        self.hall.post.put(self.owner, envelope)

    def attach(self, live: LiveTable | None, owner: str | None) -> None:
        """The table is run there from now on: everyone comes anew, and is told everything."""
        if (self.live, self.owner) == (live, owner) and live is not None:
            return
        self.live, self.owner = live, owner
        self.answered = self.hall.now()
        if self.seeking is not None:
            self.seeking.cancel()
            self.seeking = None
        for line in list(self.lines.values()):
            self.renew(line)
        while self.kept_back:
            line, message = self.kept_back.popleft()
            if self.lines.get(line.page) is line:
                try:
                    self.hear(line.page, message)
                except Refuse as no:
                    line.send(ENCODE.encode(no.message()))

    def renew(self, line: Line, again: Sequence[Any] = ()) -> None:
        """Come over a new line; the old one ends afterwards, so that nobody seems to have been away."""
        if line.ended is not None:
            return
        old = line.number
        self.hall.forget_line(line)
        line.begin()
        self.hall.know_line(line)
        try:
            self.enter(line)
            for message in again:
                self.hear(line.page, message)
        except Refuse as no:
            line.send(ENCODE.encode(no.message()))
        if self.owner is not None:
            self.put(Go(self.hall.node, old))

    def seek(self, pause: float = 0.0) -> None:
        """Find out who runs the table now; should nobody do, run it here."""
        if self.seeking is None or self.seeking.done():
            self.live = self.owner = None
            self.seeking = asyncio.get_running_loop().create_task(self.sought(pause), name=f"seek {self.code}")

    async def sought(self, pause: float) -> None:
        await asyncio.sleep(pause)
        while self.lines:
            try:
                owned = await self.hall.leases.owner_of(self.code)
                if owned is None:
                    self.closed()
                    return
                live = await self.hall.taken(self.code, owned)
            except Exception as wrong:  # the database is away, or busy: whoever waits here has nothing else to wait for
                LOG.warning("nobody knows who runs a table", extra={"table": self.code, "wrong": repr(wrong)})
            else:
                if live is not None or not (owned.orphaned or owned.owner in (None, self.hall.node)):
                    self.seeking = None
                    self.attach(live, None if live is not None else owned.owner)
                    return
            await asyncio.sleep(AGAIN)
        self.seeking = None

    def closed(self) -> None:
        """There is no such table any more."""
        for line in list(self.lines.values()):
            line.shown_out(self)
            if line.arrived:
                line.send(ENCODE.encode(Left("closed")))
                self.hall.tell_seated(line)
            else:
                line.send(ENCODE.encode(Refuse("no-table", code=self.code).message()))
