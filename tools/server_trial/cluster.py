"""Several servers that share a PostgreSQL and a NATS, as one place to play at."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from string import ascii_lowercase
from typing import Final

from tools.server_trial.process import Server

NAMES: Final = ascii_lowercase
"""What the servers are called, where they have names."""


@dataclass
class Cluster:
    """Servers behind something that sends each client to the next of them, as a load balancer does."""

    servers: list[Server]

    def __post_init__(self) -> None:
        self.turn: Iterator[int] = cycle(range(len(self.servers)))

    @property
    def url(self) -> str:
        """Another server each time."""
        return self.servers[next(self.turn)].url

    @property
    def socket_url(self) -> str:
        return self.servers[next(self.turn)].socket_url

    def at(self, name: str) -> str:
        """The server that is called so, as a balancer finds it: they are called a, b and so on."""
        return self.servers[NAMES.index(name)].socket_url

    def kill(self) -> None:
        for server in self.servers:
            server.kill()

    def stop(self) -> None:
        for server in self.servers:
            server.stop()
