"""The short way into a WebSocket: its request, read once.

The library for HTTP reads the request to see that it asks for a WebSocket, writes it down again, and the library for
WebSockets reads that. When thousands come back at once, most of their way in is this. So a request in plain words, as
browsers write them, is read here; every other goes the long way, which refuses what has to be refused.
"""

import re
from typing import Final

from websockets.datastructures import Headers
from websockets.http11 import Request

PLAIN: Final = re.compile(rb"GET (/[!-~]*) HTTP/1\.1\r\n((?:[A-Za-z0-9-]+: ?[!-~](?:[ -~]*[!-~])?\r\n)+)\r\n")
"""A whole request of lines that nobody could read in two ways: no blanks around a name or at the end of a line."""
LONGEST: Final = 4_096
"""Bytes of such a request; longer ones go the way on which their parts are counted."""
BODY: Final = {"content-length", "transfer-encoding"}


def wanted(data: bytes) -> Request | None:
    """The request for a WebSocket that these bytes are; nothing if they are anything else, or said in another way.

    >>> lines = b"Host: a", b"Upgrade: WebSocket", b"Connection: keep-alive, Upgrade", b"Sec-WebSocket-Version: 13"
    >>> request = b"\\r\\n".join((b"GET /ws?at= HTTP/1.1", *lines, b"", b""))
    >>> asked = wanted(request)
    >>> asked.path, asked.headers["host"]
    ('/ws?at=', 'a')
    >>> odd = (b"Host: b", b"Content-Length: 3", b"Host : a", b" folded")
    >>> [wanted(request[:-2] + line + b"\\r\\n\\r\\n") for line in odd]
    [None, None, None, None]
    >>> wanted(request[:-1]), wanted(request + b"?"), wanted(request.replace(b"Upgrade\\r", b"close\\r"))
    (None, None, None)
    """
    plain = PLAIN.fullmatch(data) if len(data) <= LONGEST else None
    if plain is None:
        return None
    said: dict[str, str] = {}
    lines = plain[2].decode("ascii").split("\r\n")[:-1]
    for line in lines:
        name, _, value = line.partition(":")
        said[name.lower()] = value.lstrip()
    once = len(said) == len(lines) and "host" in said and BODY.isdisjoint(said)
    options = [option.strip() for option in said.get("connection", "").lower().split(",")]
    if not once or "upgrade" not in options or said.get("upgrade", "").lower() != "websocket":
        return None
    return Request(plain[1].decode("ascii"), Headers(said))
