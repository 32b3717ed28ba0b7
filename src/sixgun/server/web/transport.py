"""Below the application: so many sockets an address, requests that come to their end, and frames that are counted.

uvicorn waits for ever for the end of a request, and whatever is no message (pings, pieces of messages) costs its sender
nothing. Here both have their bounds.
"""

import asyncio
import struct
from collections import Counter
from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import Protocol, State

from sixgun.server.limit import Bucket
from sixgun.server.web.guard import network
from sixgun.server.web.short_cut import TEXT, ends, unmasked
from sixgun.server.web.upgrade import wanted

SLICE: Final = 1_024
"""Bytes that are read before they are counted: more of a flood is never looked at in one go."""
BESIDE: Final = 60
"""Frames that are no message of their own which a connection may send at once; ten a second in the long run."""
LINGER: Final = 5.0
"""Seconds that a connection has for what was still to be sent after it was closed."""
FLOOD: Final = 1008
SEND_NOW: Final = "sixgun.send_now"
"""Where an application finds the way to send a message at once; others that serve it have none."""
HEAR_NOW: Final = "sixgun.hear_now"
"""Where an application says who takes a message at once; others that serve it look for nobody."""


class Sockets:
    """How many sockets each address has open, and how long a request may take. Proxies speak for many."""

    def __init__(self, most: int, patience: float, answer: float, proxies: str = "") -> None:
        self.most = most
        self.patience = patience
        """Seconds until a request must be there as a whole."""
        self.answer = answer
        """Seconds until its answer must have been taken."""
        self.proxies: Sequence[str] = [each.strip() for each in proxies.split(",") if each.strip()]
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.open[address] >= self.most and not self.is_proxy(address):
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def is_proxy(self, address: str) -> bool:
        """Whether it is one that is believed about whom it speaks for.

        >>> sockets = Sockets(1, 1, 1, "127.0.0.1, 172.17.0.0/16")
        >>> [sockets.is_proxy(address) for address in ("127.0.0.1", "172.17.0.9", "192.0.2.1", "nowhere")]
        [True, True, False, False]
        """
        try:
            found = ip_address(address.partition("/")[0])
        except ValueError:
            return address in self.proxies
        for proxy in self.proxies:
            try:
                if proxy == "*" or found in ip_network(proxy, strict=False):
                    return True
            except ValueError:  # a proxy may have a name
                continue
        return False


class Prompt(H11Protocol):
    """HTTP of which nobody can hold a connection without asking for something, or without taking the answer."""

    sockets: ClassVar[Sockets]
    entered: str | None = None
    deadline: asyncio.TimerHandle | None = None
    silent = True
    """Whether nothing has come yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        where = network(self.client[0]) if self.client else "nowhere"
        if self.sockets.enter(where):
            self.entered = where
            self.expect(self.sockets.patience)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.silent and self.entered is not None and (request := wanted(data)) is not None:
            self.become_websocket(request)
            return
        self.silent = False
        was = self.conn.their_state
        super().data_received(data)
        now = self.conn.their_state
        if self.entered is None:
            return
        if now is h11.DONE or now is h11.MUST_CLOSE:
            self.expect(self.sockets.answer)
        elif was is h11.DONE or self.deadline is None:  # the next request has begun
            self.expect(self.sockets.patience)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self.expect(None)  # until it asks for more uvicorn waits for a moment only
        elif self.conn.their_state is h11.DONE:  # it has asked for more already
            self.expect(self.sockets.answer)

    def become_websocket(self, request: Request) -> None:
        """The short way of what uvicorn does when it has read such a request."""
        self.go()
        self.connections.discard(self)
        protocol = cast(type[Counted], self.ws_protocol_class)(self.config, self.server_state, self.app_state)
        protocol.connection_made(self.transport)
        protocol.begin(request)
        self.transport.set_protocol(protocol)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.go()

    def go(self) -> None:
        self.expect(None)
        if self.entered is not None:
            self.sockets.leave(self.entered)
            self.entered = None

    def expect(self, seconds: float | None) -> None:
        """What is waited for now must have come in so many seconds."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class Gathering:
    """A transport that writes once for all that is sent in a turn of the event loop: each write costs a system call."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.gathered: list[bytes] = []
        self.is_closing = transport.is_closing
        self.pause_reading = transport.pause_reading
        self.resume_reading = transport.resume_reading
        self.get_extra_info = transport.get_extra_info
        self.abort = transport.abort

    def write(self, data: bytes) -> None:
        if not self.gathered:
            self.loop.call_soon(self.flush)
        self.gathered.append(data)

    def flush(self) -> None:
        """Write what was gathered, unless nobody is there any more."""
        gathered, self.gathered = self.gathered, []
        if gathered and not self.is_closing():
            self.transport.write(b"".join(gathered))

    def close(self) -> None:
        self.flush()
        self.transport.close()


class Counted(WebSocketsSansIOProtocol):
    """A WebSocket whose every frame counts."""

    sockets: ClassVar[Sockets]
    entered: str | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.beside = Bucket(burst=BESIDE, rate=10)
        self.whole = True
        """Whether all that came so far was messages in one piece, so that whatever comes begins one."""
        self.heard_at = 0.0
        self.hear_now: Callable[[bytes], bool] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport = cast(asyncio.Transport, Gathering(cast(asyncio.Transport, transport), self.loop))
        where = network(self.client[0]) if self.client else "nowhere"
        if self.sockets.enter(where):
            self.entered = where
        else:
            self.transport.abort()

    def begin(self, request: Request) -> None:
        """The request has been read already: what comes next are frames."""
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)
        self.handle_connect(request)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.entered is not None:
            self.sockets.leave(self.entered)
            self.entered = None

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        if self.whole and self.conn.state is State.OPEN:
            frames = ends(data)
            self.whole = bool(frames)
            if len(frames) == 1 and data[0] == TEXT and self.is_taken(data):
                return
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + SLICE])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # no request of a WebSocket
            self.close_soon()

    def is_taken(self, frame: bytes) -> bool:
        """Whether the application takes the message of a frame at once: never before those that wait for it."""
        is_first = self.queue.empty() and not self.close_sent and len(frame) <= SLICE
        return is_first and self.hear_now is not None and self.hear_now(unmasked(frame))

    async def run_asgi(self) -> None:
        ours: dict[str, dict[object, object]] = {
            SEND_NOW: {"send": self.send_now},
            HEAR_NOW: {"listen": self.listen},
        }
        self.scope["extensions"] = {**(self.scope.get("extensions") or {}), **ours}
        await super().run_asgi()

    def listen(self, hear: Callable[[bytes], bool]) -> None:
        """Ask this one first about every message; False says that it has to wait its turn."""
        self.hear_now = hear

    def send_now(self, data: bytes) -> bool:
        """Send a text message without waiting; False where the other side is behind, or nothing more may be said."""
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(framed(data))
        return True

    def handle_ping(self) -> None:
        if self.is_borne():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.is_borne():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.is_borne():
            super().handle_cont(event)

    def is_borne(self) -> bool:
        """Whether a frame that is no message of its own is one too many, or for one who takes no answers."""
        if self.close_sent or self.transport.is_closing():
            return False
        if self.beside.take() and self.writable.is_set():
            return True
        self.conn.fail(FLOOD, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_soon()
        return False

    def close_soon(self) -> None:
        """Close it, also where the other side never takes what is still to be sent."""
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)

    def send_keepalive_ping(self) -> None:
        """Ask whether the other side is there, unless it has said so itself meanwhile."""
        assert self.ping_interval is not None
        silent = self.loop.time() - self.heard_at
        if silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.close_soon()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        self.loop.call_later(LINGER, self.transport.abort)


def framed(data: bytes) -> bytes:
    """A message of text as it travels from a server.

    >>> framed(b"howdy").hex(" "), framed(bytes(126))[:4].hex(" "), framed(bytes(1 << 16))[:10].hex(" ")
    ('81 05 68 6f 77 64 79', '81 7e 00 7e', '81 7f 00 00 00 00 00 01 00 00')
    """
    length = len(data)
    if length < 126:
        head = struct.pack("!BB", TEXT, length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", TEXT, 126, length)
    else:
        head = struct.pack("!BBQ", TEXT, 127, length)
    return head + data


def protocols(of: Sockets) -> tuple[type[Prompt], type[Counted]]:
    """Both, for one server's sockets."""

    class OwnPrompt(Prompt):
        sockets = of

    class OwnCounted(Counted):
        sockets = of

    return OwnPrompt, OwnCounted
