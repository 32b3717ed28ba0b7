"""The lobby of all servers: each tells the others of its public tables, when one changes and every now and then."""

from typing import TYPE_CHECKING, Final

from sixgun.server.nodes.envelope import Public
from sixgun.server.nodes.post import ALL
from sixgun.server.table.lobby import LISTED, PublicTables, order
from sixgun.server.wire.people import TableInfo

if TYPE_CHECKING:
    from sixgun.server.nodes.hall import NodeHall

FORGOTTEN: Final = 15.0
"""Seconds after which the tables of a server that is silent are no longer listed."""


class SharedLobby(PublicTables):
    """What is public here, and what others say."""

    def __init__(self, hall: "NodeHall") -> None:
        super().__init__(hall)
        self.nodes = hall
        self.others: dict[str, tuple[float, list[TableInfo]]] = {}

    @property
    def is_wanted(self) -> bool:
        return True

    def tell(self) -> None:
        super().tell()
        self.say()

    def say(self) -> None:
        """Tell the other servers; those that look for a table there will want to know."""
        self.nodes.post.put(ALL, Public(self.nodes.node, super().infos()[:LISTED]))

    def infos(self) -> list[TableInfo]:
        elsewhere = [table for _, tables in self.others.values() for table in tables]
        return sorted((*super().infos(), *elsewhere), key=order)

    def heard(self, letter: Public) -> None:
        before = self.others.get(letter.by, (0.0, []))[1]
        self.others[letter.by] = self.nodes.now(), letter.tables
        if before != letter.tables:
            self.retell()

    def forget_silent(self) -> None:
        now = self.nodes.now()
        for node in [node for node, (at, _) in self.others.items() if now - at > FORGOTTEN]:
            if self.others.pop(node)[1]:
                self.retell()

    def retell(self) -> None:
        """Others' tables have changed: whoever browses here is told, and no other server."""
        self.list = None
        if self.browsers:
            PublicTables.tell(self)
