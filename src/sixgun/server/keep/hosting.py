"""What whoever hosts wants of the servers: left in the store, where each of them finds it soon."""

import secrets
import time
from dataclasses import dataclass

from sixgun.server.keep.journal import Statement
from sixgun.server.keep.store import Store


@dataclass(frozen=True)
class Report:
    """What somebody says of somebody else."""

    at: int
    reporter: str
    guest: str
    name: str
    house: str
    code: str
    words: str


def wish_closed(code: str) -> Statement:
    return wish("close", code)


def wish(what: str, about: str) -> Statement:
    return (
        "INSERT INTO wishes (id, what, about, at) VALUES (?, ?, ?, ?)",
        (secrets.token_hex(8), what, about, int(time.time())),
    )


async def tables_to_close(store: Store) -> list[tuple[str, str]]:
    """The wishes for tables to be closed: each with its code."""
    return [(id, code) for id, code in await store.read("SELECT id, about FROM wishes WHERE what = 'close'")]


def fulfilled(id: str) -> Statement:
    return "DELETE FROM wishes WHERE id = ?", (id,)


def block(house: str, note: str) -> Statement:
    return (
        "INSERT INTO blocked (house, note, at) VALUES (?, ?, ?) ON CONFLICT (house) DO UPDATE SET note = excluded.note",
        (house, note, int(time.time())),
    )


def unblock(house: str) -> Statement:
    return "DELETE FROM blocked WHERE house = ?", (house,)


async def blocked(store: Store) -> dict[str, tuple[str, int]]:
    """The houses that are not let in, with why and since when."""
    found = await store.read("SELECT house, note, at FROM blocked ORDER BY at")
    return {house: (note, at) for house, note, at in found}


def add_report(report: Report) -> Statement:
    return (
        "INSERT INTO reports (id, at, reporter, guest, name, house, code, words) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(secrets.token_hex(8), report.at, report.reporter, report.guest, report.name),
            *(report.house, report.code, report.words),
        ),
    )


async def reports(store: Store) -> list[Report]:
    """The latest first."""
    sql = "SELECT at, reporter, guest, name, house, code, words FROM reports ORDER BY at DESC, id"
    return [Report(*row) for row in await store.read(sql)]


async def words_of(store: Store, reporter: str) -> list[str]:
    """What somebody has reported, the first one first."""
    found = await store.read("SELECT words FROM reports WHERE reporter = ? ORDER BY at, id", reporter)
    return [words for (words,) in found]


def nameless_in_reports(guest: str) -> list[Statement]:
    """Whoever is no more is nobody in what he and others have reported; what happened remains."""
    return [
        ("UPDATE reports SET reporter = '' WHERE reporter = ?", (guest,)),
        ("UPDATE reports SET guest = '', name = '' WHERE guest = ?", (guest,)),
    ]


def take_up_reports(guest: str, into: str) -> list[Statement]:
    """Two guests are one from now on."""
    return [
        ("UPDATE reports SET reporter = ? WHERE reporter = ?", (into, guest)),
        ("UPDATE reports SET guest = ? WHERE guest = ?", (into, guest)),
    ]


def forget_reports(before: int) -> Statement:
    return "DELETE FROM reports WHERE at < ?", (before,)
