"""Guests: people without an account, known by a signed cookie that only this server can have given them."""

import hashlib
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer

COOKIE: Final = "sixgun"
A_YEAR: Final = 365 * 24 * 3600


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
