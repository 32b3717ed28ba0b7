"""The data folder: older formats are migrated, newer ones refused, one server at a time, and nobody else's business."""

import sqlite3
import stat
from pathlib import Path

import pytest

from sixgun.server.keep.migration import STEPS, BadData, migrate
from sixgun.server.keep.secret import read_secret
from sixgun.server.keep.sqlite import FILE, SqliteStore
from sixgun.server.web.guest import Guests

from .conftest import Serve


@pytest.mark.parametrize(("fsync", "level"), [(False, 1), (True, 2)])
def test_the_disk_is_waited_for_when_asked(tmp_path: Path, fsync: bool, level: int) -> None:
    store = SqliteStore(tmp_path, fsync)
    db = store.connect()
    assert db.execute("PRAGMA synchronous").fetchone() == (level,)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()
    store.close()


def test_an_older_folder_is_migrated_and_a_copy_kept(tmp_path: Path) -> None:
    path = tmp_path / FILE
    migrate(path, STEPS)
    with sqlite3.connect(path) as db:
        db.execute("INSERT INTO tables (code, facts) VALUES ('AAAAAA', x'00')")
    migrate(path, (*STEPS, "ALTER TABLE tables ADD COLUMN opened INTEGER NOT NULL DEFAULT 7;"))
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT code, opened FROM tables").fetchall() == [("AAAAAA", 7)]
        assert db.execute("PRAGMA user_version").fetchone() == (len(STEPS) + 1,)
    with sqlite3.connect(tmp_path / f"sixgun.format-{len(STEPS)}.db") as copy:
        assert copy.execute("SELECT code, facts FROM tables").fetchall() == [("AAAAAA", b"\x00")]


def test_a_step_that_fails_leaves_the_older_format_whole(tmp_path: Path) -> None:
    path = tmp_path / FILE
    migrate(path, STEPS)
    with pytest.raises(sqlite3.Error):
        migrate(path, (*STEPS, "ALTER TABLE tables ADD COLUMN opened INTEGER; SELECT no_such_thing;"))
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
        assert "opened" not in [column[1] for column in db.execute("PRAGMA table_info(tables)")]


def test_a_newer_folder_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    with pytest.raises(BadData, match=r"written by a newer sixgun .* choose another folder with --data"):
        SqliteStore(tmp_path)


def test_two_servers_cannot_share_a_folder(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(BadData, match="in use by the server; play there"):
        SqliteStore(tmp_path)
    store.announce("http://127.0.0.1:8080")
    with pytest.raises(BadData, match=r"in use by the server at http://127\.0\.0\.1:8080; play there"):
        SqliteStore(tmp_path)
    store.close()
    SqliteStore(tmp_path).close()


def test_the_key_is_made_once_and_is_nobody_elses(tmp_path: Path) -> None:
    key = read_secret(tmp_path)
    assert len(key) == 32
    assert read_secret(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600


@pytest.mark.parametrize("length", [0, 31])
def test_a_key_that_is_cut_off_is_refused(tmp_path: Path, length: int) -> None:
    (tmp_path / "secret.key").write_bytes(b"x" * length)
    with pytest.raises(BadData, match=r"secret\.key is cut off; bring back a copy"):
        read_secret(tmp_path)


def test_the_data_folder_is_nobody_elses(serve: Serve, tmp_path: Path) -> None:
    serve()
    data = tmp_path / "data"
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert {path.name: stat.S_IMODE(path.stat().st_mode) & 0o077 for path in data.iterdir()} == {
        path.name: 0 for path in data.iterdir()
    }


def test_a_cookie_is_ours_or_nothing() -> None:
    guests = Guests(b"key", secure=True)
    header = guests.header("abc123")
    cookie = header.split(";")[0].partition("=")[2]
    assert {"HttpOnly", "SameSite=Lax", "Secure"} <= {part.strip() for part in header.split(";")}
    assert guests.read(cookie) == "abc123"
    assert Guests(b"other key", secure=True).read(cookie) is None
    for bent in (None, "", "abc123", f"x{cookie}", cookie + "x", "\xff.\xff"):
        assert guests.read(bent) is None
