"""A page that is connected to another server, as a table here sees it; and how both sides notice what was lost."""

from typing import TYPE_CHECKING

import msgspec

from sixgun.server.nodes.envelope import Come, Hear, Missed, Moved, Out, Still, Told, Yes
from sixgun.server.nodes.post import Post
from sixgun.server.table.live import LiveTable
from sixgun.server.wire.people import Guest
from sixgun.server.wire.protocol import DECODE_UP, ENCODE
from sixgun.server.wire.refusal import Refuse

if TYPE_CHECKING:
    from sixgun.server.nodes.hall import NodeHall


class Visitor:
    """The other end of a line: what it is sent goes by post."""

    def __init__(self, post: Post, node: str, line: int, guest: Guest, house: str) -> None:
        self.post = post
        self.node = node
        self.line = line
        self.guest = guest
        self.house = house
        self.table: LiveTable | None = None
        self.told = 0
        """Messages that went to it."""
        self.mark = 0
        """How many these were when its server was last heard of: they must have arrived by the next time."""
        self.heard = 0
        """Messages that came from it."""

    def send(self, data: bytes) -> None:
        self.told += 1
        self.post.put(self.node, Told(self.post.node, self.line, self.told, data))

    def shown_out(self, table: object) -> None:
        self.table = None
        self.post.put(self.node, Out(self.post.node, self.line))

    def has_it_all(self, heard: int, said: int) -> bool:
        """Whether nothing was lost, neither on the way there nor on the way here."""
        if heard < self.mark or said != self.heard:
            return False
        self.mark = self.told
        return True


class Visitors:
    """Everyone from other servers who is at a table here."""

    def __init__(self, hall: "NodeHall") -> None:
        self.hall = hall
        self.by_line: dict[tuple[str, int], Visitor] = {}
        self.heard_of: dict[str, float] = {}
        """When each server was last heard of."""

    def come(self, letter: Come) -> None:
        """Somebody comes to a table that is run here, or was given to us just now."""
        table = self.hall.tables.get(letter.code)
        if table is None:
            self.hall.switchboard.not_here(letter)
            return
        visitor = self.by_line[letter.by, letter.line] = Visitor(
            self.hall.post, letter.by, letter.line, letter.guest, letter.house
        )
        visitor.table = table
        self.heard_of[letter.by] = self.hall.now()
        try:
            table.come(visitor, letter.sit)
        except Refuse as no:
            visitor.send(ENCODE.encode(no.message()))

    def hear(self, letter: Hear) -> None:
        visitor = self.by_line.get((letter.by, letter.line))
        if visitor is None or visitor.table is None or letter.number != visitor.heard + 1:
            return  # its server asks soon, and is told then that something is missing
        visitor.heard += 1
        try:
            visitor.table.hear(visitor, DECODE_UP.decode(letter.message))
        except Refuse as no:
            visitor.send(ENCODE.encode(no.message()))
        except msgspec.MsgspecError:  # a server of a newer version lets people say more
            visitor.send(ENCODE.encode(Refuse("not-now").message()))

    def go(self, node: str, line: int) -> None:
        visitor = self.by_line.pop((node, line), None)
        if visitor is not None and visitor.table is not None:
            visitor.table.go(visitor)

    def renamed(self, guest: Guest) -> None:
        for visitor in self.by_line.values():
            if visitor.guest.id == guest.id:
                visitor.guest = guest

    def count(self, letter: Still) -> None:
        """Hold the lines of a server against ours: it hears of those that are not in order, ours that it lacks end."""
        self.heard_of[letter.by] = self.hall.now()
        lacking: dict[int, int] = {}
        for line, (heard, said) in letter.lines.items():
            visitor = self.by_line.get((letter.by, line))
            if visitor is None or visitor.table is None or not visitor.has_it_all(heard, said):
                lacking[line] = 0 if visitor is None else visitor.heard
        for node, line in [key for key in self.by_line if key[0] == letter.by and key[1] not in letter.lines]:
            self.go(node, line)
        self.hall.post.put(letter.by, Yes(self.hall.node))
        if lacking:
            self.hall.post.put(letter.by, Missed(self.hall.node, lacking))

    def drop_silent(self, patience: float) -> None:
        """End the lines of servers that have not been heard of for a while."""
        now = self.hall.now()
        for node in [node for node, at in self.heard_of.items() if now - at > patience]:
            del self.heard_of[node]
            for key in [key for key in self.by_line if key[0] == node]:
                self.go(*key)

    def leave_table(self, table: LiveTable) -> None:
        """Whoever is at a table that is run elsewhere now goes after it."""
        for key, visitor in [(key, each) for key, each in self.by_line.items() if each.table is table]:
            del self.by_line[key]
            self.hall.post.put(visitor.node, Moved(self.hall.node, visitor.line))
