"""What servers say to each other. Nothing of it lasts: what is lost is noticed by its number, and asked for again."""

from typing import Final

import msgspec

from sixgun.server.wire.people import Guest, SeatTaken, TableInfo


class Envelope(msgspec.Struct, array_like=True, tag=True, gc=False):
    """From the server `by`."""

    by: str


# to the server that runs a table


class Come(Envelope):
    """Somebody comes to a table, over a line with this number."""

    code: str
    line: int
    guest: Guest
    house: str
    sit: bool


class Go(Envelope):
    """The line has ended."""

    line: int


class Hear(Envelope):
    """What somebody says, the how manyeth message that is, as the protocol writes it."""

    line: int
    number: int
    message: bytes


class Renamed(Envelope):
    """A guest is called otherwise now."""

    code: str
    guest: Guest


class Take(Envelope):
    """The table is yours now."""

    code: str


class Still(Envelope):
    """These lines are in use, each with how many messages came over it and how many were sent."""

    lines: dict[int, tuple[int, int]]


class AskSeat(Envelope):
    """How do things stand for a guest at these tables?"""

    question: int
    guest: str
    codes: list[str]


class AskRoom(Envelope):
    """Close one of these tables, should nobody miss it."""

    question: int
    codes: list[str]


# to the server that somebody is connected to


class Told(Envelope):
    """What somebody is told, and the how manyeth message that is; he may see all of it."""

    line: int
    number: int
    data: bytes


class Out(Envelope):
    """The line's table shows it out."""

    line: int


class Moved(Envelope):
    """The line leads nowhere: its table is run elsewhere by now."""

    line: int


class Missed(Envelope):
    """Something on the way of these lines was lost; so many messages came over each."""

    lines: dict[int, int]


class Yes(Envelope):
    """The answer to `Still`: all other lines are in use here, too."""


class Seats(Envelope):
    """The answer to a question about seats."""

    question: int
    seats: list[SeatTaken]


class RoomMade(Envelope):
    """The answer: whether one was closed."""

    question: int
    made: bool


# to all


class Claimed(Envelope):
    """The sender runs these tables now."""

    codes: list[str]


class Public(Envelope):
    """The public tables that the sender runs."""

    tables: list[TableInfo]


ToOwner = Come | Go | Hear | Renamed | Take | Still | AskSeat | AskRoom
ToPage = Told | Out | Moved | Missed | Yes | Seats | RoomMade
ToAll = Claimed | Public

PACK: Final = msgspec.msgpack.Encoder()
UNPACK: Final = msgspec.msgpack.Decoder(list[ToOwner | ToPage | ToAll])
