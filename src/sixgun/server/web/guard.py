"""What every answer carries and every request must bear: security headers, one's own origin, sizes and rates."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixgun.server.config import Config
from sixgun.server.limit import REMEMBERED, Buckets
from sixgun.server.web.host_name import HostNames

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # the client places cards and dice by style attributes
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
STRICT_TRANSPORT: Final = "max-age=31536000"
CHANGES: Final = "/api/me/"
"""Below this, something of one's own can be changed, by our own page."""
COSTS: Final = {
    "/assets/": 0.1,
    "/api/me": 1.0,
    "/api/player/": 1.0,
    "/api/leaders": 2.0,
    "/api/": 5.0,
    "/me.json": 20.0,
}
"""What a request counts for: the page comes in some forty parts, out of memory, and a whole class may open it behind
one address; a finished game has to be played again.
"""
NOT_OURS: Final = "This server is not called so; whoever runs it can name it with --public-url.\n"


class Guard:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.headers = dict(HEADERS)
        if config.is_https:
            self.headers["strict-transport-security"] = STRICT_TRANSPORT
        self.names = HostNames(config)
        self.public_origin = config.public_origin
        self.limit = Buckets(burst=config.requests_a_second * 10, rate=config.requests_a_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(self.headers)
            await send(message)

        if not self.names.is_ours(Headers(scope=scope).get("host", "")):
            refusal = PlainTextResponse(NOT_OURS, 421)
            await refusal(scope, receive, with_headers)
        elif not may_ask(scope, self.public_origin):
            refusal = PlainTextResponse("Only GET is answered here.\n", 405, {"allow": "GET, HEAD"})
            await refusal(scope, receive, with_headers)
        elif not self.limit.take(household(scope), cost(scope["path"])):
            refusal = PlainTextResponse("Not so fast.\n", 429, {"retry-after": "5"})
            await refusal(scope, receive, with_headers)
        else:
            await self.app(scope, receive, with_headers)


def may_ask(scope: Scope, public_origin: str) -> bool:
    """Everybody may look; what changes something must come from a page of ours."""
    if scope["method"] in ("GET", "HEAD"):
        return True
    is_change = scope["method"] == "POST" and scope["path"].startswith(CHANGES)
    return is_change and is_own_origin(Headers(scope=scope), public_origin)


def cost(path: str) -> float:
    return next((cost for beginning, cost in COSTS.items() if path.startswith(beginning)), 1.0)


def household(scope: Scope) -> str:
    """Where a request comes from, as limits count it; behind a proxy uvicorn has put the real address here."""
    client = scope.get("client")
    return network(client[0]) if client else "nowhere"


@lru_cache(REMEMBERED)
def network(address: str) -> str:
    """An address, or the network that one household has: whoever has one address of IPv6 has 2⁶⁴ of them.

    >>> network("2001:db8::1") == network("2001:db8::ffff:1"), network("2001:db8:0:1::1")
    (True, '2001:db8:0:1::/64')
    >>> network("::ffff:192.0.2.1"), network("192.0.2.1"), network("testclient")
    ('192.0.2.1', '192.0.2.1', 'testclient')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((found, 64), strict=False))
    return str(found)


def is_own_origin(headers: Headers, public_origin: str) -> bool:
    """Whether a WebSocket, or a change of something, was asked for by our own page.

    Browsers always say the origin, and other sites' pages cannot lie about it; programs that are no browser need
    not say one, and have nobody's cookie.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    if public_origin and origin == public_origin:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc != "" and parts.netloc == headers.get("host")


class Doors:
    """How many connections each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()
        self.limit = Buckets(burst=most, rate=5)

    def enter(self, address: str) -> bool:
        if self.open[address] >= self.most or not self.limit.take(address):
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


def cookie(headers: Iterable[tuple[bytes, bytes]], name: str) -> str | None:
    """A cookie by its name, whatever else stands in the header."""
    for key, value in headers:
        if key == b"cookie":
            for part in value.decode("latin-1").split(";"):
                word, _, found = part.strip().partition("=")
                if word == name:
                    return found
    return None
