"""Writing to PostgreSQL: a whole batch in one go, and nothing lost or written twice should the database be restarted.

A connection may be lost after COMMIT was sent and before its answer came. Each batch therefore leaves its number with
what it writes: whoever tries it again and finds the number there knows that all of it is.
"""

from collections.abc import Sequence
from typing import Any, Final

from sixgun.server.keep.journal import Fenced, Order, Statement
from sixgun.server.keep.pg.link import Link, Unreachable, driver, in_its_words

REFUSED: Final = "SG001"
"""What the database says to an owner of long ago."""
FENCE: Final = "SELECT fence(?, ?)"
UNFENCED: Final[Statement] = ("SELECT set_config('sixgun.epoch', '', true)", ())
NUMBERED: Final = (
    "INSERT INTO writers (id, batch) VALUES (%s, %s) "
    "ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, at = excluded.at "
    "WHERE writers.batch < excluded.batch RETURNING batch"
)
"""Waits for a transaction of the same writer that is still under way; answers nothing if this batch is written."""


def fence(code: str, epoch: int) -> Statement:
    """What begins every order of a table: the database refuses the order unless this is its owner."""
    return FENCE, (code, epoch)


class PostgresWriter:
    """Writes for one server to a database that many write to."""

    def __init__(self, url: str, name: str, id: str) -> None:
        self.link = Link(url, name)
        self.id = id
        self.batch = 0
        self.wrong: Sequence[BaseException | None] = ()
        """What went wrong with each order of the batch that may or may not be committed; empty before that."""

    def commit(self, batch: list[Order]) -> None:
        self.batch += 1
        self.wrong = ()
        outcome: Sequence[BaseException | None]
        try:
            if not self.link.run(lambda db: self.in_one_go(db, batch)):
                self.link.drop()  # what it has prepared is not what psycopg believes
                self.link.run(lambda db: self.one_by_one(db, batch))
            outcome = self.wrong
        except (Unreachable, driver().Error) as wrong:  # nothing is known to be written
            self.link.drop()
            outcome = [wrong] * len(batch)
        for order, each in zip(batch, outcome, strict=True):
            order.wrong = each

    def in_one_go(self, db: Any, batch: list[Order]) -> bool:
        """All statements without waiting for any; False if one fails, and then none is written."""
        if self.is_written(db):
            return True
        try:
            with db.pipeline():
                db.execute("BEGIN")
                db.execute(NUMBERED, (self.id, self.batch))
                for order in batch:
                    write_order(db, order)
        except (driver().Error, ValueError, OverflowError):
            db.execute("ROLLBACK")
            return False
        self.wrong = [None] * len(batch)
        db.execute("COMMIT")
        return True

    def one_by_one(self, db: Any, batch: list[Order]) -> None:
        """Each order by itself, so that those that fail can be left out."""
        if self.is_written(db):
            return
        db.execute("BEGIN")
        db.execute(NUMBERED, (self.id, self.batch))
        self.wrong = [tried(db, order) for order in batch]
        db.execute("COMMIT")

    def is_written(self, db: Any) -> bool:
        """Whether a COMMIT whose answer never came was done all the same."""
        if not self.wrong:
            return False
        db.execute("BEGIN")
        is_new = db.execute(NUMBERED, (self.id, self.batch)).fetchone() is not None
        db.execute("ROLLBACK")
        return not is_new

    def close(self) -> None:
        self.link.drop()


def tried(db: Any, order: Order) -> BaseException | None:
    """Write an order, or nothing of it; what was wrong with it."""
    db.execute("SAVEPOINT one")
    try:
        write_order(db, order)
    except (driver().Error, ValueError, OverflowError) as wrong:
        db.execute("ROLLBACK TO one")
        return Fenced(str(wrong)) if getattr(wrong, "sqlstate", None) == REFUSED else wrong
    db.execute("RELEASE one")
    return None


def write_order(db: Any, order: Order) -> None:
    statements = order.statements
    if not (statements and statements[0][0] == FENCE):
        statements = (UNFENCED, *statements)
    for sql, values in statements:
        db.execute(in_its_words(sql), values)
