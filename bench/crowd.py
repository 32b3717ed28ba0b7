"""Thousands of people in one process: WebSockets that read as little as may be, for it is the server that is measured.

A page looks at the first bytes of what it is sent, and decodes it only if it is asked for a move.
"""

import asyncio
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Final, cast
from urllib.parse import urlsplit

import msgspec

from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.protocol import ENCODE

SEATS: Final = 5
UNMASKED: Final = bytes(4)
"""Clients have to mask what they send; by zeros nothing changes."""
KEY: Final = "c2l4Z3VuIGJlbmNobWFyaw=="
"""What proves that the server speaks the protocol, which nobody doubts here."""
TEXT, PING, PONG = 0x1, 0x9, 0xA


class Text(msgspec.Struct):
    """Of an option only what is sent back."""

    text: str


class Options(msgspec.Struct):
    options: list[Text]


class Question(msgspec.Struct):
    """Of a message only what a player at random needs; the rest is passed over."""

    game: str
    seq: int
    choice: Options


class SentOn(msgspec.Struct):
    """Where the table is."""

    at: str


class Entered(msgspec.Struct):
    """Of a room only what it is called."""

    code: str


QUESTION: Final = msgspec.json.Decoder(Question)
ENTERED: Final = msgspec.json.Decoder(Entered)
SENT_ON: Final = msgspec.json.Decoder(SentOn)


class Page(asyncio.Protocol):
    """One WebSocket; `hear` gets every message of the server."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.rest = b""
        self.opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """The cookie that it was given to be known by."""
        self.entered: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """The code of the table that it is at."""
        self.sent_on = ""
        """The name of the server that it should have come to."""

    @staticmethod
    async def to(url: str, hear: Callable[[bytes], None], cookie: str = "") -> "Page":
        where = urlsplit(url)
        assert where.hostname is not None
        assert where.port is not None
        _, page = await asyncio.get_running_loop().create_connection(lambda: Page(hear), where.hostname, where.port)
        page.transport.write(
            f"GET {where.path}?{where.query} HTTP/1.1\r\nHost: {where.netloc}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        await page.opened
        return page

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        at = 0
        if not self.opened.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self.opened.set_result(data.partition(b"set-cookie: ")[2].partition(b";")[0].decode())
            at = end + 4
        while (found := frame(data, at)) is not None:
            kind, begin, at = found
            if kind == PING:
                self.transport.write(masked(PONG, data[begin:at]))
            else:
                self.read(data[begin:at])
        self.rest = data[at:]

    def read(self, message: bytes) -> None:
        if message.startswith(b'{"type":"room"') and not self.entered.done():
            self.entered.set_result(ENTERED.decode(message).code)
        elif message.startswith(b'{"type":"elsewhere"') and not self.entered.done():
            self.sent_on = SENT_ON.decode(message).at
            self.entered.set_result("")
        self.hear(message)

    def say(self, message: from_client.FromClient) -> None:
        self.transport.write(masked(TEXT, ENCODE.encode(message)))


def frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The frame that begins there: its kind, and where its payload begins and ends; None if there is more to come.

    >>> frame(b"..\\x81\\x05howdy", 2), frame(b"\\x81\\x05how", 0)
    ((1, 4, 9), None)
    """
    if len(data) < at + 2:
        return None
    length, begin = data[at + 1], at + 2
    if length >= 126:
        begin += 2 if length == 126 else 8
        length = int.from_bytes(data[at + 2 : begin], "big")
    return (data[at] & 0xF, begin, begin + length) if len(data) >= begin + length else None


def masked(kind: int, payload: bytes) -> bytes:
    """A frame of a client, which is never long."""
    length = len(payload)
    head = (
        bytes((0x80 | kind, 0x80 | length)) if length < 126 else bytes((0x80 | kind, 0xFE, length >> 8, length & 255))
    )
    return head + UNMASKED + payload


class Table:
    """Five people at a table; at each beat the one who is asked answers, and his left neighbour holds the watch."""

    def __init__(self, luck: random.Random, every: float) -> None:
        self.luck = luck
        self.every = every
        self.pages: list[Page] = []
        self.turn: tuple[int, Question] | None = None
        """Who is asked, and by which message."""
        self.watched: tuple[int, bytes, float] | None = None
        """Who waits for the effect of a move, how the news of it begin, and when it was sent."""
        self.waits: list[float] = []
        self.late = 0
        self.moves = 0

    async def open(self, url: Callable[[], str], settings: Settings, at: Callable[[str], str] | None = None) -> None:
        """Everybody comes; with `at`, which finds a server by its name, everybody goes where he is sent."""
        code = ""
        for seat in range(SEATS):
            anywhere = url() + ("?at=" if at is not None else "")
            page = await Page.to(anywhere, partial(self.hear, seat))
            page.say(from_client.Open(settings) if seat == 0 else from_client.Join(code))
            found = await page.entered
            if page.sent_on and at is not None:
                page.transport.close()
                cookie = page.opened.result()
                page = await Page.to(f"{at(page.sent_on)}?at={page.sent_on}", partial(self.hear, seat), cookie)
                page.say(from_client.Join(code))
                found = await page.entered
            code = found
            self.pages.append(page)
        self.pages[0].say(from_client.Start())

    def hear(self, seat: int, message: bytes) -> None:
        watched = self.watched
        if watched is not None and watched[0] == seat and message.startswith(watched[1]):
            self.waits.append(time.perf_counter() - watched[2])
            self.watched = None
        if b'"choice":{' in message:
            self.turn = (seat, QUESTION.decode(message))
        elif seat == 0 and message.startswith(b'{"type":"after"'):
            self.pages[0].say(from_client.Start())

    async def play(self) -> None:
        """A move at every beat; a beat at which the last move has had no effect yet is late."""
        due = time.perf_counter() + self.luck.uniform(0, self.every)
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += self.every
            if self.watched is not None:
                self.late += 1
            if self.turn is not None:
                self.move(*self.turn)

    def move(self, seat: int, asked: Question) -> None:
        self.turn = None
        self.moves += 1
        news = f'{{"type":"news","game":"{asked.game}","seq":{asked.seq + 1},'
        self.watched = ((seat + 1) % SEATS, news.encode(), time.perf_counter())
        self.pages[seat].say(from_client.Move(asked.game, asked.seq, self.luck.choice(asked.choice.options).text))
