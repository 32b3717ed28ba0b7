"""Real server processes for tests: forked from a warm one, on loopback, each with a data folder of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sixgun.server.config import Config
from tools.server_trial.process import Nursery, Server, nursery


@pytest.fixture(scope="session")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    """The process that starts servers."""
    with nursery(tmp_path_factory.mktemp("server") / "log") as start:
        yield start


Serve = Callable[..., Server]


@pytest.fixture
def serve(warm: Nursery, tmp_path: Path) -> Iterator[Serve]:
    """Starts a server; those that still run are stopped after the test."""
    running: list[Server] = []

    def start(**settings: object) -> Server:
        given = {
            "data": tmp_path / "data",
            "ports": (0,),
            "messages_a_second": 1000.0,
            "static": tmp_path / "client",
            **settings,
        }
        running.append(warm.start(Config(**given)))  # type: ignore[arg-type]
        return running[-1]

    yield start
    for server in running:
        server.kill()
