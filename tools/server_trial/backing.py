"""PostgreSQL and NATS for trials: throw-away servers on loopback, on free ports, gone when the trial is over."""

import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sixgun.server.keep.pg.link import driver
from tools.backends import program

PATIENCE: Final = 300.0
"""Seconds: no measure of anything, only an end for what hangs."""
LUCK: Final = random.SystemRandom()
"""Trials beside each other look for ports at the same time, and may have the same seed."""
FIRST_PORT: Final = 10_000
NOT_FOR_ROOT: Final = "postgres"
"""The user as whom PostgreSQL runs where we are root, which it refuses to be."""
SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "log_min_messages": "fatal",
}


def free_port() -> int:
    """A port that is free, below those that the system gives to whoever connects to something.

    One of those could be somebody's by the time a server is started, or started again; and whoever knocks there while
    nobody listens may be given that very port, and reach himself.
    """
    while True:
        port = LUCK.randrange(FIRST_PORT, given_from())
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def given_from() -> int:
    """The first port that the system gives away by itself."""
    try:
        return int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    except OSError:  # only Linux says it there
        return 32_768


class Backing:
    """A server that can be ended and started again, on the same port with the same data."""

    process: "subprocess.Popen[bytes]"

    def __init__(self, port: int) -> None:
        self.port = port

    def start(self) -> None:
        raise NotImplementedError

    def is_there(self) -> bool:
        raise NotImplementedError

    def wait_for(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.is_there():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{type(self).__name__} on port {self.port} does not come up")
            time.sleep(0.02)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def restart(self, how: signal.Signals = signal.SIGTERM, pause: float = 0.0) -> None:
        self.end(how)
        time.sleep(pause)
        self.start()


class Postgres(Backing):
    """A cluster of its own; `end(SIGINT)` breaks off what is under way, SIGQUIT is a crash."""

    def __init__(self, data: Path, port: int, sure: bool) -> None:
        super().__init__(port)
        self.data = data
        self.sure = sure
        self.count = 0

    @property
    def as_user(self) -> dict[str, Any]:
        if os.geteuid() != 0:
            return {}
        user = pwd.getpwnam(NOT_FOR_ROOT)
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    def create(self) -> None:
        if self.as_user:
            shutil.chown(self.data, NOT_FOR_ROOT)
        made = [str(program("initdb")), "-D", str(self.data / "cluster"), "-U", "sixgun", "-A", "trust", "-E", "UTF8"]
        said = subprocess.run([*made, "--no-sync", "--locale=C"], cwd=self.data, capture_output=True, **self.as_user)
        if said.returncode:
            raise RuntimeError(said.stderr.decode())

    def start(self) -> None:
        settings = {**SETTINGS, "port": str(self.port), "fsync": "on" if self.sure else "off"}
        self.process = subprocess.Popen(
            [
                str(program("postgres")),
                *("-D", str(self.data / "cluster")),
                *(part for name, value in settings.items() for part in ("-c", f"{name}={value}")),
            ],
            cwd=self.data,
            stdout=subprocess.DEVNULL,
            stderr=(self.data / "log").open("ab"),
            **self.as_user,
        )
        self.wait_for()

    def is_there(self) -> bool:
        try:
            driver().connect(self.url("postgres"), connect_timeout=2).close()
        except driver().OperationalError:
            return False
        return True

    def url(self, database: str) -> str:
        return f"postgresql://sixgun@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """The address of a new and empty database."""
        self.count += 1
        name = f"trial_{os.getpid()}_{self.count}"
        with driver().connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return self.url(name)


class Nats(Backing):
    """A server that carries letters."""

    def start(self) -> None:
        self.process = subprocess.Popen(
            ["nats-server", "-a", "127.0.0.1", "-p", str(self.port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.wait_for()

    def is_there(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"


@contextmanager
def postgres(sure: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL while it is needed; `sure` waits for the disk as a real one does."""
    folder = Path(tempfile.mkdtemp(prefix="sixgun-pg-"))
    server = Postgres(folder, free_port(), sure)
    try:
        server.create()
        server.start()
        yield server
        server.end(signal.SIGINT)
    finally:
        gone(server, lambda: shutil.rmtree(folder, ignore_errors=True))


@contextmanager
def nats() -> Iterator[Nats]:
    server = Nats(free_port())
    try:
        server.start()
        yield server
        server.end()
    finally:
        gone(server, lambda: None)


def gone(server: Backing, then: Callable[[], object]) -> None:
    """Leave no process behind, whatever happened."""
    if hasattr(server, "process") and server.process.poll() is None:
        server.end(signal.SIGKILL)
    then()
