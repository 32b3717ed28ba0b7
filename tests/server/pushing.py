"""A push service on loopback that opens what it is sent, and the keys of a browser that asked for it."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from sixgun.server.push.seal import decoded, encoded


@dataclass
class Browser:
    """What a browser keeps to itself, and what it tells whoever may send it something."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"sixteen signs ok"

    @property
    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": encoded(point), "auth": encoded(self.auth)}

    def opened(self, body: bytes) -> Any:
        """What stands in a letter, if it was sealed for this browser."""
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


@dataclass
class Letter:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    def signed_by(self, public: str) -> dict[str, Any]:
        """What its signature says, if that key has made it."""
        authorization = self.headers["authorization"]
        assert Vapid02.verify(authorization)
        said = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
        assert said["k"] == public
        claims: dict[str, Any] = json.loads(decoded(said["t"].split(".")[1]))
        return claims


class PushService:
    """Takes letters, and answers as it is told to."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.status: dict[str, int] = {}
        self.headers: dict[str, str] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                said = {name.lower(): value for name, value in self.headers.items()}
                service.letters.append(Letter(self.path, said, body))
                self.send_response(service.status.get(self.path, 201))
                for name, value in service.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def at(self, path: str) -> list[Letter]:
        return [letter for letter in self.letters if letter.path == path]


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()
        thread.join()
