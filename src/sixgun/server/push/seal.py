"""Sealing a notice for one browser (RFC 8291) and signing it as this server's (RFC 8292)."""

import hashlib
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cached_property
from typing import Any, Final

from sixgun import extra
from sixgun.server.push.endpoint import BadEndpoint, Endpoint

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are smaller, and not 0."""
POINT: Final = 65
AUTH: Final = 16
LASTS: Final = 12 * 3_600
"""Seconds for which a signature is good; push services take a day at most."""
NOBODY: Final = "mailto:nobody@sixgun.invalid"
WANTED_BY: Final = "A notice"


def is_installed() -> bool:
    try:
        crypto()
    except extra.MissingExtra:
        return False
    return True


def crypto() -> tuple[Any, Any, Any]:
    """What seals, what signs, and the curve that both use."""
    return (
        extra.load("http_ece", "people", WANTED_BY),
        extra.load("py_vapid", "people", WANTED_BY),
        extra.load("cryptography.hazmat.primitives.asymmetric.ec", "people", WANTED_BY),
    )


class Signet:
    """The key of all servers that share a store: made of the one that signs cookies, so that it is kept already."""

    def __init__(self, secret: bytes, public_url: str) -> None:
        self.secret = secret
        self.contact = public_url if public_url.startswith("https://") else NOBODY
        """Where whoever runs a push service finds whoever runs this server."""

    @cached_property
    def vapid(self) -> Any:
        _, py_vapid, ec = crypto()
        made = hashlib.blake2b(self.secret[:64], digest_size=48, person=b"sixgun push").digest()
        return py_vapid.Vapid02(ec.derive_private_key(int.from_bytes(made) % (ORDER - 1) + 1, ec.SECP256R1()))

    @property
    def public(self) -> str:
        """What a browser is told, so that it takes letters from nobody else."""
        numbers = self.vapid.public_key.public_numbers()
        return encoded(b"\x04" + numbers.x.to_bytes(32) + numbers.y.to_bytes(32))

    def authorization(self, endpoint: Endpoint) -> str:
        claims = {"aud": endpoint.origin, "exp": int(time.time()) + LASTS, "sub": self.contact}
        return str(self.vapid.sign(claims)["Authorization"])


def sealed(content: bytes, p256dh: str, auth: str) -> bytes:
    """What only that browser can read; everything that is sent is made for this letter alone."""
    http_ece, _, ec = crypto()
    key = ec.generate_private_key(ec.SECP256R1())
    return bytes(
        http_ece.encrypt(content, private_key=key, dh=decoded(p256dh), auth_secret=decoded(auth), version="aes128gcm")
    )


def must_be_keys(p256dh: str, auth: str) -> None:
    """Refuse what is no point of the curve, or no secret."""
    _, _, ec = crypto()
    try:
        point, secret = decoded(p256dh), decoded(auth)
        if len(point) != POINT or len(secret) != AUTH:
            raise ValueError("too long or too short")
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadEndpoint("these are no keys of a browser") from None


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
