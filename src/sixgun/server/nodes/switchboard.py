"""What comes from other servers, and whom it is for."""

from typing import TYPE_CHECKING

from sixgun.server.nodes.envelope import (
    AskRoom,
    AskSeat,
    Claimed,
    Come,
    Envelope,
    Go,
    Hear,
    Missed,
    Moved,
    Out,
    Public,
    Renamed,
    RoomMade,
    Seats,
    Still,
    Take,
    Told,
    Yes,
)

if TYPE_CHECKING:
    from sixgun.server.nodes.hall import NodeHall


class Switchboard:
    """Gives every letter to whom it is for."""

    def __init__(self, hall: "NodeHall") -> None:
        self.hall = hall
        self.adopting: dict[str, list[Come | Hear | Go]] = {}
        """What came for tables that may be ours, until the database has said so."""

    def deliver(self, letter: Envelope) -> None:
        """Do what another server asks for or says."""
        hall = self.hall
        match letter:
            case Told(_, number, n, data):
                line = hall.lines.get(number)
                if line is not None and not line.told(n, data) and line.road.owner is not None:
                    # not a new line at once: what was said over the old one may be lost as well, and he knows
                    hall.pulse.count_lines_to(line.road.owner)
            case Hear() | Go() | Come():
                self.to_a_table(letter)
            case Still():
                hall.visitors.count(letter)
            case Yes(by):
                for road in hall.roads.values():
                    if road.owner == by:
                        road.answered = hall.now()
            case Moved(by, number):
                line = hall.lines.get(number)
                if line is not None and line.road.owner == by:
                    line.road.seek()
            case Missed(_, numbers):
                for number, heard in numbers.items():
                    line = hall.lines.get(number)
                    if line is not None:
                        line.road.renew(line, line.unheard(heard))
            case Out(_, number):
                line = hall.lines.get(number)
                if line is not None:
                    line.shown_out(line.road)
            case Claimed(by, codes):
                for code in codes:
                    if code in hall.roads and hall.roads[code].owner != by:
                        hall.roads[code].attach(None, by)
            case Take(_, code):
                hall.soon(self.adopt_if_ours(code))
            case Renamed(_, code, guest):
                hall.visitors.renamed(guest)
                if code in hall.tables:
                    hall.tables[code].renamed(guest)
            case Public():
                hall.lobby.heard(letter)
            case AskSeat():
                hall.seats_elsewhere.answer(letter)
            case AskRoom():
                hall.soon(hall.seats_elsewhere.make_room(letter))
            case Seats() | RoomMade():
                hall.seats_elsewhere.answered(letter)

    def to_a_table(self, letter: Come | Hear | Go) -> None:
        """In the order in which they came, also where the table is only just becoming ours."""
        for code, waiting in self.adopting.items():
            if any(each.by == letter.by and each.line == letter.line for each in waiting) or (
                isinstance(letter, Come) and letter.code == code
            ):
                waiting.append(letter)
                return
        match letter:
            case Come():
                self.hall.visitors.come(letter)
            case Hear():
                self.hall.visitors.hear(letter)
            case Go(by, line):
                self.hall.visitors.go(by, line)

    def not_here(self, letter: Come) -> None:
        """Somebody thinks that we run a table: perhaps we were just given it."""
        self.adopting[letter.code] = [letter]
        self.hall.soon(self.adopt_if_ours(letter.code))

    async def adopt_if_ours(self, code: str) -> None:
        try:
            owned = await self.hall.leases.owner_of(code)
            live = None if owned is None else await self.hall.taken(code, owned)
        finally:
            waiting = self.adopting.pop(code, [])
        for letter in waiting:
            if live is not None:
                self.to_a_table(letter)
            elif isinstance(letter, Come):
                self.hall.post.put(letter.by, Moved(self.hall.node, letter.line))
