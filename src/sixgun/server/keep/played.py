"""Games that are over, as those who sat there look back on them: a row a seat."""

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass, fields
from typing import Any, Final

from sixgun.picture.parts import GameName, Role
from sixgun.server.keep.journal import Statement
from sixgun.server.keep.store import Store
from sixgun.server.wire.mine import Against


@dataclass(frozen=True)
class Played:
    """A seat of a game that is over. Without guest and level it is a person who has deleted himself."""

    game: str
    seat: int
    guest: str
    name: str
    face: str
    level: str
    """Of a bot."""
    kind: GameName
    sets: str
    """Joined by blanks; empty in the dice game."""
    players: int
    against: Against
    """Whether another person sat there."""
    role: Role
    hero: str
    """The character."""
    won: bool
    deserted: bool
    """Left before the end, and so lost."""
    called: str
    """The table's name."""
    began: int
    ended: int
    moves: int

    @property
    def is_person(self) -> bool:
        return self.guest != ""


COLUMNS: Final = tuple(field.name for field in fields(Played))
NAMES: Final = ", ".join(COLUMNS)
TOGETHER: Final = 500
"""Games that are asked for at once."""
INSERT: Final = f"INSERT INTO played ({NAMES}) VALUES ({', '.join('?' * len(COLUMNS))})"


def read_row(row: Sequence[Any]) -> Played:
    said = dict(zip(COLUMNS, row, strict=True))
    return Played(**{**said, "won": bool(said["won"]), "deserted": bool(said["deserted"])})


def add_played(row: Played) -> Statement:
    """Plain INSERT: a game is noted once."""
    return INSERT, tuple(int(value) if isinstance(value, bool) else value for value in astuple(row))


@dataclass(frozen=True)
class Wanted:
    """Which of somebody's games; None and the empty string are all."""

    kind: str = ""
    role: str = ""
    won: bool | None = None
    before: tuple[int, str] | None = None
    """When the last one shown ended, and which it was: older ones follow."""

    @property
    def where(self) -> tuple[str, list[object]]:
        """As SQL, after the guest."""
        parts: list[str] = []
        values: list[object] = []
        for name, value in (("kind", self.kind), ("role", self.role)):
            if value:
                parts.append(f" AND {name} = ?")
                values.append(value)
        if self.won is not None:
            parts.append(" AND won = ?")
            values.append(int(self.won))
        if self.before is not None:
            parts.append(" AND (ended, game) < (?, ?)")
            values += self.before
        return "".join(parts), values


async def games_of(store: Store, guest: str, wanted: Wanted, most: int) -> list[Played]:
    """Somebody's latest games."""
    where, values = wanted.where
    sql = f"SELECT {NAMES} FROM played WHERE guest = ?{where} ORDER BY ended DESC, game DESC LIMIT ?"
    return [read_row(row) for row in await store.read(sql, guest, *values, most)]


async def all_games_of(store: Store, guest: str) -> list[Played]:
    """Everything somebody has played, the first game first."""
    sql = f"SELECT {NAMES} FROM played WHERE guest = ? ORDER BY ended, game"
    return [read_row(row) for row in await store.read(sql, guest)]


async def tables_of(store: Store, games: Iterable[str]) -> dict[str, list[Played]]:
    """Everybody who sat at these games."""
    ids = list(dict.fromkeys(games))
    found: dict[str, list[Played]] = {id: [] for id in ids}
    for row in map(read_row, await of_these(store, f"SELECT {NAMES} FROM played WHERE game", ids, " ORDER BY seat")):
        found[row.game].append(row)
    return found


async def still_kept(store: Store, games: Iterable[str]) -> set[str]:
    """Those of these games that can be looked at move by move."""
    return {id for (id,) in await of_these(store, "SELECT id FROM games WHERE ended IS NOT NULL AND id", list(games))}


async def of_these(store: Store, sql: str, ids: Sequence[str], order: str = "") -> list[tuple[Any, ...]]:
    """What is asked of many, so many at a time as every database takes."""
    found: list[tuple[Any, ...]] = []
    for first in range(0, len(ids), TOGETHER):
        some = ids[first : first + TOGETHER]
        found += await store.read(f"{sql} IN ({', '.join('?' * len(some))}){order}", *some)
    return found


async def called_when_met(store: Store, me: str, guest: str) -> str | None:
    """What somebody was called when one last played with him; None if one never did."""
    sql = (
        "SELECT his.name FROM played AS his JOIN played AS mine ON mine.game = his.game "
        "WHERE his.guest = ? AND mine.guest = ? ORDER BY his.ended DESC LIMIT 1"
    )
    found = await store.read(sql, guest, me) if me and guest != me else []
    return next((name for (name,) in found), None)


async def nobodys_seats(store: Store, game: str) -> list[int]:
    """The seats of people who have deleted themselves."""
    sql = "SELECT seat FROM played WHERE game = ? AND guest = '' AND level = '' ORDER BY seat"
    return [int(seat) for (seat,) in await store.read(sql, game)]
