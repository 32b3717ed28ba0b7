"""The post between servers: NATS, on which a letter arrives once or not at all.

Subjects are made of the name of the cluster and the ids of servers, nothing of which comes from a client. All that goes
to the same server in one turn of the event loop travels together.
"""

import asyncio
import logging
import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from sixgun import extra
from sixgun.errors import ECHO, BadOption, clipped
from sixgun.server.metric import LETTERS, LETTERS_LOST
from sixgun.server.nodes.envelope import PACK, UNPACK, Envelope

LOG: Final = logging.getLogger("sixgun.post")
ALL: Final = "all"
"""The address of every server."""
TOGETHER: Final = 400_000
"""Bytes after which a parcel is full; NATS takes a million at once."""
LARGE: Final = 600_000
"""Bytes from which on a parcel is squeezed."""
SQUEEZED: Final = b"\xc1"
"""What begins a parcel that is: msgpack never does."""


def driver() -> Any:
    """The client of NATS, where it is installed."""
    return extra.load("nats", "hosts", "--nats")


def must_answer(url: str) -> None:
    """Refuse a server that is none, or that cannot be reached, with a sentence that says no password."""
    if not url.startswith(("nats://", "tls://")):
        raise BadOption("--nats is no address of a NATS server; write one such as nats://host:4222")
    nats = driver()

    async def quiet(wrong: Exception) -> None:
        return

    async def knock() -> None:
        async with asyncio.timeout(5):
            line = await nats.connect(url, allow_reconnect=False, connect_timeout=3, error_cb=quiet)
            await line.close()

    try:
        asyncio.run(knock())
    except Exception as wrong:  # whatever stands there may answer anything
        said = clipped(" ".join(str(wrong).split()) or type(wrong).__name__, ECHO)
        where = clipped(url.rpartition("@")[2].removeprefix("nats://"))
        raise BadOption(f"NATS at {where} does not answer ({said}); start it, or mend --nats") from None


class Post:
    """Brings envelopes to other servers, and calls `deliver` with those that come."""

    def __init__(self, url: str, cluster: str, node: str, deliver: Callable[[Envelope], None]) -> None:
        self.url = url
        self.cluster = cluster
        self.node = node
        self.deliver = deliver
        self.waiting: dict[str, list[bytes]] = {}
        """What goes to each address in this turn."""
        self.more = asyncio.Event()
        self.line: Any = None
        self.sender: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.line = await driver().connect(
            self.url,
            name=f"sixgun {self.node}",
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.1,
            connect_timeout=2,
            ping_interval=2,
            max_outstanding_pings=2,
            error_cb=self.complain,
        )
        for address in (self.node, ALL):
            await self.line.subscribe(self.subject(address), cb=self.arrived, pending_bytes_limit=-1)
        self.sender = asyncio.create_task(self.send(), name="post")

    async def stop(self) -> None:
        if self.sender is not None:
            await asyncio.sleep(0)
            self.sender.cancel()
            with suppress(Exception):
                async with asyncio.timeout(1):
                    await self.bring()
                    await self.line.flush()
            with suppress(Exception):
                async with asyncio.timeout(1):
                    await self.line.close()

    @property
    def is_there(self) -> bool:
        return self.line is not None and bool(self.line.is_connected)

    def subject(self, address: str) -> str:
        return f"sixgun.{self.cluster}.{address}"

    def put(self, address: str, envelope: Envelope) -> None:
        """Leave an envelope for a server; never waits."""
        LETTERS.labels("out").inc()
        if not self.is_there:  # what would arrive late has been asked for again by then
            LETTERS_LOST.inc()
            return
        self.waiting.setdefault(address, []).append(PACK.encode(envelope))
        self.more.set()

    async def send(self) -> None:
        while True:
            await self.more.wait()
            await asyncio.sleep(0)  # what else this turn brings goes along
            self.more.clear()
            try:
                await self.bring()
            except Exception as wrong:  # lost on the way, which its number tells
                LETTERS_LOST.inc()
                LOG.warning("letters are lost", extra={"wrong": repr(wrong)})

    async def bring(self) -> None:
        waiting, self.waiting = self.waiting, {}
        for address, letters in waiting.items():
            for parcel in parcels(letters):
                await self.line.publish(self.subject(address), parcel)

    async def arrived(self, message: Any) -> None:
        try:
            envelopes = opened(message.data)
        except (msgspec.MsgspecError, zlib.error, UnicodeError, RecursionError) as wrong:
            LOG.error("a parcel cannot be read", extra={"wrong": str(wrong)})
            return
        for envelope in envelopes:
            if envelope.by != self.node:
                LETTERS.labels("in").inc()
                self.deliver(envelope)

    async def complain(self, wrong: Exception) -> None:
        LOG.warning("the post is disturbed", extra={"wrong": repr(wrong)})


def parcels(letters: list[bytes]) -> list[bytes]:
    """Letters in as few parcels as may be, each of which NATS takes.

    >>> from sixgun.server.nodes.envelope import Go
    >>> [len(opened(parcel)) for parcel in parcels([PACK.encode(Go("n", 1))] * 3)]
    [3]
    """
    groups: list[list[bytes]] = [[]]
    size = 0
    for letter in letters:
        if groups[-1] and size + len(letter) > TOGETHER:
            groups.append([])
            size = 0
        groups[-1].append(letter)
        size += len(letter)
    return [squeezed(PACK.encode([msgspec.Raw(letter) for letter in group])) for group in groups]


def squeezed(parcel: bytes) -> bytes:
    return parcel if len(parcel) < LARGE else SQUEEZED + zlib.compress(parcel, 1)


def opened(parcel: bytes) -> list[Any]:
    plain = zlib.decompress(parcel[1:]) if parcel.startswith(SQUEEZED) else parcel
    return UNPACK.decode(plain)
