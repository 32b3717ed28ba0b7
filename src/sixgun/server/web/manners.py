"""Keeping somebody from one's tables, telling whoever hosts of him, and what one wants to hear."""

import time
from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sixgun.server.keep.hosting import Report, add_report
from sixgun.server.keep.played import called_when_met
from sixgun.server.keep.quiet import phrases_only
from sixgun.server.keep.unwanted import keep_off, kept_off, let_back
from sixgun.server.limit import Buckets
from sixgun.server.table.hall import Hall
from sixgun.server.table.talk import clean
from sixgun.server.web.asked import asked, told

MOST: Final = 200
"""People whom somebody can keep off."""
NOBODY: Final = "You have not played with anybody of that id.\n"

Id = Annotated[str, Meta(min_length=1, max_length=32)]


class Block(msgspec.Struct, forbid_unknown_fields=True):
    """Keep somebody from one's own tables, or no longer: `POST /api/me/block`."""

    guest: Id
    on: bool = True


class Reported(msgspec.Struct, forbid_unknown_fields=True):
    """Tell whoever hosts of somebody one has played with: `POST /api/me/report`."""

    guest: Id
    words: Annotated[str, Meta(min_length=1, max_length=500)]
    game: Annotated[str, Meta(max_length=32)] = ""


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """Hear phrases only from people one has not played with, or all they say: `POST /api/me/words`.

    Tables look it up when one comes and after `resync`.
    """

    phrases: bool


class Manners:
    """The routes of it. Only who was at the same table can be meant, so that nobody reports strangers by the dozen."""

    def __init__(self, hall: Hall, known: Callable[[HTTPConnection], str | None]) -> None:
        self.hall = hall
        self.store = hall.store
        self.known = known
        self.reporting = Buckets(burst=5, rate=1 / 600)

    def routes(self) -> list[Route]:
        return [
            Route("/api/me/block", self.block, methods=["POST"]),
            Route("/api/me/report", self.report, methods=["POST"]),
            Route("/api/me/words", self.words, methods=["POST"]),
        ]

    async def block(self, request: Request) -> Response:
        wanted = await asked(request, Block)
        me = self.known(request) or ""
        if not wanted.on:
            await self.store.write(let_back(me, wanted.guest))
            return told({})
        name = await called_when_met(self.store, me, wanted.guest)
        if name is None or len(await kept_off(self.store, me)) >= MOST:
            return PlainTextResponse(NOBODY, 404)
        await self.store.write(keep_off(me, wanted.guest, name))
        return told({})

    async def report(self, request: Request) -> Response:
        wanted = await asked(request, Reported)
        me = self.known(request) or ""
        name = await called_when_met(self.store, me, wanted.guest)
        if name is None:
            return PlainTextResponse(NOBODY, 404)
        if not self.reporting.take(me):
            return PlainTextResponse("That is enough for now: whoever hosts reads what is there first.\n", 429)
        said = Report(int(time.time()), me, wanted.guest, name, "", wanted.game, clean(wanted.words))
        await self.store.write(add_report(said))
        return told({})

    async def words(self, request: Request) -> Response:
        wanted = await asked(request, Words)
        me = self.known(request)
        if me is None:
            return PlainTextResponse("This browser is nobody yet; open the page of a table first.\n", 404)
        await self.store.write(phrases_only(me, wanted.phrases))
        return told(wanted)
