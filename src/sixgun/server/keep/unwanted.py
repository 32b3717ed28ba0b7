"""Whom somebody does not want at his tables, for good."""

from sixgun.server.keep.journal import Statement
from sixgun.server.keep.store import Store
from sixgun.server.wire.refusal import Refuse


def keep_off(guest: str, other: str, name: str) -> Statement:
    return (
        "INSERT INTO unwanted (guest, other, name) VALUES (?, ?, ?) "
        "ON CONFLICT (guest, other) DO UPDATE SET name = excluded.name",
        (guest, other, name),
    )


def let_back(guest: str, other: str) -> Statement:
    return "DELETE FROM unwanted WHERE guest = ? AND other = ?", (guest, other)


async def kept_off(store: Store, guest: str) -> list[tuple[str, str]]:
    """Id and name of each, as he was called then."""
    sql = "SELECT other, name FROM unwanted WHERE guest = ? ORDER BY name, other"
    return [(other, name) for other, name in await store.read(sql, guest)]


async def must_be_wanted(store: Store, host: str | None, other: str) -> None:
    """Refuse a seat to somebody whom the host does not want at his tables."""
    if await store.read("SELECT 1 FROM unwanted WHERE guest = ? AND other = ?", host or "", other):
        raise Refuse("kicked")


def forget_unwanted(guest: str) -> Statement:
    """Neither whom he did not want, nor who did not want him."""
    return "DELETE FROM unwanted WHERE guest = ? OR other = ?", (guest, guest)
