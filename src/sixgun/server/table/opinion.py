"""What people at a table think of each other, as it is kept: guesses, votes, and what others are told later."""

import msgspec

from sixgun.picture.parts import Role
from sixgun.server.wire.from_server import Claimed, Suspected


class Guessed(msgspec.Struct):
    """Whom an eliminated player took for whom, and which roles were hidden from him then."""

    roles: list[Role | None]
    hidden: list[int]


class Ballot(msgspec.Struct):
    """The votes to let a bot have somebody's seat."""

    seat: int
    by: list[int]
    turn: int | None = None
    """The turn in which they were enough: it is done when that is over."""


class Talked(msgspec.Struct):
    """A claim or a suspicion, and after how many moves it was said."""

    seq: int
    message: Claimed | Suspected
