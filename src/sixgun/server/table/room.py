"""The people at a table: who sits where, who is host, and what each may change. No sockets, no clocks, no game."""

from collections.abc import Container, Iterator
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from sixgun.picture.parts import Role
from sixgun.server.table.opinion import Ballot, Guessed, Talked
from sixgun.server.table.pause import Pause
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Notice, Said
from sixgun.server.wire.people import Guest, Suspicion
from sixgun.server.wire.refusal import Refuse

Phase = Literal["waiting", "playing", "after"]

CHAT_KEPT: Final = 60
GALLERY_KEPT: Final = 20
KICKED_KEPT: Final = 100


class Place(msgspec.Struct):
    """A seat: a person, a bot or nobody."""

    guest: Guest | None = None
    level: str | None = None
    ready: bool = False
    keeps: bool = False
    claim: Role | None = None
    share: str = ""
    """What the person adds to the seed of the next game."""
    house: str = ""
    """Whence the person came."""
    replaced: Guest | None = None
    """Whose seat it was when the game began: the others have voted that a bot plays on."""

    @property
    def is_free(self) -> bool:
        return self.guest is None and self.level is None


class Facts(msgspec.Struct):
    """Everything about a table that outlives the process, except the moves of its game."""

    code: str
    settings: Settings
    host: str | None
    places: list[Place]
    phase: Phase = "waiting"
    game: str | None = None
    """The game under way or just over."""
    games_played: int = 0
    kicked: list[str] = []
    """The guests and the houses that are not wanted here."""
    suspicions: list[Suspicion] = []
    chat: list[Said] = []
    guesses: dict[int, Guessed] = {}
    to_look: list[int] = []
    """The seats of people who have not looked at their role yet: nothing is asked before."""
    seed: str = ""
    """Of the next game, a decimal number: chosen before anybody adds to it, and told to nobody before it is over."""
    house: str = ""
    """Whence the table was opened."""
    pause: Pause | None = None
    """How it stood when somebody last left it, where a game lasts for days."""
    ballots: list[Ballot] = []
    notices: list[Notice] = []
    """The latest, about the people here."""
    talked: list[Talked] = []
    """What those who look on are told a round later."""

    # who is who

    def seat_of(self, guest: str) -> int | None:
        return next((seat for seat, place in self.people() if place.guest and place.guest.id == guest), None)

    def people(self) -> Iterator[tuple[int, Place]]:
        """The seats with a person."""
        return ((seat, place) for seat, place in enumerate(self.places) if place.guest is not None)

    def players(self) -> Iterator[tuple[int, Guest]]:
        """The people who play this game, or began it."""
        for seat, place in enumerate(self.places):
            guest = place.guest or place.replaced
            if guest is not None:
                yield seat, guest

    @property
    def named(self) -> list[str]:
        """Everybody whose name stands here, at a seat or in the chat."""
        seated = [guest.id for _, guest in self.players() if guest.name]
        return sorted({*seated, *(said.guest.id for said in self.chat)})

    @property
    def only(self) -> int | None:
        """The seat of the only person, if there is one alone among bots."""
        seats = [seat for seat, _ in self.people()]
        return seats[0] if len(seats) == 1 else None

    @property
    def host_seat(self) -> int | None:
        return None if self.host is None else self.seat_of(self.host)

    def is_voted_out(self, seat: int) -> bool:
        """Whether a bot has the seat when the turn is over."""
        return bool(self.ballots) and any(each.seat == seat and each.turn is not None for each in self.ballots)

    @property
    def free(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.is_free]

    # coming and going

    def is_welcome(self, guest: str, house: str) -> bool:
        """Whoever was kicked is not, nor is a stranger from his house; whoever has a seat is."""
        return (guest not in self.kicked and house not in self.kicked) or self.seat_of(guest) is not None

    def sit_down(self, guest: Guest, house: str, wanted: int | None = None) -> int:
        """Give the guest a seat, the old one if there is one, else the one he wants."""
        seat = self.seat_of(guest.id)
        if seat is not None:
            return seat
        if self.phase == "playing" or not self.free or (self.settings.practice and any(self.people())):
            raise Refuse("no-free-seat")
        seat = self.free[0] if wanted is None else wanted
        if seat not in self.free:
            raise Refuse("seat-taken")
        self.places[seat] = Place(guest, house=house)
        if self.host_seat is None:
            self.host = guest.id
        return seat

    def get_up(self, seat: int, present: Container[int] = ()) -> None:
        """Free the seat of a person before a game; the next person becomes host."""
        was_host = seat == self.host_seat
        self.places[seat] = Place()
        self.forget_suspicions(seat)
        if was_host:
            self.pass_on(seat, present)

    def pass_on(self, seat: int, present: Container[int]) -> None:
        """Let the next person to the left of a seat be host: one who is there, if anybody is."""
        around = [(seat + step) % len(self.places) for step in range(1, len(self.places))]
        people = [other for other in around if self.places[other].guest is not None]
        heir = next((other for other in people if other in present), people[0] if people else None)
        guest = None if heir is None else self.places[heir].guest
        self.host = None if guest is None else guest.id

    def replace_by_bot(self, seat: int, level: str, present: Container[int]) -> None:
        """A bot has somebody's seat for the rest of the game; what he voted for is void."""
        was_host = seat == self.host_seat
        self.places[seat] = Place(level=level, ready=True, replaced=self.places[seat].guest)
        self.to_look = [other for other in self.to_look if other != seat]
        self.ballots = [ballot for ballot in self.ballots if ballot.seat != seat]
        for ballot in self.ballots:
            ballot.by = [other for other in ballot.by if other != seat]
        self.ballots = [ballot for ballot in self.ballots if ballot.by or ballot.turn is not None]
        if was_host:
            self.pass_on(seat, present)

    def rename(self, guest: Guest) -> bool:
        """Take over a guest's new name; without one he is nobody any more, and has said nothing. False if there is
        nothing of him here.
        """
        seat = self.seat_of(guest.id)
        if seat is not None:
            self.places[seat].guest = guest
            if not guest.name and self.phase != "playing":
                self.get_up(seat)
        replaced = [place for place in self.places if place.replaced is not None and place.replaced.id == guest.id]
        for place in replaced:
            place.replaced = guest
        left = [said for said in self.chat if guest.name or said.guest.id != guest.id]
        has_forgotten = len(left) < len(self.chat)
        self.chat = left
        return seat is not None or len(replaced) > 0 or has_forgotten

    def move_to(self, seat: int, to: int) -> None:
        """Change to a free seat before a game."""
        self.must_be_waiting()
        if to >= len(self.places) or not self.places[to].is_free:
            raise Refuse("seat-taken")
        self.places[to], self.places[seat] = self.places[seat], Place()
        self.places[to].keeps, self.places[to].claim = False, None
        self.forget_suspicions(seat)

    # what the host does

    def must_be_host(self, guest: str) -> None:
        if guest != self.host:
            raise Refuse("not-host")

    def must_be_waiting(self) -> None:
        if self.phase == "playing":
            raise Refuse("game-on")

    def put_bot(self, seat: int, level: str) -> None:
        self.must_be_waiting()
        if seat >= len(self.places) or self.places[seat].guest is not None:
            raise Refuse("seat-taken")
        self.places[seat] = Place(level=level, ready=True)

    def kick(self, seat: int) -> Guest | None:
        """Free a seat; the person kicked, if it was one."""
        self.must_be_waiting()
        if seat >= len(self.places) or self.places[seat].is_free:
            raise Refuse("seat-taken")
        guest, house = self.places[seat].guest, self.places[seat].house
        if guest is not None and guest.id == self.host:
            raise Refuse("not-now")
        self.get_up(seat)
        if guest is not None:
            self.kicked = [*self.kicked, guest.id]
            if house and all(place.house != house for place in self.places):  # friends in one room share an address
                self.kicked.append(house)
            self.kicked = self.kicked[-KICKED_KEPT:]
        return guest

    def change(self, settings: Settings) -> None:
        """Other settings; with fewer seats, free ones go first, then bots, and people never."""
        self.must_be_waiting()
        if settings.practice and self.only is None:
            raise Refuse("bad-option", text="only one person may sit at a practice table")
        places = self.places
        while len(places) > settings.seats:
            spare = self.free or [seat for seat, place in enumerate(places) if place.guest is None]
            if not spare:
                raise Refuse("bad-option", text=f"{len(places)} people sit here")
            del places[spare[-1]]
        places.extend(Place() for _ in range(settings.seats - len(places)))
        for place in places:
            place.keeps = False
            place.ready = place.level is not None  # nobody has said yes to these
        self.suspicions = []
        self.settings = settings

    # talking

    def say(self, said: Said) -> None:
        """Keep what was said last; those who only watch never drive out what players said."""
        gallery = [each for each in (*self.chat, said) if each.seat is None][-GALLERY_KEPT:]
        self.chat = [each for each in (*self.chat, said) if each.seat is not None or each in gallery][-CHAT_KEPT:]

    def suspect(self, seat: int, about: int, role: Role | None, off: bool) -> None:
        """One suspicion for each pair of seats; a new one replaces it."""
        if about >= len(self.places) or about == seat:
            raise Refuse("seat-taken")
        self.suspicions = [s for s in self.suspicions if (s.seat, s.about) != (seat, about)]
        if not off:
            self.suspicions.append(Suspicion(seat, about, role))

    def forget_suspicions(self, seat: int) -> None:
        self.suspicions = [s for s in self.suspicions if seat not in (s.seat, s.about)]

    # games

    @property
    def shares(self) -> list[str]:
        return [place.share for place in self.places]

    def begin(self, game: str, next_seed: str, reveal: bool) -> None:
        self.phase = "playing"
        self.game = game
        self.seed = next_seed
        self.suspicions = []
        self.ballots = []
        self.notices = []
        self.talked = []
        self.guesses = {}
        self.to_look = [seat for seat, _ in self.people()] if reveal else []
        self.chat = [replace(said, seq=0) for said in self.chat if said.room == "table"]
        for place in self.places:
            place.replaced = None
            place.ready = place.level is not None
            place.keeps = False
            place.claim = None
            place.share = ""

    def end(self) -> None:
        self.phase = "after"
        self.games_played += 1
        self.ballots = []


def new_facts(code: str, settings: Settings, host: Guest, house: str, seed: str) -> Facts:
    """An empty table with its host on the first seat."""
    places = [Place(host, house=house)] + [Place() for _ in range(settings.seats - 1)]
    return Facts(code, settings, host.id, places, seed=seed, house=house)
