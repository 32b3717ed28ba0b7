"""What is lost on the way between two servers is noticed, and said again: neither side forgets what it has said."""

import asyncio
from types import SimpleNamespace
from typing import Any

from sixgun.server.nodes.envelope import Come, Envelope, Go, Hear, Missed, Out, Still, Told
from sixgun.server.nodes.line import Road
from sixgun.server.nodes.pulse import Pulse
from sixgun.server.nodes.switchboard import Switchboard
from sixgun.server.nodes.visitor import Visitor
from sixgun.server.wire.from_client import Settings, Start
from sixgun.server.wire.people import Guest
from sixgun.server.wire.protocol import ENCODE


class Page:
    """Somebody's page, connected to the server `here`."""

    guest = Guest("anna", "Anna", "anna")
    house = "house"

    def __init__(self) -> None:
        self.told: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.told.append(data)

    def shown_out(self, table: object) -> None:
        raise AssertionError("nobody is shown out here")


class Halfway:
    """The parts of a server that know lines; what it posts lies here, and is lost unless a test takes it along."""

    node = "here"

    def __init__(self) -> None:
        self.roads: dict[str, Road] = {}
        self.lines: dict[int, Any] = {}
        self.posted: list[Envelope] = []
        self.post = SimpleNamespace(put=lambda address, letter: self.posted.append(letter))
        self.pulse = Pulse.__new__(Pulse)  # without a heart: there is no database
        self.pulse.hall = self  # type: ignore[assignment]
        self.switchboard = Switchboard(self)  # type: ignore[arg-type]

    def now(self) -> float:
        return 0.0

    def know_line(self, line: Any) -> None:
        self.lines[line.number] = line

    def forget_line(self, line: Any) -> None:
        self.lines.pop(line.number, None)

    def lost(self) -> list[Envelope]:
        """What was posted since the last time."""
        posted, self.posted = self.posted, []
        return posted


def test_what_was_said_is_said_again_though_an_answer_was_lost_as_well() -> None:
    """Both ways fail in the same moment: a new line alone would forget what went over the old one."""

    async def run() -> None:
        here, page = Halfway(), Page()
        road = here.roads["MESA"] = Road(here, "MESA", Settings("dice", 3))  # type: ignore[arg-type]
        road.attach(None, "there")
        road.come(page, sit=True)
        (come,) = here.lost()
        assert isinstance(come, Come)
        visitor = Visitor(SimpleNamespace(put=lambda *_: None, node="there"), "here", come.line, page.guest, "house")  # type: ignore[arg-type]
        road.hear(page, Start())
        assert [type(letter) for letter in here.lost()] == [Hear]
        for number in (1, 2, 3):  # the first is lost
            visitor.send(b"%d" % number)
            if number > 1:
                here.switchboard.deliver(Told("there", come.line, number, b"%d" % number))
        (still,) = here.lost()
        assert isinstance(still, Still)
        assert page.told == [], "out of order is worse than late"
        assert not visitor.has_it_all(*still.lines[come.line])
        here.switchboard.deliver(Missed("there", {come.line: visitor.heard}))
        again, said, gone = here.lost()
        assert isinstance(again, Come)
        assert isinstance(said, Hear)
        assert (said.line, said.number, said.message) == (again.line, 1, ENCODE.encode(Start()))
        assert gone == Go("here", come.line)
        assert again.line != come.line

    asyncio.run(run())


def test_whoever_comes_back_at_once_is_not_shown_out_by_what_was_on_its_way() -> None:
    """He leaves, and is at the door again before his server has heard that he is gone."""

    async def run() -> None:
        here, page = Halfway(), Page()
        road = here.roads["MESA"] = Road(here, "MESA", Settings("dice", 3))  # type: ignore[arg-type]
        road.attach(None, "there")
        road.come(page, sit=True)
        (first,) = here.lost()
        assert isinstance(first, Come)
        road.come(page, sit=True)
        again, gone = here.lost()
        assert isinstance(again, Come)
        assert again.sit
        assert gone == Go("here", first.line)
        here.switchboard.deliver(Out("there", first.line))
        here.switchboard.deliver(Told("there", again.line, 1, b"welcome back"))
        assert page.told == [b"welcome back"]

    asyncio.run(run())
