"""Who is really there: connections at a table, the seats they speak for, and how long a seat has been without one."""

from collections.abc import Iterator
from typing import Protocol

from sixgun.kernel.roles import SPECTATOR
from sixgun.server.table.room import Facts
from sixgun.server.wire.people import Guest
from sixgun.server.wire.refusal import Refuse


class Peer(Protocol):
    """One open page of a guest, as a table sees it."""

    @property
    def guest(self) -> Guest: ...

    @property
    def house(self) -> str:
        """Where it comes from: the same for all connections of one household, and no address."""

    def send(self, data: bytes) -> None: ...

    def shown_out(self, table: object) -> None:
        """The connection is no longer at that table."""


class OpenPage(Peer, Protocol):
    """The same where its guest can take another name."""

    guest: Guest


class Seating:
    """The connections at one table. Times are those of the event loop."""

    def __init__(self, facts: Facts, now: float) -> None:
        self.viewer_of: dict[Peer, int] = {}
        """The seat of each connection, or SPECTATOR."""
        self.away: set[int] = set()
        """Seats of people for whom a bot plays."""
        self.gone_at: dict[int, float] = {seat: now for seat, _ in facts.people()}
        """When the last connection of a person's seat was lost."""
        self.empty_since = now
        self.overslept: dict[int, int] = {}
        """How many questions in a row a seat's clock ran out."""

    # coming and going

    def come(self, connection: Peer, facts: Facts) -> float | None:
        """Somebody is here; since when his seat had been without him, if he has one that was."""
        gone = self.gone_at
        self.viewer_of[connection] = SPECTATOR
        self.find_seats(facts)
        seat = self.viewer_of[connection]
        if seat == SPECTATOR:
            return None
        self.take_over(seat)
        return gone.get(seat)

    def go(self, connection: Peer, now: float) -> None:
        seat = self.viewer_of.pop(connection, SPECTATOR)
        if seat != SPECTATOR and not self.is_connected(seat):
            self.gone_at[seat] = now
        if not self.viewer_of:
            self.empty_since = now

    def take_over(self, seat: int) -> None:
        """The person is back at the table and answers again."""
        self.away.discard(seat)
        self.gone_at.pop(seat, None)
        self.overslept.pop(seat, None)

    def find_seats(self, facts: Facts) -> None:
        """Look up again who sits where, after somebody sat down, moved or got up."""
        for connection in self.viewer_of:
            seat = facts.seat_of(connection.guest.id)
            self.viewer_of[connection] = SPECTATOR if seat is None else seat
        people = [seat for seat, _ in facts.people()]
        self.away = {seat for seat in self.away if seat in people}
        self.gone_at = {
            seat: self.gone_at.get(seat, self.empty_since) for seat in people if not self.is_connected(seat)
        }

    # who is there

    def seat_of(self, connection: Peer) -> int:
        """The seat that a connection speaks for."""
        seat = self.viewer_of.get(connection, SPECTATOR)
        if seat == SPECTATOR:
            raise Refuse("not-seated")
        return seat

    def is_connected(self, seat: int) -> bool:
        return seat in self.viewer_of.values()

    def of_viewer(self, viewer: int) -> list[Peer]:
        return [connection for connection, seat in self.viewer_of.items() if seat == viewer]

    def others_than(self, seat: int) -> bool:
        """Whether anybody else is there and waits."""
        return any(viewer != seat for viewer in self.viewer_of.values())

    @property
    def watching(self) -> list[Guest]:
        """The spectators, each once, whoever came first before the others."""
        return list({connection.guest.id: connection.guest for connection in self.of_viewer(SPECTATOR)}.values())

    def viewers(self) -> Iterator[tuple[int, list[Peer]]]:
        """Everyone, those who see the same together."""
        together: dict[int, list[Peer]] = {}
        for connection, viewer in self.viewer_of.items():
            together.setdefault(viewer, []).append(connection)
        for viewer in sorted(together):
            yield viewer, together[viewer]
