"""By which names the server may be asked for: a page of another name that leads here is somebody else's."""

import socket
from functools import cached_property
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from sixgun.server.config import Config

LOCAL: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Endings of names that nobody in the wide world can have."""


class HostNames:
    """Addresses, names of the local network, this machine's own name, and the public one.

    Whoever owns any other name could let it lead to this machine, and his page would then count as our own in the
    browser of somebody who plays here.

    >>> from pathlib import Path
    >>> names = HostNames(Config(data=Path(), public_url="https://bang.example"))
    >>> [names.is_ours(host) for host in ("bang.example", "127.0.0.1:8080", "[::1]:80", "attic", "attic.local", "")]
    [True, True, True, True, True, True]
    >>> [names.is_ours(host) for host in ("evil.example", "bang.example.evil.example", "127.0.0.1.evil.example", "[")]
    [False, False, False, False]
    """

    def __init__(self, config: Config) -> None:
        self.config = config

    @cached_property
    def known(self) -> set[str]:
        return {
            "localhost",
            socket.gethostname().lower(),
            self.config.host.lower(),
            (urlsplit(self.config.public_url).hostname or "localhost").lower(),
        }

    def is_ours(self, host: str) -> bool:
        """Whether a request for this host is for us; programs that name none are no browsers."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower().removesuffix(".")
        except ValueError:
            return False
        if name in self.known or "." not in name or name.endswith(LOCAL):
            return ":" not in name or is_address(name)
        return is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
