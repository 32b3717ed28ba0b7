"""Hostile requests: bent HTTP, bent handshakes, bent frames behind them, and what an answer must never be."""

import asyncio
import random
import re
from collections import deque
from typing import Final
from urllib.parse import urlsplit

from tools.fuzz.mutation import Mutation
from tools.server_trial.hostile import HANDSHAKE, raw

PATHS: Final = (
    *("/", "/t/ABCDEFGH", "/t/abcdefgh.?x=1", "/replay/0123456789ab", "/learn/card", "/docs/", "/docs/index.html"),
    *(
        "/api/replay/0123456789ab?as=B",
        "/api/record/0123456789ab",
        "/healthz",
        "/metrics",
        "/assets/app.js",
        "/index.html",
    ),
)
HEADERS: Final = (
    "Accept-Language: hu;q=0.7, de, *;q=0.1\r\nAccept-Encoding: gzip, br\r\n",
    'Cookie: sixgun=0123456789abcdef.c2lnbmF0dXJl; other=1\r\nIf-None-Match: "abc"\r\n',
    "X-Forwarded-For: 192.0.2.1, 198.51.100.2\r\nContent-Length: 0\r\n",
)
TOO_MUCH: Final = (b"root:", b"[project]", b"Traceback", b'File "')
AT_ONCE: Final = 4
STRAIGHT: Final = 2
"""Of these, as long as there are any."""


class Requests:
    """Makes what is sent to a server over bare sockets."""

    def __init__(self, host: str, luck: random.Random) -> None:
        self.host = host.encode()
        self.luck = luck
        seeds = [
            f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{luck.choice(HEADERS)}Connection: close\r\n\r\n".encode()
            for method in ("GET", "HEAD")
            for path in luck.sample(PATHS, len(PATHS))
        ]
        self.straight = deque(seeds)
        """What is sent as it is, before it is bent: so every path is asked for, however the rest falls."""
        frames = b"\x81\x84" + bytes(4) + b"{ } " + b"\x89\x80" + bytes(4) + b"\x88\x82" + bytes(4) + b"\x03\xe8"
        self.mutation = Mutation([*seeds, HANDSHAKE % self.host + b"\r\n" + frames], luck)

    def some(self) -> list[bytes]:
        straight = [self.straight.popleft() for _ in range(min(len(self.straight), STRAIGHT))]
        bent = [self.mutation.next() for _ in range(AT_ONCE - 1 - len(straight))]
        return [raw(self.host, self.luck), *straight, *bent]


async def ask(url: str, request: bytes, patience: float) -> str | None:
    """What is wrong with the answer, if anything; to close the connection is one."""
    address = urlsplit(url)
    try:
        async with asyncio.timeout(patience):
            reader, writer = await asyncio.open_connection(address.hostname, address.port)
            try:
                writer.write(request)
                answer = await reader.read(65_536)
            finally:
                writer.transport.abort()
    except TimeoutError:
        return "no answer"
    except OSError:
        return None
    if any(word in answer for word in TOO_MUCH):
        return f"an answer that says too much ({answer[:300]!r})"
    status = re.match(rb"HTTP/1\.1 (\d\d\d) ", answer)
    if answer and (status is None or status[1] >= b"500"):
        return f"the answer {answer[:100]!r}"
    return None
