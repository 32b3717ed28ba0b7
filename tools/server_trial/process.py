"""Real server processes, started fast: a warm process that has imported everything forks one for each request.

    python -m tools.server_trial.process

reads a config as JSON from each line of its input, forks a server, and prints its process id and address.
"""

import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from sixgun.extra import MissingExtra
from sixgun.server.config import Config
from sixgun.server.keep.pg.link import driver as psycopg
from sixgun.server.nodes.post import driver as nats
from sixgun.server.run import how_to_serve, serve

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 300.0
"""Seconds: no measure of anything, only an end for what hangs."""
FOLDERS: Final = ("data", "static", "docs")
ALONE: Final = "alone"


@dataclass(frozen=True)
class Server:
    """A server process that listens."""

    pid: int
    url: str

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/ws"

    def kill(self) -> None:
        """End it with SIGKILL, and wait until it is gone."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        until = time.monotonic() + PATIENCE
        try:
            os.kill(self.pid, how)
            while time.monotonic() < until:
                os.kill(self.pid, 0)
                time.sleep(0.002)
        except ProcessLookupError:
            return
        raise TimeoutError(f"the server {self.pid} did not end within {PATIENCE:.0f} s of {how.name}")


class Nursery:
    """The warm process."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process

    def start(self, config: Config) -> Server:
        """A new server; returns when it listens."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(said_of(config), default=str) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the process that starts servers has ended; its log says why")
        said = json.loads(line)
        if "wrong" in said:
            raise RuntimeError(said["wrong"])
        return Server(said["pid"], said["url"])


def said_of(config: Config) -> dict[str, object]:
    """What differs from the usual, so that a server of an older version understands it; and folders in any case."""
    usual = Config(data=config.data)
    return {name: value for name, value in asdict(config).items() if name in FOLDERS or value != getattr(usual, name)}


@contextmanager
def nursery(log: Path, program: str = __name__, checkout: Path = ROOT, alone: bool = False) -> Iterator[Nursery]:
    """A warm process for as long as it is needed; servers write their logs to `log`. Another checkout has others.

    One for servers that are `alone` does not import what only several need, as the real command does not.
    """
    with log.open("ab") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", program, *([ALONE] if alone else [])],
            cwd=checkout,
            env=None if checkout == ROOT else {**os.environ, "PYTHONPATH": str(checkout / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    try:
        yield Nursery(process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        process.wait(PATIENCE)


def main() -> None:
    """Fork a server for each line of the input."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # servers that ended leave nothing behind
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    how_to_serve(nothing, Config(data=Path())).load()  # what uvicorn imports late is then here already
    for driver in () if ALONE in sys.argv else (psycopg, nats):
        with suppress(MissingExtra):
            driver()
    gc.collect()
    gc.freeze()  # no server looks through all that again
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os._exit(run(line))


async def nothing(*_: object) -> None:
    """An application that does nothing."""


def run(line: str) -> int:
    """A server, in its own process."""
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    given: dict[str, Any] = json.loads(line)
    try:
        config = Config(**{**given, **{name: Path(given[name]) for name in FOLDERS}})
        return serve(config, lambda addresses: say({"pid": os.getpid(), "url": addresses[-1]}))
    except Exception as wrong:
        say({"wrong": f"{type(wrong).__name__}: {wrong}"})
        return 1


def end_with(parent: int) -> None:
    """Leave no server behind when the trial was broken off."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def say(what: dict[str, object]) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    main()
