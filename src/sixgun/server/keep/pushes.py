"""Where people are told things while their page is closed: a row for each browser that asked for it."""

import hashlib
from dataclasses import astuple, dataclass
from typing import Final

from sixgun.server.keep.journal import Statement
from sixgun.server.keep.store import Store

MOST: Final = 5
"""Browsers of one guest: with one more, the one that was last heard of longest ago is forgotten."""
LASTS: Final = 180 * 86_400
"""Seconds after which a browser that was never here again is forgotten."""


@dataclass(frozen=True)
class Push:
    """A browser of a guest: where its push service takes letters, and the keys that they are sealed with."""

    id: str
    guest: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    since: int


def push_id(endpoint: str) -> str:
    """A browser has one endpoint, and an endpoint one browser."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


def keep_push(push: Push) -> list[Statement]:
    """Whoever asked last from a browser is told there, and nobody else."""
    return [
        (
            "INSERT INTO pushes (id, guest, endpoint, p256dh, auth, language, since) VALUES (?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, endpoint = excluded.endpoint, "
            "p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, since = excluded.since",
            astuple(push),
        ),
        (
            "DELETE FROM pushes WHERE guest = ? AND id NOT IN "
            "(SELECT id FROM pushes WHERE guest = ? ORDER BY since DESC, id LIMIT ?)",
            (push.guest, push.guest, MOST),
        ),
    ]


async def pushes_of(store: Store, guest: str) -> list[Push]:
    sql = "SELECT id, guest, endpoint, p256dh, auth, language, since FROM pushes WHERE guest = ? ORDER BY since, id"
    return [Push(*row) for row in await store.read(sql, guest)]


def forget_push(id: str, guest: str) -> Statement:
    return "DELETE FROM pushes WHERE id = ? AND guest = ?", (id, guest)


def forget_pushes(guest: str) -> Statement:
    return "DELETE FROM pushes WHERE guest = ?", (guest,)


def take_up_pushes(guest: str, into: str) -> Statement:
    """A browser that becomes somebody else is told what concerns him."""
    return "UPDATE pushes SET guest = ? WHERE guest = ?", (into, guest)


def forget_old_pushes(now: int) -> Statement:
    return "DELETE FROM pushes WHERE since < ?", (now - LASTS,)
