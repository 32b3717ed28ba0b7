"""Asking for notices while the page is closed, and for no more of them."""

import time
from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sixgun.server.keep.pushes import Push, forget_push, keep_push, push_id
from sixgun.server.limit import Buckets
from sixgun.server.push.endpoint import LONGEST, BadEndpoint, read_endpoint
from sixgun.server.push.seal import must_be_keys
from sixgun.server.table.hall import Hall
from sixgun.server.web.asked import asked, told
from sixgun.server.wire.mine import NoticeKey
from sixgun.text.messages import FIRST, languages

NOBODY: Final = "Nobody is here who could be sent a notice; sit down at a table first.\n"

Key = Annotated[str, Meta(max_length=200, pattern="^[A-Za-z0-9_-]+=*$")]
Url = Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class Subscribe(msgspec.Struct, forbid_unknown_fields=True):
    """Tell this browser when one is asked: `POST /api/me/notices`."""

    endpoint: Url
    p256dh: Key
    auth: Key
    language: Annotated[str, Meta(max_length=8)] = FIRST


class Unsubscribe(msgspec.Struct, forbid_unknown_fields=True):
    """Tell it nothing more: `POST /api/me/notices/off`."""

    endpoint: Url


class Notices:
    """The routes of it."""

    def __init__(self, hall: Hall, known: Callable[[HTTPConnection], str | None]) -> None:
        self.hall = hall
        self.store = hall.store
        self.known = known
        self.asking = Buckets(burst=10, rate=1 / 60)

    def routes(self) -> list[Route]:
        return [
            Route("/api/me/notices", self.key, methods=["GET"]),
            Route("/api/me/notices", self.subscribe, methods=["POST"]),
            Route("/api/me/notices/off", self.unsubscribe, methods=["POST"]),
        ]

    async def key(self, request: Request) -> Response:
        """The key by which a browser knows letters of this server."""
        return told(NoticeKey(self.hall.messenger.signet.public))

    async def subscribe(self, request: Request) -> Response:
        wanted = await asked(request, Subscribe)
        guest = self.known(request)
        if guest is None:
            return PlainTextResponse(NOBODY, 404)
        try:
            read_endpoint(wanted.endpoint, self.hall.config.local_push)
            must_be_keys(wanted.p256dh, wanted.auth)
        except BadEndpoint as wrong:
            return PlainTextResponse(f"No notice can be sent there: {wrong}.\n", 400)
        if not self.asking.take(guest):
            return PlainTextResponse("Not so fast: wait a minute.\n", 429)
        language = wanted.language if wanted.language in languages() else FIRST
        push = Push(
            *(push_id(wanted.endpoint), guest, wanted.endpoint, wanted.p256dh, wanted.auth, language, int(time.time()))
        )
        await self.store.write(*keep_push(push))
        return told({})

    async def unsubscribe(self, request: Request) -> Response:
        wanted = await asked(request, Unsubscribe)
        await self.store.write(forget_push(push_id(wanted.endpoint), self.known(request) or ""))
        return told({})
