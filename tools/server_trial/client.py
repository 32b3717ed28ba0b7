"""A client of the protocol in a few lines: connects, keeps its cookie, decodes strictly, vanishes on demand."""

import asyncio
import random
from collections.abc import Callable
from typing import Final, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import Down, FromServer, News, State, Welcome
from sixgun.server.wire.protocol import DECODE_DOWN, ENCODE

M = TypeVar("M", bound=FromServer)

PATIENCE: Final = 300
"""Seconds to wait for a message, on a machine that may be busy with other things."""
GONE: Final = (WebSocketException, InvalidHandshake, OSError, EOFError, TimeoutError)
"""What a client sees when the server is gone."""


class Client:
    """One page of one guest."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url = url
        self.cookie = cookie
        self.headers: dict[str, str] = {}
        """What else to say at the handshake."""
        self.socket: ClientConnection | None = None
        self.frames: list[bytes] | None = None
        """Set it to a list to keep every frame that comes."""

    async def connect(self) -> Welcome:
        headers = {**self.headers, **({"Cookie": f"sixgun={self.cookie}"} if self.cookie else {})}
        self.socket = await connect(self.url, additional_headers=headers, max_size=None, compression=None, proxy=None)
        response = self.socket.response
        given = response.headers.get("Set-Cookie") if response is not None else None
        if given:
            self.cookie = given.split(";")[0].partition("=")[2]
        return await self.until(Welcome)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    def vanish(self) -> None:
        """Go without a word, as a phone in a tunnel does."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None

    async def send(self, message: from_client.FromClient) -> None:
        await self.send_raw(ENCODE.encode(message).decode())

    async def send_raw(self, frame: str | bytes) -> None:
        assert self.socket is not None, "connect first"
        await self.socket.send(frame)

    async def receive(self) -> Down:
        assert self.socket is not None, "connect first"
        frame = await self.socket.recv(decode=False)
        if self.frames is not None:
            self.frames.append(frame)
        message: Down = DECODE_DOWN.decode(frame)
        return message

    async def until(self, kind: type[M], fits: Callable[[M], bool] = lambda m: True, seconds: float = PATIENCE) -> M:
        """The next message of a kind; all before it are dropped."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.receive()
                if isinstance(message, kind) and fits(message):
                    return message

    async def ask(self, message: from_client.FromClient, kind: type[M]) -> M:
        """Send something and wait for its answer."""
        await self.send(message)
        return await self.until(kind)


def random_answer(said: State | News, luck: random.Random) -> from_client.Move | None:
    """One of one's options at random, if one is asked."""
    if said.choice is None or said.choice.seat != said.view.viewer:
        return None
    return from_client.Move(said.game, said.seq, luck.choice(said.choice.options).text)
