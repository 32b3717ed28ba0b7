"""Guests: people without an account, known by a signed cookie that only this server can have given them."""

import hashlib
import secrets
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer

from sixgun.server.keep.migration import BadData

COOKIE: Final = "sixgun"
A_YEAR: Final = 365 * 24 * 3600
SECRET: Final = "secret.key"
KEY_LENGTH: Final = 32


class Guests:
    """Gives out cookies and reads them."""

    def __init__(self, secret: bytes, secure: bool) -> None:
        self.secret = secret
        self.signer = Signer(secret, salt="sixgun guest")
        self.secure = secure

    def new(self) -> str:
        """The id of somebody who was never here."""
        return secrets.token_hex(8)

    def read(self, cookie: str | None) -> str | None:
        """The guest's id, or None when the cookie is missing or not ours."""
        if not cookie:
            return None
        try:
            return self.signer.unsign(cookie).decode("ascii")
        except (BadSignature, UnicodeDecodeError):
            return None

    def house(self, household: str) -> str:
        """A household as tables know it: always the same, and nobody without the key can tell its address.

        >>> guests = Guests(b"k" * 32, secure=False)
        >>> guests.house("192.0.2.1") == guests.house("192.0.2.1"), len(guests.house("192.0.2.1"))
        (True, 32)
        """
        return hashlib.blake2b(
            household.encode(), digest_size=16, key=self.secret[:64], person=b"sixgun house"
        ).hexdigest()

    def header(self, guest: str) -> str:
        """The Set-Cookie line: scripts cannot read it, other sites cannot send it."""
        value = self.signer.sign(guest).decode("ascii")
        line = f"{COOKIE}={value}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
        return f"{line}; Secure" if self.secure else line


def read_secret(data: Path) -> bytes:
    """The key that signs cookies: made once, kept in the data folder, readable by its owner alone."""
    path = data / SECRET
    try:
        return kept_or_new(path)
    except OSError as wrong:
        raise BadData(
            f"{path} cannot be read ({wrong.strerror}); start the server as the user it is for, or with another --data"
        ) from None


def kept_or_new(path: Path) -> bytes:
    try:
        key = path.read_bytes()
        if len(key) < KEY_LENGTH:
            raise BadData(f"{path} is cut off; bring back a copy, or delete it and everyone is a stranger again")
        return key
    except FileNotFoundError:
        key = secrets.token_bytes(KEY_LENGTH)
        half_done = path.with_suffix(".new")
        half_done.unlink(missing_ok=True)
        half_done.touch(mode=0o600)
        half_done.write_bytes(key)
        half_done.replace(path)  # whoever stops us in the middle leaves no half a key
        return key
