"""The store: everything that outlives a process. What is asked of it is written once, for every database we know."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from sixgun.deal import read_deal
from sixgun.server.keep.journal import Journal, Statement
from sixgun.server.keep.kept import JournalLine, Kept
from sixgun.server.keep.pack import open_pack, unpacked
from sixgun.server.keep.probe import Probe


class Store(ABC):
    """Keeps a promise before anything is sent: SQLite in a folder of one server, or PostgreSQL for many."""

    journal: Journal
    probe: Probe

    # writing

    async def write(self, *statements: Statement) -> None:
        """Write the statements together; when this returns, they are kept."""
        await self.journal.write(*statements)

    @abstractmethod
    def close(self) -> None:
        """Write what still waits, then let go."""

    @abstractmethod
    def announce(self, address: str) -> None:
        """Leave word where the server is found."""

    @abstractmethod
    def secret(self) -> bytes:
        """The key that signs cookies: made once."""

    @abstractmethod
    def tidying(self) -> AbstractAsyncContextManager[bool]:
        """Tidy up alone: False while another server does."""

    # reading

    @abstractmethod
    async def read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a query, with a ? for each value."""

    async def tables(self) -> list[tuple[str, bytes]]:
        """The code and the facts of every table."""
        return [(code, facts) for code, facts in await self.read("SELECT code, facts FROM tables ORDER BY code")]

    async def asleep_until(self, moment: int | None = None) -> list[str]:
        """The codes of tables that sleep, or of those that something is due at by then."""
        if moment is None:
            rows = await self.read("SELECT code FROM tables WHERE wakes IS NOT NULL ORDER BY wakes, code")
        else:
            rows = await self.read("SELECT code FROM tables WHERE wakes <= ? ORDER BY wakes, code", moment)
        return [code for (code,) in rows]

    async def facts(self, code: str) -> bytes | None:
        """The facts of one table."""
        return next((facts for (facts,) in await self.read("SELECT facts FROM tables WHERE code = ?", code)), None)

    async def guest(self, guest: str) -> tuple[str, str] | None:
        """Name and face of a guest."""
        found = await self.read("SELECT name, face FROM guests WHERE id = ?", guest)
        return next(((name, face) for name, face in found), None)

    async def game(self, game: str) -> Kept | None:
        """A game with its whole journal."""
        return (await self.whole([game])).get(game)

    async def whole(self, games: Sequence[str]) -> dict[str, Kept]:
        """Those of these games that there are, each with its whole journal."""
        among = f"IN ({', '.join('?' * len(games))})"
        rows = await self.read(
            "SELECT id, deal, settings, people, ended, pack, positions.data, finished.save FROM games "
            "LEFT JOIN positions ON positions.game = id LEFT JOIN finished ON finished.game = id "
            f"WHERE id {among}",
            *games,
        )
        journals: dict[str, list[JournalLine]] = {id: [] for id, *_ in rows}
        sql = f"SELECT game, seat, move, entropy, bot, reason FROM journal WHERE game {among} ORDER BY game, seq"
        for id, *line in await self.read(sql, *games):
            if id in journals:
                journals[id].append(JournalLine(*line))
        found: dict[str, Kept] = {}
        for id, deal, settings, people, ended, pack, position, finished in rows:
            if pack is not None:
                found[id] = await self.packed(id, pack)
            elif ended is not None and (now := await self.pack_of(id)) is not None:
                found[id] = await self.packed(id, now)  # it was packed while we read
            else:
                found[id] = Kept(
                    id=id,
                    deal=read_deal(deal),
                    settings=settings,
                    people=people,
                    ended=ended is not None,
                    journal=journals[id],
                    position=position,
                    finished=finished,
                )
        return found

    async def packed(self, game: str, pack: int) -> Kept:
        """A game that lies in a pack."""
        ((data,),) = await self.read("SELECT data FROM packs WHERE number = ?", pack)
        return unpacked(open_pack(data)[game])

    async def pack_of(self, game: str) -> int | None:
        """The pack that a game lies in by now."""
        return next((pack for (pack,) in await self.read("SELECT pack FROM games WHERE id = ?", game)), None)

    async def seat_in(self, game: str, guest: str) -> int | None:
        """The seat that a guest had in a game."""
        found = await self.read("SELECT seat FROM sat WHERE game = ? AND guest = ?", game, guest)
        return next((seat for (seat,) in found), None)

    async def analysis(self, game: str) -> bytes | None:
        """What was found in a game, as it was kept."""
        return next((data for (data,) in await self.read("SELECT data FROM analyses WHERE game = ?", game)), None)

    async def games(self) -> list[str]:
        """Every game there is."""
        return [id for (id,) in await self.read("SELECT id FROM games ORDER BY id")]

    async def unpacked(self, most: int) -> list[str]:
        """Games that are over and not in a pack, those of longest ago first."""
        sql = "SELECT id FROM games WHERE ended IS NOT NULL AND pack IS NULL ORDER BY ended LIMIT ?"
        return [id for (id,) in await self.read(sql, most)]

    async def games_before(self, moment: int, but: Collection[str]) -> list[str]:
        """Games that were over before then, and games that began before then and never came to an end."""
        sql = "SELECT id FROM games WHERE ended < ? OR (ended IS NULL AND began < ?)"
        return [id for (id,) in await self.read(sql, moment, moment) if id not in but]

    async def last_pack(self) -> int:
        return next(number or 0 for (number,) in await self.read("SELECT max(number) FROM packs"))
