"""A position for a page to look at: a scenario, told by the server's own code to a browser without a game behind it."""

from pathlib import Path
from typing import Any, Final, cast

from playwright.sync_api import Page, WebSocketRoute

from sixgun.bots import make_bot
from sixgun.cardgame.table import CardTable
from sixgun.deal import Deal
from sixgun.game import Game, new_game
from sixgun.kernel.log import Log
from sixgun.kernel.rng import Rng
from sixgun.picture.parts import Clock, GameName
from sixgun.scenario.read import read_file
from sixgun.scenario.run import Running
from sixgun.server.bots.levels import levels
from sixgun.server.keep.kept import JournalLine
from sixgun.server.table.match import Match
from sixgun.server.table.room import Facts, Place
from sixgun.server.web.replay import step
from sixgun.server.wire import from_client, from_server
from sixgun.server.wire.catalogue import games, home_made
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.people import Guest, Sitting
from sixgun.server.wire.protocol import DECODE_UP, ENCODE, PROTOCOL, Replay
from sixgun.server.wire.refusal import Refuse

SCENES: Final = Path(__file__).parent / "scenes"
CODE: Final = "K7MESA"
NAMES: Final = ("Anna", "Bruno", "Carla", "Dieter", "Emese", "Farkas", "Gina", "Hanna")


class Scene:
    """A table in the middle of a game, and what seat 0 is told of it."""

    code = CODE
    sign = ".prompt:not(.fresh)"
    """What is there as soon as a page shows it and takes answers: right after a question it takes none."""

    def __init__(self, name: str, clock: Clock | None = None, at: int = 0) -> None:
        """`at`: which of the scenes in the file."""
        scenario = read_file(SCENES / f"{name}.yaml")[at]
        running = Running(scenario)
        running.table.log = Log()
        for each in scenario.steps:
            failures = running.take(each)
            assert not failures, failures
        table = running.table
        players = len(table.seats)
        game = cast(GameName, scenario.game)
        sets = tuple(table.rules.sets) if isinstance(table, CardTable) else ()
        self.match = Match("scene", Game(Deal(game, players, 1, sets), table))
        self.settings = Settings(game=game, seats=players, sets=list(sets))
        self.clock = clock

    def answer(self, message: from_client.Up) -> list[from_server.FromServer]:
        """What a page hears when it comes to the table, and when it asks for odds."""
        if isinstance(message, from_client.AskOdds):
            try:
                return [self.match.odds(message.dice)]
            except Refuse:  # the page was still asking about the scene before
                return []
        return self.everything() if isinstance(message, from_client.Join) else []

    def everything(self) -> list[from_server.FromServer]:
        asked = self.match.asked_now(self.clock, None)
        return [
            self.room("playing"),
            from_server.History(self.said()),
            self.match.state(0, asked),
        ]

    def go_on(self, *moves: str) -> list[from_server.FromServer]:
        """What seat 0 hears while these moves are played."""
        told: list[from_server.FromServer] = []
        for move in moves:
            assert self.match.question is not None
            seat = self.match.question.seat
            line = JournalLine(seat, move, 0, None, None)
            self.match = self.match.ahead(line, self.match.read(move))
            by = from_server.By(seat, None)
            told.append(self.match.news(0, by, self.match.asked_now(None, None)))
        return told

    def guest(self, seat: int) -> Guest:
        return Guest(f"guest{seat}", NAMES[seat], NAMES[seat])

    def said(self) -> list[from_server.Said]:
        talk = ((2, "nice try"), (3, "Bruno, prove it"))
        return [
            from_server.Said(self.guest(seat), seat, text, "table", 1_700_000_000_000 + seat) for seat, text in talk
        ]

    def room(self, phase: Any) -> from_server.Room:
        players = self.settings.seats
        return from_server.Room(
            code=self.code,
            link=f"/t/{self.code}",
            settings=self.settings,
            phase=phase,
            you=0,
            host=0,
            seats=[self.sitting(seat) for seat in range(players)],
            suspicions=[],
            watchers=0,
            games_played=int(phase == "after"),
            seed_hash=self.match.seed_hash,
        )

    def sitting(self, seat: int) -> Sitting:
        return Sitting(
            seat=seat,
            who="person",
            guest=self.guest(seat),
            level=None,
            connected=True,
            away=seat == 5,
            ready=False,
            keeps=False,
            claim="deputy" if seat == 1 else None,
        )


def welcome() -> from_server.Welcome:
    you = Guest("guest0", NAMES[0], NAMES[0])
    return from_server.Welcome(
        protocol=PROTOCOL, version="", you=you, seated=[], games=games(), bots=levels(), home_made=home_made()
    )


class Waiting(Scene):
    """The same people before a game, with two seats still free."""

    FREE: Final = 2
    sign = "#luck-words"

    def everything(self) -> list[from_server.FromServer]:
        room = self.room("waiting")
        for sitting in room.seats[-self.FREE :]:
            sitting.who, sitting.guest = "nobody", None
        for sitting in room.seats[3 : -self.FREE]:
            sitting.who, sitting.guest, sitting.level = "bot", None, "ranger"
        return [room, from_server.History(self.said())]


class Finished(Scene):
    """A game of bots that is over: what a page hears after it, and its replay."""

    sign = ".winner"

    def __init__(self, game: GameName, players: int, seed: int, sets: tuple[str, ...] = ("base", "dodge-city")) -> None:
        self.clock = None
        self.settings = Settings(game=game, seats=players, sets=list(sets) if game == "card" else [])
        self.played = new_game(game, players=players, seed=seed, sets=self.settings.sets or None)
        self.steps = [step(self.played, 0, None)]
        rng = Rng.seeded(seed)
        bots = [make_bot("ranger", rng) for _ in range(players)]
        while not self.played.over:
            choice = self.played.choice
            since = self.played.happened
            self.played.play(bots[choice.seat].choose(self.played.view(choice.seat), choice))
            self.steps.append(step(self.played, since, None))
        self.match = Match("scene", self.played)

    def everything(self) -> list[from_server.FromServer]:
        places = [Place(self.guest(seat)) for seat in range(self.settings.seats)]
        facts = Facts(self.code, self.settings, "guest0", places)
        after = self.match.after(facts, "/replay/scene")
        return [self.room("after"), from_server.History(self.said()), self.match.state(0, None), after]

    def replay(self) -> bytes:
        players = self.settings.seats
        names = list(NAMES[:players])
        winners = list(self.played.winners)
        return ENCODE.encode(
            Replay(
                game="scene",
                settings=self.settings,
                names=names,
                faces=names,
                winners=winners,
                steps=self.steps,
                reasons=[],
            )
        )


def told(message: from_server.FromServer) -> str:
    """As it is sent."""
    return ENCODE.encode(message).decode()


def noted(message: str | bytes, sent: list[str]) -> from_client.Up:
    """What the page says, which is kept, but for its asking now and then whether we are there."""
    heard: from_client.Up = DECODE_UP.decode(message)
    if not isinstance(heard, from_client.Ping):
        sent.append(str(message))
    return heard


def pose(page: Page, scene: Scene) -> list[str]:
    """Let a page believe that it is at the table of a scene; what it sends is kept in the list that is returned."""
    sent: list[str] = []

    def talk(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            for each in scene.answer(noted(message, sent)):
                socket.send(told(each))

        socket.on_message(hear)
        socket.send(told(welcome()))

    page.route_web_socket("**/ws*", talk)
    give_page(page)
    give_replay(page, scene)
    return sent


def give_page(page: Page) -> None:
    """The page of a table that only the scene has, as if the server knew it."""
    page.route("**/t/*", lambda route: route.fulfill(response=route.fetch(), status=200))


def give_replay(page: Page, scene: Scene) -> None:
    if isinstance(scene, Finished):
        data = scene.replay()
        page.route("**/api/replay/*", lambda route: route.fulfill(body=data, content_type="application/json"))
