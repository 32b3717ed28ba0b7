"""A table as a connection knows it, whoever runs it."""

from typing import Any, Protocol

from sixgun.server.table.seating import Peer
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.people import Guest


class Desk(Protocol):
    """Where a connection can be: a live table, one that another server runs, or a lesson."""

    def come(self, connection: Peer, sit: bool) -> None:
        """Somebody arrives, to play or to watch."""

    def go(self, connection: Peer) -> None:
        """A connection is lost, or turns to another table."""

    def hear(self, connection: Peer, message: Any) -> None:
        """A message of somebody at the table."""

    def renamed(self, guest: Guest) -> None:
        """A guest who sits here or looks on has another name or face."""


class AnyTable(Desk, Protocol):
    """A table that is found by its code."""

    @property
    def settings(self) -> Settings: ...
