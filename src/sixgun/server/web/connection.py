"""One WebSocket: who is behind it, what it may send how fast, and the messages on their way to it."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sixgun.errors import ECHO, clipped
from sixgun.server.bots.levels import levels
from sixgun.server.keep.journal import NotSaved
from sixgun.server.keep.quiet import wants_phrases
from sixgun.server.keep.unwanted import kept_off
from sixgun.server.limit import Bucket
from sixgun.server.metric import CONNECTIONS, CUT_OFF, FAULTS, MESSAGES, REFUSALS
from sixgun.server.table.any_table import Desk
from sixgun.server.table.hall import Hall
from sixgun.server.table.talk import clean
from sixgun.server.web.outbox import Outbox
from sixgun.server.web.transport import HEAR_NOW, SEND_NOW
from sixgun.server.wire import from_client
from sixgun.server.wire.catalogue import games, home_made
from sixgun.server.wire.from_server import Elsewhere, FromServer, Pong, Welcome
from sixgun.server.wire.people import Guest
from sixgun.server.wire.protocol import DECODE_UP, ENCODE, PROTOCOL
from sixgun.server.wire.refusal import Refuse
from sixgun.version import describe

LOG: Final = logging.getLogger("sixgun.connection")

STRIKES: Final = 100
"""Messages that may be refused for coming too fast before the connection is closed."""
COSTS: Final[dict[type[from_client.FromClient], int]] = {
    from_client.AskOdds: 1,
    from_client.Analyse: 4,
    from_client.AskHint: 2,
    from_client.GuessRoles: 2,
    from_client.Rename: 4,
    from_client.Browse: 4,
    from_client.Join: 4,
    from_client.Watch: 4,
    from_client.Learn: 4,
    from_client.Understood: 1,
    from_client.AskPuzzles: 4,
    from_client.Solve: 4,
    from_client.Narrow: 1,
    from_client.GiveUp: 1,
    from_client.Resync: 4,
    from_client.Change: 4,
    from_client.Start: 4,
    from_client.Open: 9,
}
"""How many messages more a message counts for that takes much work or fetches much."""
AT_ONCE: Final = (b'{"type":"move",', b'{"type":"ping",')
"""How nearly everything begins that is sent during a game; neither costs more than any message does."""
TOO_FAST: Final = 1008
TOO_SLOW: Final = 1013
GONE: Final = (WebSocketDisconnect, OSError, RuntimeError)
"""How it ends to send something where nobody is any more."""


def way_to_send_now(socket: WebSocket) -> Callable[[bytes], bool]:
    """How a message is sent at once; False says that it has to wait its turn, as always where others serve us."""
    way: Callable[[bytes], bool] = socket.scope.get("extensions", {}).get(SEND_NOW, {}).get("send", lambda data: False)
    return way


def hear_at_once(socket: WebSocket, hear: Callable[[bytes], bool]) -> None:
    """Let `hear` be asked about messages before they wait their turn; where others serve us, nobody asks."""
    listen = socket.scope.get("extensions", {}).get(HEAR_NOW, {}).get("listen")
    if listen is not None:
        listen(hear)


class TooFast(Exception):
    """The client does not slow down however often it is asked to."""


class Connection:
    """An open page of a guest."""

    def __init__(self, socket: WebSocket, guest: Guest, hall: Hall, house: str) -> None:
        self.socket = socket
        self.guest = guest
        self.hall = hall
        self.house = house
        self.table: Desk | None = None
        self.out = Outbox()
        self.send_now: Callable[[bytes], bool] = way_to_send_now(socket)
        self.sender: asyncio.Task[None] | None = None
        """Sends what could not go at once, if there is such."""
        self.too_slow = False
        self.task: asyncio.Task[None] | None = None
        rate = hall.config.messages_a_second
        self.limit = Bucket(burst=max(4 * rate, 1 + max(COSTS.values())), rate=rate)
        self.strikes = 0
        self.at = socket.query_params.get("at")
        """The server that he wanted; empty for any, nothing from a page that cannot follow its table to another."""
        self.idle = False
        """Whether nothing that came is still being done."""
        hear_at_once(socket, self.hear_now)

    # out

    def send(self, data: bytes) -> None:
        """Put a message on its way; never waits. Where nothing else waits, it goes at once."""
        if not self.out.messages and not self.too_slow and self.send_now(data):
            return
        if not self.too_slow and self.out.put(data):
            if self.sender is None or self.sender.done():
                self.sender = asyncio.get_running_loop().create_task(self.deliver())
        elif not self.too_slow and self.task is not None:
            self.too_slow = True
            self.task.cancel()

    def tell(self, message: FromServer) -> None:
        self.send(ENCODE.encode(message))

    async def deliver(self) -> None:
        """Send what waits, in order; a connection that ends meanwhile is noticed by whoever listens to it."""
        with contextlib.suppress(*GONE):
            await self.flush()

    async def flush(self) -> None:
        while (data := self.out.next) is not None:
            await self.socket.send_text(data.decode())
            self.out.sent()

    async def hang_up(self, code: int) -> None:
        """Say what is left to say, then close, and do not wait long for either."""
        if self.socket.application_state is WebSocketState.CONNECTED:
            async with asyncio.timeout(1):
                if code != TOO_SLOW:
                    await self.flush()
                await self.socket.close(code)

    # in

    async def run(self) -> None:
        """Welcome the guest and listen until the connection ends."""
        CONNECTIONS.inc()
        self.task = asyncio.current_task()
        code = 1011
        try:
            await self.welcome()
            while True:
                await self.receive()
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if not self.too_slow or self.task is None:
                raise
            self.task.uncancel()
            CUT_OFF.inc()
            LOG.warning("a client that does not listen is cut off", extra={"guest": self.guest.id})
            code = TOO_SLOW
        except TooFast:
            code = TOO_FAST
        except Exception:
            FAULTS.inc()
            LOG.exception("fault", extra={"guest": self.guest.id})
        finally:
            CONNECTIONS.dec()
            self.hall.lobby.browsers.discard(self)
            self.hall.analyst.leave(self)
            self.leave_table()
            if self.sender is not None:
                self.sender.cancel()
                await asyncio.wait([self.sender])
            with contextlib.suppress(*GONE, TimeoutError):
                await self.hang_up(code)

    async def receive(self) -> None:
        """Take one frame and do what it says."""
        self.idle = True
        try:
            frame = await self.socket.receive()
        except OSError:  # of the network; any other is an error of ours
            raise WebSocketDisconnect(1006) from None
        finally:
            self.idle = False
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        MESSAGES.inc()
        try:
            self.pay(1)
            message = self.read(frame.get("text"))
            self.pay(COSTS.get(type(message), 0))
            self.strikes = 0
            await self.obey(message)
        except Refuse as no:
            REFUSALS.labels(no.key).inc()
            self.tell(no.message())
        except NotSaved as wrong:
            LOG.error("not saved", extra={"wrong": str(wrong)})
            self.tell(Refuse("try-again").message())

    def hear_now(self, data: bytes) -> bool:
        """Answer a ping, or give a move to the table, and wait for nothing; False where it has to wait its turn."""
        if not self.idle or self.strikes >= STRIKES or not data.startswith(AT_ONCE) or not data.isascii():
            return False
        MESSAGES.inc()
        try:
            self.pay(1)
            message = self.read(data)
            self.strikes = 0
            if isinstance(message, from_client.Ping):
                self.tell(Pong(message.n))
            elif self.table is None:
                raise Refuse("not-at-a-table")
            else:
                self.table.hear(self, message)
        except Refuse as no:
            REFUSALS.labels(no.key).inc()
            self.tell(no.message())
        return True

    def pay(self, tokens: int) -> None:
        """Take it from what the connection may send, or refuse."""
        if not self.limit.take(tokens):
            self.strikes += 1
            if self.strikes > STRIKES:
                raise TooFast
            raise Refuse("too-fast")

    def read(self, text: str | bytes | None) -> from_client.Up:
        if text is None:
            raise Refuse("bad-message", text="messages are text frames")
        try:
            message: from_client.Up = DECODE_UP.decode(text)
            return message
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
            raise Refuse("bad-message", text=clipped(wrong, ECHO)) from None

    async def obey(self, message: from_client.Up) -> None:
        """Do what concerns the hall here, and leave the rest to the table."""
        match message:
            case from_client.Ping(n):
                self.tell(Pong(n))
            case from_client.Rename(name, face):
                await self.hall.rename(self, clean(name)[:24], clean(face)[:32], self.table)
                await self.welcome()
            case from_client.Browse(on):
                if on:
                    self.tell(await self.hall.all_seated(self.guest.id))
                    self.hall.lobby.browsers.add(self)
                    self.send(self.hall.lobby.encoded())
                else:
                    self.hall.lobby.browsers.discard(self)
            case from_client.Open():
                if not self.hall.opening.take(self.house):
                    raise Refuse("too-fast")
                table = await self.hall.open_somewhere(self, message)
                self.go_to(table, sit=True)
                if message.start:
                    table.hear(self, from_client.Start(message.reveal))
            case from_client.Join(code) | from_client.Watch(code):
                table = await self.hall.find(code, self.house, self.guest.id)
                if not self.sent_on(table):
                    self.go_to(table, sit=isinstance(message, from_client.Join))
            case from_client.Learn(lesson, step):
                from sixgun.server.table.lesson import LessonTable  # with all of scenarios, so not at every start

                self.go_to(LessonTable(lesson, step, self.hall.config.pace), sit=True)
            case from_client.Analyse(game):
                await self.hall.analyst.ask(self, game)
            case from_client.AskPuzzles():
                from sixgun.server.table.puzzle import puzzles

                self.tell(await asyncio.to_thread(puzzles))
            case from_client.Solve(puzzle):
                from sixgun.server.table.puzzle import PuzzleTable

                self.go_to(PuzzleTable(puzzle), sit=True)
            case _:
                if self.table is None:
                    raise Refuse("not-at-a-table")
                self.table.hear(self, message)

    def sent_on(self, table: Desk) -> bool:
        """Whether he is sent to the server that runs the table: only who can follow, and came where he was sent."""
        place = self.hall.place_of(table)
        if not place or self.at not in ("", self.hall.place):
            return False
        self.tell(Elsewhere(place))
        return True

    def go_to(self, table: Desk, sit: bool) -> None:
        table.come(self, sit)
        if self.table is not table:
            self.leave_table()
        self.table = table

    def shown_out(self, table: object) -> None:
        if self.table is table:
            self.table = None

    def leave_table(self) -> None:
        if self.table is not None:
            self.table.go(self)
            self.table = None

    async def welcome(self) -> None:
        self.tell(
            Welcome(
                protocol=PROTOCOL,
                version=describe(),
                you=self.guest,
                seated=await self.hall.all_seats_of(self.guest.id),
                games=games(),
                bots=levels(),
                home_made=home_made(),
                phrases=await wants_phrases(self.hall.store, self.guest.id),
                unwanted=[other for other, _ in await kept_off(self.hall.store, self.guest.id)],
            )
        )
