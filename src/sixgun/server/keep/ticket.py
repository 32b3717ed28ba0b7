"""Links that make another browser somebody: only their owner has them, for what is kept is a hash."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final, Literal

from sixgun.server.keep.journal import Statement
from sixgun.server.keep.store import Store

Kind = Literal["take", "recovery"]
"""To another device, once and soon; or printed, for the day on which everything else is lost."""

ID_BYTES: Final = 6
ID_LENGTH: Final = 8
SECRET_BYTES: Final = 18
TEN_MINUTES: Final = 600
NOBODYS: Final = bytes(hashlib.sha256().digest_size)
"""What a code without a ticket is compared with, so that it takes as long."""


@dataclass(frozen=True)
class Ticket:
    """A link that was given out and still works."""

    id: str
    guest: str
    kind: Kind
    until: int | None

    @property
    def spending(self) -> list[Statement]:
        """What is written with its use: a second use fails, whoever comes second."""
        return [] if self.until is None else [spend(self.id, self.until)]


def spend(id: str, until: int) -> Statement:
    """Plain INSERT: what was spent cannot be spent again."""
    return "INSERT INTO spent (id, until) VALUES (?, ?)", (id, until)


def give_out(guest: str, kind: Kind, now: int) -> tuple[str, int | None, list[Statement]]:
    """The code of a new link, until when it works, and what is kept of it; an older one of its kind works no more."""
    id, secret = secrets.token_urlsafe(ID_BYTES), secrets.token_urlsafe(SECRET_BYTES)
    until = now + TEN_MINUTES if kind == "take" else None
    return (
        id + secret,
        until,
        [
            ("DELETE FROM tickets WHERE guest = ? AND kind = ?", (guest, kind)),
            (
                "INSERT INTO tickets (id, guest, kind, hash, until) VALUES (?, ?, ?, ?, ?)",
                (id, guest, kind, hashed(secret), until),
            ),
        ],
    )


def hashed(secret: str) -> bytes:
    """It has more than a hundred random bits, so that nobody can try them all: one round is enough."""
    return hashlib.sha256(secret.encode()).digest()


async def ticket_of(store: Store, code: str, now: int) -> Ticket | None:
    """The ticket that a code is for, unless it has ended or was used."""
    id, secret = code[:ID_LENGTH], code[ID_LENGTH:]
    found = await store.read("SELECT guest, kind, hash, until FROM tickets WHERE id = ?", id)
    guest, kind, kept, until = found[0] if found else ("", "take", NOBODYS, 0)
    is_right = hmac.compare_digest(hashed(secret), bytes(kept))
    if not is_right or (until is not None and (until <= now or await is_spent(store, id))):
        return None
    return Ticket(id, guest, kind, until)


async def is_spent(store: Store, id: str) -> bool:
    return bool(await store.read("SELECT 1 FROM spent WHERE id = ?", id))


async def has_key(store: Store, guest: str) -> bool:
    """Whether somebody could come back without his cookie."""
    sql = "SELECT 1 FROM tickets WHERE guest = ? AND kind = 'recovery' UNION SELECT 1 FROM passkeys WHERE guest = ?"
    return bool(await store.read(sql, guest, guest))


def forget_keys(guest: str) -> list[Statement]:
    return [(f"DELETE FROM {table} WHERE guest = ?", (guest,)) for table in ("tickets", "passkeys")]


def forget_old_tickets(now: int) -> list[Statement]:
    """Whatever has ended is refused without being looked up."""
    return [
        ("DELETE FROM tickets WHERE until < ?", (now,)),
        ("DELETE FROM spent WHERE until < ?", (now,)),
    ]
