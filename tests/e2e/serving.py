"""A real server for the tests: a process of its own, with its own data, that can be killed and started again."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE

ROOT: Final = Path(__file__).resolve().parents[2]
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d+)\s")
STATIC: Final = ROOT / "src" / "sixgun" / "server" / "static" / "index.html"


class Server:
    """A server on a port of its own, out of this checkout or another one."""

    def __init__(self, data: Path, checkout: Path = ROOT) -> None:
        self.data = data
        self.checkout = checkout
        self.port = 0
        """Any that is free; from the first start on the one it got, which whoever comes again looks for."""
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "tests.e2e.served", str(self.port), str(self.data)]
        if self.checkout != ROOT:
            command[2:] = ["sixgun", "serve", "--port", str(self.port), "--data", str(self.data)]
        environment = {**os.environ, "PYTHONPATH": str(self.checkout / "src")}
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.checkout, env=environment, stdout=log, stderr=log, start_new_session=True
            )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(self.said()[-2000:])
            time.sleep(0.05)

    def said(self) -> str:
        return (self.data / "server.log").read_text(encoding="utf-8")

    def answers(self) -> bool:
        if self.port == 0:
            if (address := ADDRESS.search(self.said())) is None:
                return False
            self.port = int(address[1])
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """SIGKILL, to the server and its workers: nothing is put in order first."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, with_signal: signal.Signals) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        os.killpg(self.process.pid, with_signal)
        self.process.wait(timeout=PATIENCE)
        self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
