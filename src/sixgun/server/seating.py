"""Who is really there: connections at a table, the seats they speak for, and how long a seat has been without one."""

from collections.abc import Iterator
from typing import Protocol

from sixgun.kernel.roles import SPECTATOR
from sixgun.server.down import Guest
from sixgun.server.room import Facts


class Connection(Protocol):
    """One open page of a guest, as a table sees it."""

    guest: Guest
    viewer: int
    """The seat at the table it is at, or SPECTATOR."""
    table: object | None

    def send(self, data: bytes) -> None: ...


class Seating:
    """The connections at one table. Times are those of the event loop."""

    def __init__(self, facts: Facts, now: float) -> None:
        self.connections: list[Connection] = []
        self.away: set[int] = set()
        """Seats of people for whom a bot plays."""
        self.gone_at: dict[int, float] = {seat: now for seat, _ in facts.people()}
        """When the last connection of a person's seat was lost."""
        self.empty_since = now
        self.overslept: dict[int, int] = {}
        """How many questions in a row a seat's clock ran out."""

    def come(self, connection: Connection, facts: Facts) -> None:
        if connection not in self.connections:
            self.connections.append(connection)
        self.find_seats(facts)
        if connection.viewer != SPECTATOR:
            self.take_over(connection.viewer)

    def go(self, connection: Connection, now: float) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
        if connection.viewer != SPECTATOR and not self.is_connected(connection.viewer):
            self.gone_at[connection.viewer] = now
        if not self.connections:
            self.empty_since = now

    def take_over(self, seat: int) -> None:
        """The person is back at the table and answers again."""
        self.away.discard(seat)
        self.gone_at.pop(seat, None)
        self.overslept.pop(seat, None)

    def find_seats(self, facts: Facts) -> None:
        """Look up again who sits where, after somebody sat down, moved or got up."""
        for connection in self.connections:
            seat = facts.seat_of(connection.guest.id)
            connection.viewer = SPECTATOR if seat is None else seat
        for seat in range(len(facts.places)):
            if facts.places[seat].guest is None or self.is_connected(seat):
                self.gone_at.pop(seat, None)
                if facts.places[seat].guest is None:
                    self.away.discard(seat)

    def is_connected(self, seat: int) -> bool:
        return any(connection.viewer == seat for connection in self.connections)

    def of_seat(self, seat: int) -> list[Connection]:
        return [connection for connection in self.connections if connection.viewer == seat]

    def others_than(self, seat: int) -> bool:
        """Whether anybody else is there and waits."""
        return any(connection.viewer != seat for connection in self.connections)

    @property
    def watchers(self) -> int:
        return len({c.guest.id for c in self.connections if c.viewer == SPECTATOR})

    def viewers(self) -> Iterator[tuple[int, list[Connection]]]:
        """Everyone, those who see the same together."""
        for viewer in sorted({connection.viewer for connection in self.connections}):
            yield viewer, self.of_seat(viewer)
