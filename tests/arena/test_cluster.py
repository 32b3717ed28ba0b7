"""`--cluster`: a scheduler and two workers on this machine, one of them killed in the middle, and the same numbers."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Thread

import pytest

from sixgun.arena.plan import Plan
from sixgun.arena.survey import Survey, play_some
from sixgun.cli import main
from sixgun.lab.jobs import in_order
from tests.patience import PATIENCE

pytest.importorskip(
    "distributed", reason="DASK IS NOT INSTALLED: --cluster is not tested; pip install 'sixgun[cluster]'"
)


class Cluster:
    """A scheduler and workers as processes of their own."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        self.processes: list[subprocess.Popen[bytes]] = []
        self.folder = folder
        self.start("scheduler", "--port", "0")
        self.address = self.wait_for_address()
        self.workers: list[subprocess.Popen[bytes]] = []

    def start(self, what: str, *words: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", "--scheduler-file", str(self.file)]
        quiet = ["--host", "127.0.0.1", "--no-dashboard"]
        log = (self.folder / f"{what}.log").open("ab")
        process = subprocess.Popen(
            [*command, *quiet, *words], cwd=self.folder, stdout=log, stderr=log, start_new_session=True
        )
        self.processes.append(process)
        return process

    def wait_for_address(self) -> str:
        for _ in range(PATIENCE * 10):
            if self.file.exists() and self.file.read_text():
                return str(json.loads(self.file.read_text())["address"])
            time.sleep(0.1)
        raise AssertionError((self.folder / "scheduler.log").read_text())

    def with_workers(self, count: int) -> None:
        """Let so many be at work: new ones take the places of those that were killed."""
        self.workers = [worker for worker in self.workers if worker.poll() is None]
        while len(self.workers) < count:
            self.workers.append(self.start("worker", "--no-nanny", "--nthreads", "1"))
        client = import_module("distributed").Client(self.address, timeout=PATIENCE, set_as_default=False)
        client.wait_for_workers(count, timeout=PATIENCE)
        client.close()

    def close(self) -> None:
        for process in self.processes:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """One for all tests: a worker takes a second to load what it needs."""
    source = str(Path(__file__).resolve().parents[2] / "src")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", os.pathsep.join([source, os.environ.get("PYTHONPATH", "")]))
        found = Cluster(tmp_path_factory.mktemp("cluster"))
        try:
            yield found
        finally:
            found.close()


def test_a_worker_that_is_killed_changes_no_number(cluster: Cluster) -> None:
    cluster.with_workers(2)
    plan = Plan("dice", (4, 5), 6, ("greenhorn",))
    here = Survey()
    here.add(play_some(plan, 0, 200))
    there, chunks = Survey(), 0

    def run() -> None:
        nonlocal chunks
        for found in in_order(partial(play_some, plan), 200, cluster=cluster.address):
            there.add(found)
            chunks += 1
            if chunks == 5:
                cluster.workers[0].kill()

    runner = Thread(target=run, daemon=True)
    runner.start()
    runner.join(PATIENCE)
    assert not runner.is_alive(), f"stuck after {chunks} chunks"
    assert cluster.workers[0].poll() == -signal.SIGKILL
    assert cluster.workers[1].poll() is None
    assert there == here


def test_the_command_gives_the_same_numbers(cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    cluster.with_workers(1)
    words = ["arena", "--json", "--game", "dice", "--bots", "greenhorn", "--games", "4", "--no-ratings"]
    found = []
    for more in ([], ["--cluster", cluster.address]):
        assert main([*words, *more]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]


def test_a_cluster_without_workers_is_one_sentence(cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    for worker in cluster.workers:
        worker.kill()
        worker.wait()
    for _ in range(PATIENCE):
        code = main(["simulate", "--game", "dice", "--games", "1", "--cluster", cluster.address])
        told = capsys.readouterr().err
        if code == 2:
            break
        time.sleep(1)
    assert "has no workers; start some with `dask worker" in told
