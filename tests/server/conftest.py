"""Real server processes for tests: forked from a warm one, on loopback, each with a data folder of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sixgun.server.config import Config
from sixgun.server.keep.pg.store import PostgresStore
from sixgun.server.keep.sqlite import SqliteStore
from sixgun.server.keep.store import Store
from tools.backends import missing
from tools.server_trial.backing import Nats, Postgres, nats, postgres
from tools.server_trial.cluster import Cluster
from tools.server_trial.process import Nursery, Server, nursery


@pytest.fixture(scope="session")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    """The process that starts servers."""
    with nursery(tmp_path_factory.mktemp("server") / "log") as start:
        yield start


Serve = Callable[..., Server]
ServeAnywhere = Callable[..., Server | Cluster]
NODES = 3


def configured(tmp_path: Path, **settings: object) -> Config:
    given = {
        "data": tmp_path / "data",
        "ports": (0,),
        "messages_a_second": 1000.0,
        "static": tmp_path / "client",
        **settings,
    }
    return Config(**given)  # type: ignore[arg-type]


@pytest.fixture
def serve(warm: Nursery, tmp_path: Path) -> Iterator[Serve]:
    """Starts a server; those that still run are stopped after the test."""
    running: list[Server] = []

    def start(**settings: object) -> Server:
        running.append(warm.start(configured(tmp_path, **settings)))
        return running[-1]

    yield start
    for server in running:
        server.kill()


@pytest.fixture(params=["one process", pytest.param("three nodes", marks=pytest.mark.hosts)])
def anywhere(request: pytest.FixtureRequest, warm: Nursery, tmp_path: Path) -> Iterator[ServeAnywhere]:
    """Starts a server, or three that share everything; the same again is a restart."""
    if request.param == "one process":
        yield request.getfixturevalue("serve")
        return
    database = request.getfixturevalue("database").database()
    carrier: Nats = request.getfixturevalue("carrier")
    running: list[Cluster] = []

    def start(**settings: object) -> Cluster:
        config = configured(tmp_path, database=database, nats=carrier.url, **settings)
        running.append(Cluster([warm.start(config) for _ in range(NODES)]))
        return running[-1]

    yield start
    for cluster in running:
        cluster.kill()


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    if missing():
        pytest.skip(f"there is no {' and no '.join(missing())} here")
    with postgres() as server:
        yield server


@pytest.fixture(scope="session")
def carrier() -> Iterator[Nats]:
    """A NATS of our own."""
    if missing():
        pytest.skip(f"there is no {' and no '.join(missing())} here")
    with nats() as server:
        yield server


OpenStore = Callable[[], Store]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.hosts)])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """Opens the same store again and again, of each kind that there is."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    url = request.getfixturevalue("database").database()
    return lambda: PostgresStore(url)
