"""What `sixgun admin` does, a function a task: each gives the lines to be printed."""

import argparse
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from sixgun.data_folder import data_folder
from sixgun.errors import BadOption, quoted
from sixgun.server.keep import hosting
from sixgun.server.keep.person import delete
from sixgun.server.keep.pg.store import PostgresStore
from sixgun.server.keep.sqlite import SqliteStore
from sixgun.server.keep.statement import forget_empty_packs, forget_game
from sixgun.server.keep.store import Store
from sixgun.server.table.facts_reader import BadFacts, read_facts
from sixgun.server.web.guard import network
from sixgun.server.web.guest import Guests
from sixgun.server.web.whole import everything
from sixgun.server.wire.name import stranger
from sixgun.server.wire.people import Guest

DAY: Final = 86_400
HOUSE: Final = 32
"""Signs of a house."""
GONE: Final = "somebody who is gone"
"""He has deleted himself."""

Task = Callable[[Store, argparse.Namespace], Coroutine[Any, Any, list[str]]]


def open_store(data: Path | None, database: str) -> Store:
    """The store of a server, beside it."""
    return PostgresStore(database, "sixgun admin") if database else SqliteStore(data or data_folder(), beside=True)


def when(moment: int | None) -> str:
    return "-" if moment is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


def columns(rows: Sequence[Sequence[object]]) -> list[str]:
    """Rows as lines, each column as wide as it must be."""
    texts = [[str(each) for each in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    return ["  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in texts]


async def tables(store: Store, args: argparse.Namespace) -> list[str]:
    found: list[Sequence[object]] = [("code", "phase", "game", "people", "bots", "house")]
    for code, data in await store.tables():
        try:
            facts = read_facts(data, code)
        except BadFacts:
            found.append((code, "damaged", "", "", "", ""))
            continue
        names = ", ".join(f"{place.guest.name} ({place.guest.id})" for _, place in facts.people() if place.guest)
        bots = sum(place.level is not None for place in facts.places)
        found.append((code, facts.phase, facts.settings.game, names or "-", bots, facts.house))
    return columns(found)


async def guests(store: Store, args: argparse.Namespace) -> list[str]:
    """Whoever has a name or has played a game to its end."""
    sql = (
        "SELECT guest, sum(games) FROM tallies WHERE about = 'seat' GROUP BY guest UNION ALL "
        "SELECT id, 0 FROM guests WHERE id NOT IN (SELECT guest FROM tallies)"
    )
    names = dict(await store.read("SELECT id, name FROM guests"))
    last = dict(await store.read("SELECT guest, max(ended) FROM played GROUP BY guest"))
    rows = [
        (guest, names.get(guest) or stranger(guest), int(games), when(last.get(guest)))
        for guest, games in await store.read(sql)
    ]
    shown = sorted((row for row in rows if args.name.casefold() in row[1].casefold()), key=lambda row: -row[2])
    return columns([("guest", "name", "games", "last game"), *shown])


def who(report: hosting.Report) -> str:
    return f"{report.name} ({report.guest})" if report.guest else GONE


async def reports(store: Store, args: argparse.Namespace) -> list[str]:
    found = await hosting.reports(store)
    return [
        line
        for each in found
        for line in (
            f"{when(each.at)}  {who(each)} of house {each.house or '-'} at table {each.code or '-'}, "
            f"by {each.reporter or GONE}:",
            f"  {each.words}",
        )
    ] or ["nobody has reported anything"]


async def blocked(store: Store, args: argparse.Namespace) -> list[str]:
    found = await hosting.blocked(store)
    if not found:
        return ["nobody is kept out"]
    return columns([("house", "since", "note"), *((house, when(at), note) for house, (note, at) in found.items())])


async def block(store: Store, args: argparse.Namespace) -> list[str]:
    house = house_of(store, args.address)
    await store.write(hosting.block(house, args.note))
    return [f"nobody from house {house} is let in any more"]


async def unblock(store: Store, args: argparse.Namespace) -> list[str]:
    house = house_of(store, args.address)
    if house not in await hosting.blocked(store):
        raise BadOption(f"{quoted(args.address)} is not kept out; `sixgun admin blocked` lists who is")
    await store.write(hosting.unblock(house))
    return [f"house {house} is let in again"]


def house_of(store: Store, address: str) -> str:
    """A house as servers know it: the address itself is kept nowhere."""
    if len(address) == HOUSE and address.isalnum():
        return address
    found = network(address)
    if found == address and not ("." in address or ":" in address):
        raise BadOption(f"{quoted(address)} is no address; write one such as 203.0.113.7, or a house of {HOUSE} signs")
    return Guests(store.secret(), secure=False).house(found)


async def close(store: Store, args: argparse.Namespace) -> list[str]:
    code = args.code.upper()
    if await store.facts(code) is None:
        raise BadOption(f"there is no table {quoted(code)}; `sixgun admin tables` lists them")
    await store.write(hosting.wish_closed(code))
    return [f"table {code} is closed within seconds, or when its server starts"]


async def prune(store: Store, args: argparse.Namespace) -> list[str]:
    if not args.days >= 0:
        raise BadOption(f"games cannot be older than {quoted(args.days)} days; choose 0 or more")
    before = int(time.time() - args.days * DAY)
    needed = {read_facts(data, code).game or "" for code, data in await store.tables()}
    old = await store.games_before(before, needed)
    for id in old:
        await store.write(*forget_game(id))
    await store.write(forget_empty_packs(), hosting.forget_reports(before))
    return [f"{len(old)} games are forgotten; what people see of their results stays with them"]


async def export(store: Store, args: argparse.Namespace) -> list[str]:
    found = await everything(store, await guest_of(store, args.guest))
    return [msgspec.json.format(msgspec.json.encode(found), indent=2).decode()]


async def delete_person(store: Store, args: argparse.Namespace) -> list[str]:
    who = await guest_of(store, args.guest)
    await store.write(*delete(who.id))
    return [f"{who.name} is deleted; a table where he sits forgets him when its server starts again"]


async def guest_of(store: Store, id: str) -> Guest:
    known = await store.guest(id)
    if known is None and not await store.read("SELECT 1 FROM profiles WHERE guest = ?", id):
        raise BadOption(f"nothing is kept of a guest {quoted(id)}; `sixgun admin guests` lists them")
    return Guest(id, *known) if known is not None else Guest(id, stranger(id), id)


TASKS: Final[dict[str, Task]] = {
    "tables": tables,
    "guests": guests,
    "reports": reports,
    "blocked": blocked,
    "block": block,
    "unblock": unblock,
    "close": close,
    "prune": prune,
    "export": export,
    "delete": delete_person,
}
