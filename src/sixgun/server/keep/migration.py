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
-- Games that are over as those who sat there see them: a row a seat, with all that is asked for by whoever looks back.
-- `guest` is empty for a bot, which has a level, and for a person who has deleted himself: his name is empty as well.
CREATE TABLE played (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    face TEXT NOT NULL,
    level TEXT NOT NULL,
    kind TEXT NOT NULL,
    sets TEXT NOT NULL,
    players INTEGER NOT NULL,
    against TEXT NOT NULL,
    role TEXT NOT NULL,
    hero TEXT NOT NULL,
    won INTEGER NOT NULL,
    deserted INTEGER NOT NULL,
    called TEXT NOT NULL,
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX played_by_guest ON played (guest, ended, game);

-- What these rows come to, counted as games end: nobody's page reads all his games.
CREATE TABLE tallies (
    guest TEXT NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    what TEXT NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (guest, kind, about, what)
) WITHOUT ROWID;
CREATE TABLE profiles (
    guest TEXT PRIMARY KEY,
    since INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    best INTEGER NOT NULL
) WITHOUT ROWID;

-- How well somebody plays, by game and opponents, at the end of each month in which he played.
CREATE TABLE ratings (
    guest TEXT NOT NULL,
    pool TEXT NOT NULL,
    month INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (guest, pool, month)
) WITHOUT ROWID;

-- Whose names are still to be taken out of kept games: they have deleted themselves.
CREATE TABLE erasures (game TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (game, seat)) WITHOUT ROWID;

-- Guests who are no more, deleted or taken up into another: whoever comes with such a cookie is somebody new.
CREATE TABLE gone (guest TEXT PRIMARY KEY) WITHOUT ROWID;

-- Links that make another browser somebody: what is secret of them is kept as a hash. Those that end work once.
CREATE TABLE tickets (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    kind TEXT NOT NULL,
    hash BLOB NOT NULL,
    until INTEGER
) WITHOUT ROWID;
CREATE INDEX tickets_by_guest ON tickets (guest);
CREATE TABLE spent (id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    key BLOB NOT NULL,
    uses INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_by_guest ON passkeys (guest);

-- Whom somebody does not want at his tables.
CREATE TABLE unwanted (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guest, other)
) WITHOUT ROWID;

-- What whoever hosts wants of the servers that run, who is not let in, and what people say of each other to him.
CREATE TABLE wishes (id TEXT PRIMARY KEY, what TEXT NOT NULL, about TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE blocked (house TEXT PRIMARY KEY, note TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    house TEXT NOT NULL,
    code TEXT NOT NULL,
    words TEXT NOT NULL
) WITHOUT ROWID;

-- Who sat where in each game: what concerns only one player is told to nobody else.
CREATE TABLE sat (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX sat_by_guest ON sat (guest);

-- What was found by going through finished games.
CREATE TABLE analyses (game TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
"""

FIFTH: Final = """
-- Tables that last for days and where nobody is: nothing is due there before that moment. NULL: they are at work.
ALTER TABLE tables ADD COLUMN wakes INTEGER;

-- Where somebody is told things while his page is closed, and what they are sealed with for him.
CREATE TABLE pushes (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    since INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX pushes_by_guest ON pushes (guest);
"""

SIXTH: Final = """
-- Who wants to hear phrases only from people he has not played with.
CREATE TABLE quiet (guest TEXT PRIMARY KEY) WITHOUT ROWID;
"""

STEPS: Final = (FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH)

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


def must_be_current(path: Path, steps: Sequence[str] = STEPS) -> None:
    """Refuse a folder without games, or one that no server of this version has opened yet."""
    if not path.is_file():
        raise BadData(f"there are no games in {path.parent}; name the folder of a server with --data")
    with closing(sqlite3.connect(path)) as db:
        at = int(db.execute("PRAGMA user_version").fetchone()[0])
    if at != len(steps):
        raise BadData(f"{path.parent} has format {at}, this sixgun works with {len(steps)}; start its server once")


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
