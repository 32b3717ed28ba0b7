"""sixgun serve --database … --nats …: what is wrong with them is one sentence with the way out, and no password."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.server_trial.backing import Nats, Postgres, free_port

TOGETHER = (
    "several servers need --database (PostgreSQL keeps) and --nats (NATS carries) together; give both, or neither"
)


def serve(tmp_path: Path, *words: str) -> str:
    """The one sentence that a server says before it ends."""
    command = [sys.executable, "-m", "sixgun", "serve", "--port", "0", "--data", str(tmp_path / "data"), *words]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("sixgun: ")
    assert len(done.stderr.splitlines()) == 1
    assert "s3cret" not in done.stderr
    assert not (tmp_path / "data").exists()
    return done.stderr


@pytest.mark.parametrize("words", [("--database", "postgresql://db/sixgun"), ("--nats", "nats://carrier")])
def test_one_without_the_other(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert TOGETHER in serve(tmp_path, *words)


@pytest.mark.hosts
def test_what_is_wrong_is_said(tmp_path: Path, database: Postgres, carrier: Nats) -> None:
    good, letters = database.url("postgres"), carrier.url
    nobody = free_port()
    elsewhere = f"127.0.0.1:{nobody}"
    for base, post, said in (
        (
            "mysql://x/y",
            letters,
            "--database is no address of PostgreSQL; write one such as postgresql://user@host/sixgun",
        ),
        ("postgresql://[", letters, "--database cannot be read as an address; write one such as"),
        (f"postgresql://me:s3cret@{elsewhere}/x", letters, f"PostgreSQL at {elsewhere} lets nobody in ("),
        (f"{database.url('no_such')}", letters, 'database "no_such" does not exist); start it, or mend --database'),
        (good, "http://127.0.0.1", "--nats is no address of a NATS server; write one such as nats://host:4222"),
        (good, f"nats://me:s3cret@{elsewhere}", f"NATS at {elsewhere} does not answer ("),
        (good, f"nats://127.0.0.1:{database.port}", "does not answer ("),
    ):
        assert said in serve(tmp_path, "--database", base, "--nats", post)
