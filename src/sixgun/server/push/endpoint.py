"""Where a letter may go. A browser names the address, so that somebody else may: nobody makes us knock at his doors.

Only HTTPS at its usual port, only names, only addresses of the open internet; and whatever a name means when it is
looked up is what is connected to, so that it cannot mean something else a moment later.
"""

import asyncio
import socket
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from sixgun.errors import SixgunError

LONGEST: Final = 1_000
HTTPS: Final = 443
PATIENCE: Final = 10.0
"""Seconds until a name must be known."""
NAT64: Final = IPv6Network("64:ff9b::/96")
"""Addresses of IPv4, behind a translator."""


class BadEndpoint(SixgunError):
    """A letter cannot go there."""


@dataclass(frozen=True)
class Endpoint:
    """An address that was looked at."""

    host: str
    port: int
    path: str
    """With what is asked for."""
    is_sealed: bool
    """HTTPS; plain only where the host allows addresses of his own."""

    @property
    def origin(self) -> str:
        """Whom the letter's signature is made for."""
        usual = HTTPS if self.is_sealed else 80
        return f"http{'s' * self.is_sealed}://{self.host}" + (f":{self.port}" if self.port != usual else "")


def read_endpoint(url: str, local: bool = False) -> Endpoint:
    """The parts of an address; `local` allows those of this machine and its network, for whoever tries it out.

    >>> read_endpoint("https://push.example/send/abc?x=1").path
    '/send/abc?x=1'
    >>> read_endpoint("http://push.example/send")
    Traceback (most recent call last):
    sixgun.server.push.endpoint.BadEndpoint: notices go to https:// addresses only
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadEndpoint("that is no address") from None
    host = parts.hostname or ""
    is_sealed = parts.scheme == "https"
    if not url.isascii() or not url.isprintable() or " " in url or len(url) > LONGEST or not host:
        raise BadEndpoint("that is no address")
    if not is_sealed and not (local and parts.scheme == "http"):
        raise BadEndpoint("notices go to https:// addresses only")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise BadEndpoint("an address with a name, a password or a # is no push service's")
    if not local and (port not in (None, HTTPS) or is_number(host)):
        raise BadEndpoint("notices go to names only, at the usual port of HTTPS")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(host, port or (HTTPS if is_sealed else 80), path, is_sealed)


def is_number(host: str) -> bool:
    """Whether a host is an address and no name.

    >>> is_number("127.0.0.1"), is_number("::1"), is_number("2130706433"), is_number("0x7f.1"), is_number("a.example")
    (True, True, True, True, False)
    """
    try:
        socket.inet_aton(host)  # all the odd ways in which systems read numbers
        return True
    except OSError:
        return ":" in host or "." not in host


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet.

    >>> [is_public(each) for each in ("127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "fd00::1", "::ffff:127.0.0.1")]
    [False, False, False, False, False, False]
    >>> [is_public(each) for each in ("93.184.215.14", "2606:2800::1", "64:ff9b::7f00:1", "224.0.0.1", "0.0.0.0")]
    [True, True, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if inner is None and found in NAT64:
        inner = ip_address(int(found) & 0xFFFFFFFF)
    found = inner or found
    return found.is_global and not found.is_multicast and not found.is_reserved


async def look_up(endpoint: Endpoint, threads: Executor, local: bool = False) -> list[str]:
    """The addresses that a name means now: one that is not public spoils them all."""
    ask = partial(socket.getaddrinfo, endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    try:
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.get_running_loop().run_in_executor(threads, ask)
    except (OSError, UnicodeError, TimeoutError):
        raise BadEndpoint("nobody knows that name") from None
    addresses = list(dict.fromkeys(str(where[0]) for *_, where in found))
    if not local and not all(map(is_public, addresses)):
        raise BadEndpoint("that name means an address that is not of the open internet")
    return addresses
