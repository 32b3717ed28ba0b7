"""A position for a page to look at: a scenario, told by the server's own code to a browser without a game behind it."""

from pathlib import Path
from typing import Any, Final, cast

from playwright.sync_api import Page, WebSocketRoute

from sixgun.game import Deal, Game
from sixgun.kernel.log import Log
from sixgun.scenario.read import read_file
from sixgun.scenario.run import Running
from sixgun.server import down
from sixgun.server.bots import levels
from sixgun.server.catalogue import games
from sixgun.server.match import Match
from sixgun.server.picture import Clock, GameName
from sixgun.server.protocol import ENCODE, PROTOCOL
from sixgun.server.up import Settings

SCENES: Final = Path(__file__).parent / "scenes"
CODE: Final = "K7MESA"
NAMES: Final = ("Anna", "Bruno", "Carla", "Dieter", "Emese", "Farkas", "Gina", "Hanna")


class Scene:
    """A table in the middle of a game, and what seat 0 is told of it."""

    def __init__(self, name: str, clock: Clock | None = None) -> None:
        scenario = read_file(SCENES / f"{name}.yaml")[0]
        running = Running(scenario)
        running.table.log = Log()
        for step in scenario.steps:
            failures = running.take(step)
            assert not failures, failures
        table = running.table
        players = len(table.seats)
        game = cast(GameName, scenario.game)
        sets = ("base", "dodge-city") if game == "card" else ()
        self.match = Match("scene", Game(Deal(game, players, 1, sets), table))
        self.settings = Settings(game=game, seats=players, sets=list(sets))
        self.clock = clock

    def messages(self) -> list[down.FromServer]:
        """Everything that a page hears when it comes to the table."""
        asked = self.match.asked_now(self.clock, None)
        return [
            self.room("playing"),
            down.History(self.said()),
            self.match.state(0, asked),
        ]

    def guest(self, seat: int) -> down.Guest:
        return down.Guest(f"guest{seat}", NAMES[seat], NAMES[seat])

    def said(self) -> list[down.Said]:
        talk = ((2, "nice try"), (3, "Bruno, prove it"))
        return [down.Said(self.guest(seat), seat, text, "table", 1_700_000_000_000 + seat) for seat, text in talk]

    def room(self, phase: Any) -> down.Room:
        players = self.settings.seats
        return down.Room(
            code=CODE,
            link=f"/t/{CODE}",
            settings=self.settings,
            phase=phase,
            you=0,
            host=0,
            seats=[self.sitting(seat) for seat in range(players)],
            suspicions=[],
            watchers=0,
            games_played=0,
        )

    def sitting(self, seat: int) -> down.Sitting:
        return down.Sitting(
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


def welcome() -> down.Welcome:
    you = down.Guest("guest0", NAMES[0], NAMES[0])
    return down.Welcome(protocol=PROTOCOL, version="", you=you, seated=[], games=games(), bots=levels())


def pose(page: Page, scene: Scene) -> list[str]:
    """Let a page believe that it is at the table of a scene; what it sends is kept in the list that is returned."""
    sent: list[str] = []

    def talk(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            sent.append(str(message))
            if '"join"' in str(message):
                for each in scene.messages():
                    socket.send(ENCODE.encode(each).decode())

        socket.on_message(hear)
        socket.send(ENCODE.encode(welcome()).decode())

    page.route_web_socket("**/ws", talk)
    return sent
