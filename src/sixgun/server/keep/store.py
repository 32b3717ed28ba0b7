"""The store: one SQLite file, one thread that writes to it, and a promise kept before anything is sent."""

import sqlite3
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sixgun.deal import Deal, read_deal, write_deal
from sixgun.server.keep.folder_lock import hold
from sixgun.server.keep.journal import Journal, Statement
from sixgun.server.keep.kept import JournalLine, Kept
from sixgun.server.keep.migration import BadData, log_is_ahead, migrate
from sixgun.server.keep.pack import open_pack, unpacked
from sixgun.server.keep.probe import Probe

FILE: Final = "sixgun.db"


class Store:
    """Everything that outlives the process."""

    def __init__(self, data: Path, fsync: bool = False) -> None:
        self.fsync = fsync
        self.path = data / FILE
        self.lock = hold(data)
        try:
            migrate(self.path)
            self.journal = Journal(self.connect())
            self.probe = Probe(self.journal)
        except sqlite3.Error as wrong:
            raise BadData(
                f"{self.path} cannot be used ({wrong}); bring back a copy, or choose another folder with --data"
            ) from None

    # writing

    async def write(self, *statements: Statement) -> None:
        """Write the statements together; when this returns, they are in the file."""
        await self.journal.write(*statements)

    def close(self) -> None:
        """Write what still waits, then let go of the file and the folder."""
        self.journal.close()
        self.lock.close()

    def announce(self, address: str) -> None:
        """Leave word in the folder where its server is found."""
        self.lock.say(address)

    def connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        if not log_is_ahead(db):  # migrate() turned it on; to do so here would fail whenever somebody writes
            raise BadData(f"{self.path} does not keep its log ahead any more; start the server again")
        # What is committed outlives the process either way; with fsync also a power cut, and each commit waits for it.
        db.execute(f"PRAGMA synchronous = {'FULL' if self.fsync else 'NORMAL'}")
        return db

    # reading

    def tables(self) -> list[tuple[str, bytes]]:
        """The code and the facts of every table."""
        return [(code, facts) for code, facts in self.read("SELECT code, facts FROM tables ORDER BY code")]

    def facts(self, code: str) -> bytes | None:
        """The facts of one table."""
        return next((facts for (facts,) in self.read("SELECT facts FROM tables WHERE code = ?", code)), None)

    def guest(self, guest: str) -> tuple[str, str] | None:
        """Name and face of a guest."""
        found = self.read("SELECT name, face FROM guests WHERE id = ?", guest)
        return next(((name, face) for name, face in found), None)

    def game(self, game: str) -> Kept | None:
        """A game with its whole journal."""
        found = list(self.read("SELECT deal, settings, people, ended, pack FROM games WHERE id = ?", game))
        if not found:
            return None
        deal, settings, people, ended, pack = found[0]
        if pack is not None:
            ((data,),) = self.read("SELECT data FROM packs WHERE number = ?", pack)
            return unpacked(open_pack(data)[game])
        lines = self.read("SELECT seat, move, entropy, bot, reason FROM journal WHERE game = ? ORDER BY seq", game)
        return Kept(
            id=game,
            deal=read_deal(deal),
            settings=settings,
            people=people,
            ended=ended is not None,
            journal=[JournalLine(*line) for line in lines],
            position=next((data for (data,) in self.read("SELECT data FROM positions WHERE game = ?", game)), None),
            finished=next((save for (save,) in self.read("SELECT save FROM finished WHERE game = ?", game)), None),
        )

    def unpacked(self, most: int) -> list[str]:
        """Games that are over and not in a pack, those of longest ago first."""
        sql = "SELECT id FROM games WHERE ended IS NOT NULL AND pack IS NULL ORDER BY ended LIMIT ?"
        return [id for (id,) in self.read(sql, most)]

    def games_before(self, moment: int) -> list[str]:
        """Games that were over before then, and games that began before then and never came to an end."""
        sql = "SELECT id FROM games WHERE ended < ? OR (ended IS NULL AND began < ?)"
        return [id for (id,) in self.read(sql, moment, moment)]

    def last_pack(self) -> int:
        return next(number or 0 for (number,) in self.read("SELECT max(number) FROM packs"))

    def read(self, sql: str, *values: object) -> Iterator[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.path, timeout=10)) as db:
            yield from db.execute(sql, values).fetchall()


# what is written


def save_table(code: str, facts: bytes) -> Statement:
    return "INSERT OR REPLACE INTO tables (code, facts) VALUES (?, ?)", (code, facts)


def close_table(code: str) -> Statement:
    return "DELETE FROM tables WHERE code = ?", (code,)


def save_guest(guest: str, name: str, face: str) -> Statement:
    return "INSERT OR REPLACE INTO guests (id, name, face) VALUES (?, ?, ?)", (guest, name, face)


def begin_game(game: str, code: str, deal: Deal, settings: bytes, people: bytes) -> Statement:
    return (
        "INSERT INTO games (id, code, deal, settings, people, began) VALUES (?, ?, ?, ?, ?, ?)",
        (game, code, write_deal(deal), settings, people, int(time.time())),
    )


def end_game(game: str, winners: Sequence[int], save: bytes) -> tuple[Statement, ...]:
    ended = int(time.time()), " ".join(map(str, winners)), game
    return (
        ("UPDATE games SET ended = ?, winners = ? WHERE id = ?", ended),
        ("INSERT OR REPLACE INTO finished (game, save) VALUES (?, ?)", (game, zlib.compress(save))),
        ("DELETE FROM positions WHERE game = ?", (game,)),
    )


def add_move(game: str, seq: int, line: JournalLine, position: bytes) -> tuple[Statement, ...]:
    """A line of the journal (plain INSERT, so that nothing is ever written twice) and the table that it leads to."""
    return (
        (
            "INSERT INTO journal (game, seq, seat, move, entropy, bot, reason) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (game, seq, line.seat, line.move, line.entropy, line.bot, line.reason),
        ),
        ("INSERT OR REPLACE INTO positions (game, data) VALUES (?, ?)", (game, position)),
    )
