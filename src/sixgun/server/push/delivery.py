"""Carrying one letter to a push service: a single POST over a connection of its own, whose end nobody waits for."""

import asyncio
import ssl
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Final

import h11

from sixgun.server.push.endpoint import Endpoint

PATIENCE: Final = 10.0
"""Seconds for all of it."""
LONGEST: Final = 16_384
"""Bytes of an answer that are read: its status is what counts."""


class NotDelivered(Exception):
    """Nobody answered, or not as a push service does."""


@cache
def trusted() -> ssl.SSLContext:
    """Whom the system trusts."""
    return ssl.create_default_context()


async def deliver(
    endpoint: Endpoint,
    addresses: Sequence[str],
    headers: dict[str, str],
    body: bytes,
    tls: ssl.SSLContext | None = None,
) -> tuple[int, int | None]:
    """Post the letter to the first of these addresses that answers: its status, and when to come back if it says so.

    Where it sends us instead is not followed.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await connected(endpoint, addresses, tls or trusted())
            try:
                return await posted(endpoint, reader, writer, headers, body)
            finally:
                writer.close()
                with suppress(OSError, ssl.SSLError):
                    await writer.wait_closed()
    except (OSError, ssl.SSLError, TimeoutError, h11.ProtocolError, EOFError) as wrong:
        raise NotDelivered(repr(wrong)) from None


async def connected(
    endpoint: Endpoint, addresses: Sequence[str], tls: ssl.SSLContext
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    wrong: OSError = ConnectionError("no address")
    for address in addresses:
        try:
            if not endpoint.is_sealed:
                return await asyncio.open_connection(address, endpoint.port)
            return await asyncio.open_connection(address, endpoint.port, ssl=tls, server_hostname=endpoint.host)
        except OSError as error:
            wrong = error
    raise wrong


async def posted(
    endpoint: Endpoint,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    headers: dict[str, str],
    body: bytes,
) -> tuple[int, int | None]:
    talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST)
    given = {
        "host": endpoint.origin.partition("://")[2],
        "content-length": str(len(body)),
        "connection": "close",
        **headers,
    }
    writer.write(talk.send(h11.Request(method="POST", target=endpoint.path, headers=list(given.items()))) or b"")
    writer.write((talk.send(h11.Data(data=body)) or b"") + (talk.send(h11.EndOfMessage()) or b""))
    await writer.drain()
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(LONGEST)
            if not data:
                raise EOFError("it hung up")
            talk.receive_data(data)
        elif isinstance(event, h11.Response):
            later = dict(event.headers).get(b"retry-after", b"")
            return event.status_code, int(later) if later.isdigit() and len(later) < 6 else None
        elif not isinstance(event, h11.InformationalResponse):
            raise EOFError("that was no answer")
