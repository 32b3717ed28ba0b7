"""The tables of the database, as numbered steps from one format to the next. A step that was released never changes."""

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from sixgun.errors import SixgunError

FIRST: Final = """
CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, face TEXT NOT NULL) WITHOUT ROWID;

-- The people at a table, whole, as JSON: what is there when the server starts again.
CREATE TABLE tables (code TEXT PRIMARY KEY, facts BLOB NOT NULL) WITHOUT ROWID;

-- How each game began and, when it is over, how it ended.
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    deal TEXT NOT NULL,
    settings BLOB NOT NULL,
    people BLOB NOT NULL,
    began INTEGER NOT NULL,
    ended INTEGER,
    winners TEXT
) WITHOUT ROWID;

-- The journal: every move of every game, written before anybody hears of it, never changed.
CREATE TABLE journal (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    entropy INTEGER NOT NULL,
    bot TEXT,
    reason TEXT,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
"""

SECOND: Final = """
-- Where each running game stands: its table after the last move, for rules that would play the journal otherwise.
CREATE TABLE positions (game TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;

-- Games that are over, whole and packed, for the same reason.
CREATE TABLE finished (game TEXT PRIMARY KEY, save BLOB NOT NULL) WITHOUT ROWID;
"""

THIRD: Final = """
-- Whether the disk still takes something: written to whenever somebody asks for the server's health.
CREATE TABLE probe (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);

-- Games that are over, many in one packed piece; `games` says in which, and when they were.
CREATE TABLE packs (number INTEGER PRIMARY KEY, data BLOB NOT NULL);
ALTER TABLE games ADD COLUMN pack INTEGER;
CREATE INDEX games_by_end ON games (ended, pack);
"""

FOURTH: Final = """
-- Who sat where in each game: what concerns only one player is told to nobody else.
CREATE TABLE sat (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

-- What was found by going through finished games.
CREATE TABLE analyses (game TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
"""

STEPS: Final = (FIRST, SECOND, THIRD, FOURTH)

ATTEMPTS: Final = 100
PAUSE: Final = 0.1
"""Seconds between two attempts."""


class BadData(SixgunError):
    """The data folder cannot be used by this version, or not now."""


def migrate(path: Path, steps: Sequence[str] = STEPS) -> None:
    """Bring the database at `path` to the newest format; one that is newer still is refused.

    Before a step changes what is there, a copy is put beside it.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        at = int(db.execute("PRAGMA user_version").fetchone()[0])
        if at > len(steps):
            raise BadData(
                f"{path.parent} was written by a newer sixgun (format {at}, this one knows up to {len(steps)}); "
                "start that one, or choose another folder with --data"
            )
        if 0 < at < len(steps):
            keep_copy(db, path.with_name(f"{path.stem}.format-{at}{path.suffix}"))
        for number in range(at, len(steps)):
            # one transaction a step: a server that is stopped in the middle finds the older format whole
            db.executescript(f"BEGIN;\n{steps[number]}\nPRAGMA user_version = {number + 1};\nCOMMIT;")
        keep_log_ahead(db, path)


def keep_log_ahead(db: sqlite3.Connection, path: Path) -> None:
    """Turn write-ahead logging on, once and for all: the file remembers it.

    SQLite does not wait for another connection that writes, it refuses at once: so we wait.
    """
    wrong = ""
    for _ in range(ATTEMPTS):
        try:
            if log_is_ahead(db) or db.execute("PRAGMA journal_mode = WAL").fetchone() == ("wal",):
                return
            break  # the file system cannot do it, and asking again does not help
        except sqlite3.OperationalError as error:
            wrong = f" ({error})"
            time.sleep(PAUSE)
    raise BadData(f"{path} cannot keep its log ahead{wrong}; choose a folder on a disk of this machine with --data")


def log_is_ahead(db: sqlite3.Connection) -> bool:
    """Whether the database keeps a write-ahead log."""
    return bool(db.execute("PRAGMA journal_mode").fetchone() == ("wal",))


def keep_copy(db: sqlite3.Connection, path: Path) -> None:
    with closing(sqlite3.connect(path)) as copy:
        db.backup(copy)
