"""What is asked for by POST, and answers that nobody keeps for later."""

from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from sixgun.errors import ECHO, clipped
from sixgun.server.wire.protocol import ENCODE

LONGEST: Final = 16_384
"""Bytes of what is asked for: a passkey is the longest."""

T = TypeVar("T")


async def asked(request: Request, kind: type[T]) -> T:
    """What the body of a request says, or a sentence why not."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > LONGEST:
            raise HTTPException(413, "That is too long.\n")
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except msgspec.MsgspecError as wrong:
        raise HTTPException(400, f"That is not understood: {clipped(wrong, ECHO)}\n") from None


def told(what: Any, headers: dict[str, str] | None = None, status: int = 200) -> Response:
    """An answer for this person alone, and for now."""
    kept = {"cache-control": "no-store", **(headers or {})}
    return Response(ENCODE.encode(what), status, media_type="application/json", headers=kept)
