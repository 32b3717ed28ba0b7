"""A table for one page alone: no code, no link, nothing that is kept, and bots in all other seats."""

from msgspec.structs import replace

from sixgun.picture.parts import Asked, Choice
from sixgun.server.table.match import Match
from sixgun.server.table.seating import Peer
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import FromServer, Left, Room
from sixgun.server.wire.people import Guest, Sitting
from sixgun.server.wire.protocol import ENCODE
from sixgun.server.wire.refusal import Refuse


class OwnTable:
    """It stands in no list, and is gone when its connection goes."""

    match: Match
    seat: int
    """The one that the connection has."""
    level = "greenhorn"
    """Of the bots."""

    def __init__(self) -> None:
        self.peer: Peer | None = None

    def go(self, connection: Peer) -> None:
        self.peer = None

    def renamed(self, guest: Guest) -> None:
        """Nobody is called by name here."""

    def leave(self, connection: Peer) -> None:
        connection.shown_out(self)
        self.tell(Left("left"))
        self.go(connection)

    # what is told

    def tell(self, message: FromServer) -> None:
        if self.peer is not None:
            self.peer.send(ENCODE.encode(message))

    def refuse(self, no: Refuse) -> None:
        self.tell(no.message())
        self.tell(self.state())

    def state(self) -> FromServer:
        return replace(self.match.state(self.seat, self.asked()), choice=self.choice())

    def asked(self) -> Asked | None:
        """Who is asked now, if anybody is."""
        raise NotImplementedError

    def choice(self) -> Choice | None:
        """What is on offer, if anything is."""
        raise NotImplementedError

    def room(self) -> Room:
        deal = self.match.game.deal
        return Room(
            code="",
            link="",
            settings=Settings(game=deal.game, seats=deal.players, sets=list(deal.sets)),  # type: ignore[arg-type]
            phase="playing",
            you=self.seat,
            host=self.seat,
            seats=[self.sitting(seat) for seat in range(deal.players)],
            suspicions=[],
            watchers=0,
            games_played=0,
            seed_hash=self.match.seed_hash,
        )

    def sitting(self, seat: int) -> Sitting:
        assert self.peer is not None
        mine = seat == self.seat
        return Sitting(
            seat=seat,
            who="person" if mine else "bot",
            guest=self.peer.guest if mine else None,
            level=None if mine else self.level,
            connected=True,
            away=False,
            ready=False,
            keeps=False,
            claim=None,
        )
