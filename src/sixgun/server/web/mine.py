"""One's own games and what they come to, and the pages of others who let one see theirs."""

import time
from collections.abc import Callable, Sequence
from typing import Any, Final, get_args

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sixgun.picture.parts import GameName, Role
from sixgun.server.keep.person import delete
from sixgun.server.keep.played import Wanted
from sixgun.server.keep.rated import Span, months_of
from sixgun.server.keep.tally import profile_of, show_name, tallies_of
from sixgun.server.table.hall import Hall
from sixgun.server.web.asked import asked, told
from sixgun.server.web.guest import Guests
from sixgun.server.web.looking_back import ENOUGH, page_of_games, statistics, total
from sixgun.server.web.standing import leaderboard, ratings
from sixgun.server.web.whole import about, everything
from sixgun.server.wire.mine import Against, MyGames, Player, Together
from sixgun.server.wire.people import Guest

NOT_SHOWN: Final = "Nobody is shown here: there is no such player, or he does not want to be.\n"
RESULTS: Final = {"won": True, "lost": False}


class Public(msgspec.Struct, forbid_unknown_fields=True):
    """Whether others may see one's name and page: `POST /api/me/public`."""

    on: bool


class Mine:
    """The routes of one's own page."""

    def __init__(self, hall: Hall, guests: Guests, known: Callable[[HTTPConnection], str | None]) -> None:
        self.hall = hall
        self.store = hall.store
        self.guests = guests
        self.known = known

    def routes(self) -> list[Route]:
        return [
            Route("/me.json", self.everything),
            Route("/api/me", self.me),
            Route("/api/me/games", self.games),
            Route("/api/me/public", self.publish, methods=["POST"]),
            Route("/api/me/delete", self.delete, methods=["POST"]),
            Route("/api/player/{guest}", self.player),
            Route("/api/leaders", self.leaders),
        ]

    # reading

    async def me(self, request: Request) -> Response:
        kind = request.query_params.get("game", "")
        return told(await about(self.store, await self.hall.guest(self.guest_of(request)), kind))

    async def games(self, request: Request) -> Response:
        guest = self.guest_of(request)
        try:
            wanted = read_wanted(request.query_params)
        except ValueError as wrong:
            return PlainTextResponse(f"{wrong}\n", 400)
        games, following = await page_of_games(self.store, guest, wanted)
        tallies = [tally for tally in await tallies_of(self.store, guest) if wanted.kind in ("", tally.kind)]
        return told(MyGames(games, following, total(tallies, wanted.role, wanted.won)))

    async def everything(self, request: Request) -> Response:
        found = await everything(self.store, await self.hall.guest(self.guest_of(request)))
        return told(found, {"content-disposition": 'attachment; filename="sixgun.json"'})

    async def player(self, request: Request) -> Response:
        """Somebody else, if he wants to be seen; of everybody else not even whether he exists."""
        guest, me = request.path_params["guest"], self.guest_of(request)
        profile = await profile_of(self.store, guest)
        if profile is None or not profile.shown:
            return PlainTextResponse(NOT_SHOWN, 404)
        return told(
            Player(
                guest=await self.hall.guest(guest),
                since=profile.since,
                enough=ENOUGH,
                ratings=ratings(await months_of(self.store, guest)),
                statistics=statistics(await tallies_of(self.store, guest)),
                together=await self.together(me, guest),
            )
        )

    async def together(self, me: str, guest: str) -> Together:
        sql = (
            "SELECT count(*), coalesce(sum(mine.won * his.won), 0) FROM played AS mine "
            "JOIN played AS his ON his.game = mine.game WHERE mine.guest = ? AND his.guest = ?"
        )
        ((games, won),) = await self.store.read(sql, me, guest)
        return Together(int(games), int(won))

    async def leaders(self, request: Request) -> Response:
        query = request.query_params
        game, against, span = query.get("game", "card"), query.get("against", "people"), query.get("span", "all")
        try:
            one_of("game", game, get_args(GameName))
            one_of("against", against, get_args(Against))
            one_of("span", span, get_args(Span))
        except ValueError as wrong:
            return PlainTextResponse(f"{wrong}\n", 400)
        return told(await leaderboard(self.hall, game, against, span == "month", self.guest_of(request)))

    # changing

    async def publish(self, request: Request) -> Response:
        wanted = await asked(request, Public)
        await self.store.write(show_name(self.guest_of(request), int(time.time()), wanted.on))
        return told(wanted)

    async def delete(self, request: Request) -> Response:
        """Nothing of him is left, and whoever asked is somebody new."""
        guest = self.guest_of(request)
        tables = await self.hall.all_tables_of(guest)
        await self.store.write(*delete(guest))
        for table in tables:
            table.renamed(Guest(guest, "", ""))
        self.hall.archive.more.set()
        return told({}, {"set-cookie": self.guests.header(self.guests.new())})

    def guest_of(self, request: Request) -> str:
        """Whoever has no cookie is somebody new, and nothing is kept of him."""
        return self.known(request) or self.guests.new()


def read_wanted(query: Any) -> Wanted:
    """Which games are asked for, by the address."""
    kind, role, result = (query.get(name, "") for name in ("game", "role", "result"))
    for name, value, known in (
        ("game", kind, get_args(GameName)),
        ("role", role, get_args(Role)),
        ("result", result, RESULTS),
    ):
        one_of(name, value, list(known))
    before = query.get("before", "")
    ended, _, game = before.partition(".")
    if before and not (ended.isascii() and ended.isdigit() and len(ended) < 16):
        raise ValueError("before= takes what an answer had as next.")
    return Wanted(kind, role, RESULTS.get(result), (int(ended), game) if before else None)


def one_of(name: str, value: str, known: Sequence[str]) -> None:
    if value and value not in known:
        raise ValueError(f"{name}= takes one of {', '.join(known)}.")
