"""What other systems do differently: their constants and calls stand in, while sockets, files and locks are real."""

import errno
import os
import re
import socket
import struct
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from sixgun.server.config import Config
from sixgun.server.keep.folder_lock import InUse, hold
from sixgun.server.run import MANY, allow_many_sockets, listen

fcntl = pytest.importorskip("fcntl", reason="this is Windows: its calls need no stand-in")
resource = pytest.importorskip("resource")


# open files


class Limits:
    """The limit of open files on macOS: with no hard limit, a soft one above OPEN_MAX is an invalid argument."""

    OPEN_MAX = 10_240

    def __init__(self, soft: int, hard: int) -> None:
        self.now = soft, hard

    def get(self, which: int) -> tuple[int, int]:
        return self.now

    def set(self, which: int, limits: tuple[int, int]) -> None:
        soft = limits[0]
        if soft == resource.RLIM_INFINITY or soft > self.OPEN_MAX:
            raise OSError(errno.EINVAL, "Invalid argument")
        self.now = limits


NONE = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((256, NONE), (MANY, NONE)),
        ((NONE, NONE), (NONE, NONE)),
        ((MANY + 1, NONE), (MANY + 1, NONE)),
        ((256, 4096), (4096, 4096)),
        ((256, 1_000_000), (256, 1_000_000)),  # refused by the system: the server starts all the same
    ],
)
def test_macos_gives_as_many_open_files_as_it_has(
    before: tuple[int, int], after: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(*before)
    monkeypatch.setattr(resource, "getrlimit", limits.get)
    monkeypatch.setattr(resource, "setrlimit", limits.set)
    allow_many_sockets()
    assert limits.now == after


def test_here_the_soft_limit_becomes_the_hard_one() -> None:
    script = """
import resource
from sixgun.server.run import allow_many_sockets
resource.setrlimit(resource.RLIMIT_NOFILE, (300, 400))
allow_many_sockets()
print(resource.getrlimit(resource.RLIMIT_NOFILE))
"""
    assert subprocess.check_output([sys.executable, "-c", script], text=True) == "(400, 400)\n"


# the port


def test_windows_is_asked_for_a_port_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # an option that this system has too stands for the one it has not
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_KEEPALIVE, raising=False)
    with listen(Config(tmp_path, ports=(0,))) as listening:
        assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert not listening.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)


# the data folder


def locking(descriptor: int, mode: int, count: int) -> None:
    """Windows' lock of bytes from where the file stands, by Linux' own: it, too, belongs to the open file."""
    assert mode == WINDOWS.LK_NBLCK
    at = os.lseek(descriptor, 0, os.SEEK_CUR)
    fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, at, count, 0))


WINDOWS = SimpleNamespace(LK_NBLCK=2, locking=locking)


@pytest.fixture(params=["here", "windows"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """This system, and Windows as far as its lock of files goes."""
    if request.param == "windows":
        if not hasattr(fcntl, "F_OFD_SETLK"):
            pytest.skip("only Linux has a lock that behaves like the one of Windows")
        monkeypatch.setitem(sys.modules, "fcntl", None)
        monkeypatch.setitem(sys.modules, "msvcrt", WINDOWS)
    return str(request.param)


def test_a_data_folder_has_one_server_and_the_second_is_told_where(system: str, tmp_path: Path) -> None:
    with closing(hold(tmp_path)) as first:
        with pytest.raises(InUse, match="is in use by the server;"):
            hold(tmp_path)
        first.say("http://127.0.0.1:8080")
        with pytest.raises(InUse, match=re.escape("is in use by the server at http://127.0.0.1:8080; play")) as other:
            hold(tmp_path)
        assert other.value.at == "http://127.0.0.1:8080"
    hold(tmp_path).close()


@pytest.mark.parametrize("system", ["here"], indirect=True)
def test_a_lock_that_somebody_deletes_admits_no_second_server(system: str, tmp_path: Path) -> None:
    with closing(hold(tmp_path)):
        (tmp_path / "lock").unlink()
        with pytest.raises(InUse):
            hold(tmp_path)
        (tmp_path / "lock").unlink()
    hold(tmp_path).close()


@pytest.mark.parametrize("system", ["windows"], indirect=True)
def test_what_is_locked_on_windows_is_not_what_others_read(system: str, tmp_path: Path) -> None:
    address = b"http://127.0.0.1:8080"
    with closing(hold(tmp_path)) as first:
        first.say(address.decode())
        with (tmp_path / "lock").open("rb+") as other:  # there nobody could read a locked byte
            for place in range(len(address)):
                os.lseek(other.fileno(), place, os.SEEK_SET)
                locking(other.fileno(), WINDOWS.LK_NBLCK, 1)


# a data folder that cannot be one


def test_what_cannot_hold_games_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "not-a-database").mkdir()
    (tmp_path / "not-a-database" / "sixgun.db").write_bytes(b"no database " * 100)
    (tmp_path / "no-key").mkdir()
    (tmp_path / "no-key" / "secret.key").mkdir()
    for place, said in {
        "file": "file cannot hold games: it is a file; choose a folder that can, with --data",
        "file/below": "below cannot hold games: Not a directory; choose a folder that can, with --data",
        "x" * 300: "x cannot hold games: File name too long; choose a folder that can, with --data",
        "not-a-database": "sixgun.db cannot be used (file is not a database); bring back a copy, or choose another",
        "no-key": "secret.key cannot be read (Is a directory); start the server as the user it is for",
    }.items():
        serve = [sys.executable, "-m", "sixgun", "serve", "--port", "0", "--data", str(tmp_path / place)]
        done = subprocess.run(serve, capture_output=True, text=True)
        assert done.returncode == 2
        assert said in done.stderr
        assert done.stderr.startswith("sixgun: ")
        assert len(done.stderr.splitlines()) == 1
