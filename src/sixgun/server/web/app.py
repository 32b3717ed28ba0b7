"""The web application: pages, the WebSocket, replays, health and figures."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache, partial
from typing import Any, Final

import msgspec
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from sixgun import extra
from sixgun.kernel.choice import LETTERS
from sixgun.server.config import Config
from sixgun.server.keep.erasing import nameless
from sixgun.server.keep.kept import Kept
from sixgun.server.keep.person import gone_of
from sixgun.server.keep.played import nobodys_seats
from sixgun.server.metric import REGISTRY
from sixgun.server.table.hall import Hall
from sixgun.server.web.connection import Connection
from sixgun.server.web.guard import Doors, Guard, cookie, household, is_own_origin
from sixgun.server.web.guest import COOKIE, Guests
from sixgun.server.web.host_name import HostNames
from sixgun.server.web.identity import Identity
from sixgun.server.web.made_once import MadeOnce, TooBusy
from sixgun.server.web.manners import Manners
from sixgun.server.web.mine import Mine
from sixgun.server.web.notices import Notices
from sixgun.server.web.passkey import Passkeys
from sixgun.server.web.preview import Preview, of_site, of_table, preferred, tags
from sixgun.server.web.replay import record, steps
from sixgun.server.web.static import Client, Docs
from sixgun.server.web.table_code import code_in
from sixgun.server.wire.refusal import Refuse
from sixgun.text.messages import Messages

MY_PAGES: Final = ("/me", "/me/{tab}", "/player/{guest}", "/take")
METRICS_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
FOREVER: Final = "public, max-age=31536000, immutable"

messages = cache(Messages)
"""The sentences of each language that somebody has asked for."""


async def missing(request: Request, wrong: Exception) -> Response:
    """Whoever hosts has left out what was asked for: he can read how to get it."""
    return PlainTextResponse(f"{wrong}\n", 501)


def hall_of(config: Config) -> Hall:
    """What it takes to be one of several servers is loaded only by those that are."""
    if not config.database:
        return Hall(config)
    from sixgun.server.nodes.hall import NodeHall

    return NodeHall(config)


class Site:
    """One server with everything that belongs to it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.hall = hall_of(config)
        self.guests = Guests(self.hall.store.secret(), config.is_https)
        self.client = Client(config.static)
        self.docs = Docs(config.docs)
        self.doors = Doors(config.most_connections_an_address)
        self.names = HostNames(config)
        self.finished = MadeOnce()
        self.mine = Mine(self.hall, self.guests, self.known)
        self.identity = Identity(self.hall, self.guests, self.known)
        self.manners = Manners(self.hall, self.known)
        self.notices = Notices(self.hall, self.known)
        self.passkeys = Passkeys(self.identity, self.guests.secret)

    def app(self) -> ASGIApp:
        pages = self.pages()

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            """A WebSocket needs nothing of what stands before the pages."""
            if scope["type"] == "websocket" and scope["path"] == "/ws":
                await self.socket(WebSocket(scope, receive, send))
            else:
                await pages(scope, receive, send)

        return answer

    def pages(self) -> Starlette:
        return Starlette(
            routes=[
                Route("/healthz", self.health),
                Route("/metrics", self.metrics),
                Route("/api/replay/{game}", self.replay),
                Route("/api/record/{game}", self.record),
                Route("/", self.page),
                Route("/t/{code:path}", self.table_page),
                Route("/replay/{game}", self.page),
                Route("/learn", self.page),
                Route("/learn/{lesson}", self.page),
                *(Route(path, self.page) for path in MY_PAGES),
                *self.mine.routes(),
                *self.identity.routes(),
                *self.passkeys.routes(),
                *self.manners.routes(),
                *self.notices.routes(),
                Route("/puzzles", self.page),
                Route("/puzzles/{puzzle}", self.page),
                Route("/docs", self.to_docs),
                Route("/docs/{file:path}", self.docs_file),
                Route("/{file:path}", self.file),
            ],
            middleware=[Middleware(Guard, config=self.config)],
            lifespan=self.lifespan,
            exception_handlers={extra.MissingExtra: missing},
        )

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.hall.start()
        yield
        await self.hall.stop()

    # people

    def known(self, connection: HTTPConnection) -> str | None:
        """The guest behind a request, by the cookie."""
        return self.guests.read(cookie(connection.scope["headers"], COOKIE))

    async def socket(self, socket: WebSocket) -> None:
        """The seat comes from the signed cookie alone; whoever has none gets one with the handshake."""
        where = household(socket.scope)
        if self.guests.house(where) in self.hall.wishes.blocked:
            await socket.close(1008)
            return
        is_ours = self.names.is_ours(socket.headers.get("host", ""))
        if not (is_ours and is_own_origin(socket.headers, self.config.public_origin)) or not self.doors.enter(where):
            await socket.close(1008)
            return
        try:
            id = self.known(socket)
            headers = []
            if id is None or await gone_of(self.hall.store, [id]):
                id = self.guests.new()
                headers.append((b"set-cookie", self.guests.header(id).encode("ascii")))
            await socket.accept(headers=headers)
            await Connection(socket, await self.hall.guest(id), self.hall, self.guests.house(where)).run()
        finally:
            self.doors.leave(where)

    async def page(self, request: Request) -> Response:
        return self.shown(request, of_site)

    async def table_page(self, request: Request) -> Response:
        """The page of a table, found whatever was pasted along with its code."""
        pasted = request.path_params["code"]
        code = code_in(pasted)
        if code not in ("", pasted):
            return RedirectResponse(f"/t/{code}?{request.url.query}".rstrip("?"))
        try:
            table = await self.hall.find(code, self.guests.house(household(request.scope)), self.known(request))
        except Refuse:
            return self.shown(request, of_site, 404)
        return self.shown(request, partial(of_table, table.settings))

    def shown(self, request: Request, preview: Callable[[Messages], Preview], status: int = 200) -> Response:
        """The page, with what a chat shows of its address."""
        language = preferred(request.headers.get("accept-language", ""))
        origin = self.config.public_origin or f"{request.url.scheme}://{request.url.netloc}"
        head = tags(preview(messages(language)), origin, request.url.path)
        response = self.client.page(request, head, status)
        if self.known(request) is None:
            response.headers.append("set-cookie", self.guests.header(self.guests.new()))
        return response

    async def file(self, request: Request) -> Response:
        return self.client.file(request, request.path_params["file"])

    async def to_docs(self, request: Request) -> Response:
        return RedirectResponse("/docs/")

    async def docs_file(self, request: Request) -> Response:
        return await self.docs.file(request, request.path_params["file"])

    # finished games

    async def replay(self, request: Request) -> Response:
        """A finished game as JSON, always packed; `?as=B` shows what seat B saw."""
        letter = request.query_params.get("as", "")
        if letter not in ("", *LETTERS):
            return PlainTextResponse(f"as= takes a seat, one of {LETTERS}.\n", 400)
        seat = LETTERS.index(letter) if letter else None
        headers = {"content-encoding": "gzip"}
        return await self.of_finished(request, f"as {letter}", lambda kept: steps(kept, seat), headers, seat or 0)

    async def record(self, request: Request) -> Response:
        name = f'attachment; filename="{request.path_params["game"]}.sixgun"'
        headers = {"content-disposition": name, "content-type": "text/plain; charset=utf-8"}
        return await self.of_finished(request, "record", record, headers)

    async def of_finished(
        self, request: Request, what: str, make: Callable[[Kept], bytes], headers: dict[str, str], seat: int = 0
    ) -> Response:
        """Something about a finished game that has such a seat: found or made, and good for ever."""
        game = request.path_params["game"]
        nobody = await nobodys_seats(self.hall.store, game)
        key = (game, what, *nobody)
        data = self.finished.get(key)
        if data is None:
            kept = await self.hall.store.game(game)
            if kept is None or not kept.ended or seat >= kept.deal.players:
                return PlainTextResponse("There is no such finished game.\n", 404)
            try:
                shown = replace(kept, people=nameless(kept.people, nobody)) if nobody else kept
                data = await self.finished.made(key, partial(make, shown))
            except TooBusy:
                return PlainTextResponse("Too much is asked for at once; try again soon.\n", 503, {"retry-after": "5"})
        return Response(data, media_type="application/json", headers={**headers, "cache-control": FOREVER})

    # for whoever runs it

    async def health(self, request: Request) -> Response:
        """Whether moves can be kept, without which nothing works, and whether every table is at work."""
        fallen = sorted(self.hall.fallen)
        writable = await self.hall.store.probe.is_writable()
        told = self.hall.health()
        well = writable and not fallen and not told.get("leaving")
        facts: dict[str, Any] = {
            "ok": well,
            "writable": writable,
            "tables": len(self.hall.tables),
            "fallen": fallen,
            "unreadable": sorted(self.hall.unreadable),
            **told,
        }
        return Response(msgspec.json.encode(facts), 200 if well else 503, media_type="application/json")

    async def metrics(self, request: Request) -> Response:
        self.hall.count()
        return Response(generate_latest(REGISTRY), headers={"content-type": METRICS_TYPE})
