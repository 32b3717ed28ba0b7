"""Taking oneself along to another browser, and coming back when everything else is lost."""

import time
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sixgun.server.keep.journal import NotSaved, Statement
from sixgun.server.keep.person import delete, take_up
from sixgun.server.keep.tally import tallies_of
from sixgun.server.keep.ticket import Kind, Ticket, give_out, has_key, ticket_of
from sixgun.server.limit import Buckets
from sixgun.server.table.hall import Hall
from sixgun.server.web.asked import asked, told
from sixgun.server.web.guard import household
from sixgun.server.web.guest import Guests
from sixgun.server.web.looking_back import total
from sixgun.server.wire.mine import Bringing, Link
from sixgun.server.wire.people import Guest

TOO_FAST: Final = "Not so fast: wait a minute.\n"
NO_TICKET: Final = "That link does not work: it was used, it is older than ten minutes, or a newer one was made.\n"
SEATED: Final = "You have a seat at a table here; get up first, or choose to replace what is here.\n"

How = Literal["add", "replace"]


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """Whom a link would bring: `POST /api/me/look`."""

    code: Annotated[str, Meta(max_length=100)]


class Come(msgspec.Struct, forbid_unknown_fields=True):
    """Become the person of a link here, too: `POST /api/me/come`."""

    code: Annotated[str, Meta(max_length=100)]
    how: How


class Identity:
    """The routes by which a browser becomes somebody."""

    def __init__(self, hall: Hall, guests: Guests, known: Callable[[HTTPConnection], str | None]) -> None:
        self.hall = hall
        self.store = hall.store
        self.guests = guests
        self.known = known
        self.giving = Buckets(burst=5, rate=1 / 60)
        self.tries = Buckets(burst=10, rate=1 / 6)
        """Ten wrong codes at once, and one every six seconds, from one household."""

    def routes(self) -> list[Route]:
        return [
            Route("/api/me/take", self.take, methods=["POST"]),
            Route("/api/me/recovery", self.recovery, methods=["POST"]),
            Route("/api/me/look", self.look, methods=["POST"]),
            Route("/api/me/come", self.come, methods=["POST"]),
        ]

    # links

    async def take(self, request: Request) -> Response:
        return await self.give(request, "take")

    async def recovery(self, request: Request) -> Response:
        return await self.give(request, "recovery")

    async def give(self, request: Request, kind: Kind) -> Response:
        guest = self.known(request)
        if guest is None:
            return PlainTextResponse("Nobody is here who could be taken along; play first.\n", 404)
        if not self.giving.take(guest):
            return PlainTextResponse(TOO_FAST, 429)
        code, until, statements = give_out(guest, kind, int(time.time()))
        await self.store.write(*statements)
        # behind #, so that the code stays in the browser until its owner says yes
        return told(Link(self.hall.config.link(f"/take#{code}"), until))

    # using them

    async def look(self, request: Request) -> Response:
        wanted = await asked(request, Code)
        ticket = await self.ticket(request, wanted.code)
        return ticket if isinstance(ticket, Response) else told(await self.bringing(request, ticket.guest))

    async def bringing(self, request: Request, guest: str) -> Bringing:
        """Who would come, and what is here already."""
        mine = self.known(request)
        return Bringing(
            who=await self.hall.guest(guest),
            games=total(await tallies_of(self.store, guest)).games,
            here=0 if mine is None else total(await tallies_of(self.store, mine)).games,
            same=mine == guest,
        )

    async def come(self, request: Request) -> Response:
        wanted = await asked(request, Come)
        ticket = await self.ticket(request, wanted.code)
        if isinstance(ticket, Response):
            return ticket
        return await self.become(request, ticket.guest, wanted.how, ticket.spending)

    async def ticket(self, request: Request, code: str) -> Ticket | Response:
        """The ticket of a code; whoever tries one after the other learns nothing more for a while."""
        house = household(request.scope)
        if not self.tries.has(house):
            return PlainTextResponse(TOO_FAST, 429)
        ticket = await ticket_of(self.store, code, int(time.time()))
        if ticket is None:
            self.tries.take(house)
            return PlainTextResponse(NO_TICKET, 404)
        return ticket

    async def become(self, request: Request, guest: str, how: How, with_it: list[Statement]) -> Response:
        """From now on this browser is that guest; what it was is added to him, or goes."""
        mine = self.known(request)
        statements: list[Statement] = []
        deleted = False
        if mine is not None and mine != guest:
            if how == "add":
                if await self.hall.all_seats_of(mine):
                    return PlainTextResponse(SEATED, 409)
                statements = await take_up(self.store, mine, guest)
            elif not await has_key(self.store, mine):  # nobody could ever be him again
                deleted = True
                statements = delete(mine)
        try:
            await self.store.write(*with_it, *statements)
        except NotSaved:
            return PlainTextResponse(NO_TICKET, 404)
        if deleted and mine is not None:
            for table in await self.hall.all_tables_of(mine):
                table.renamed(Guest(mine, "", ""))
        return told(await self.hall.guest(guest), self.as_guest(guest))

    def as_guest(self, guest: str) -> dict[str, Any]:
        return {"set-cookie": self.guests.header(guest)}
