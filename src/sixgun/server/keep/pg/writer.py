"""Writing to PostgreSQL: a whole batch in one go, and nothing lost or written twice should the database be restarted.

A connection may be lost after COMMIT was sent and before its answer came. The number of the transaction then tells
whether it was committed.
"""

from typing import Any, Final

from sixgun.server.keep.journal import Fenced, Order, Statement
from sixgun.server.keep.pg.link import Link, Unreachable, driver, in_its_words

REFUSED: Final = "SG001"
"""What the database says to an owner of long ago."""
FENCE: Final = "SELECT fence(?, ?)"
UNFENCED: Final[Statement] = ("SELECT set_config('sixgun.epoch', '', true)", ())


def fence(code: str, epoch: int) -> Statement:
    """What begins every order of a table: the database refuses the order unless this is its owner."""
    return FENCE, (code, epoch)


class PostgresWriter:
    """Writes for one server to a database that many write to."""

    def __init__(self, url: str, name: str) -> None:
        self.link = Link(url, name)
        self.number: int | None = None
        """Of the transaction that may or may not be committed."""

    def commit(self, batch: list[Order]) -> None:
        try:
            self.link.run(lambda db: self.write(db, batch))
        except Unreachable as wrong:
            for order in batch:
                order.wrong = wrong
        except driver().Error as wrong:  # such as a deadlock with the next owner: nothing of it is written
            self.link.drop()
            for order in batch:
                order.wrong = wrong
        finally:
            self.number = None

    def write(self, db: Any, batch: list[Order]) -> None:
        if self.number is not None and was_committed(db, self.number):
            return
        self.number = None
        if not self.in_one_go(db, batch):
            self.one_by_one(db, batch)
        db.execute("COMMIT")

    def in_one_go(self, db: Any, batch: list[Order]) -> bool:
        """All statements without waiting for any; False if one fails, and then none is written."""
        try:
            with db.pipeline():
                self.begin(db)
                for order in batch:
                    order.wrong = None
                    write_order(db, order)
            self.number = begun(self.began)
        except (driver().Error, ValueError, OverflowError):
            db.execute("ROLLBACK")
            return False
        return True

    def one_by_one(self, db: Any, batch: list[Order]) -> None:
        """Each order by itself, so that those that fail can be left out."""
        self.begin(db)
        self.number = begun(self.began)
        for order in batch:
            order.wrong = None
            db.execute("SAVEPOINT one")
            try:
                write_order(db, order)
            except (driver().Error, ValueError, OverflowError) as wrong:
                db.execute("ROLLBACK TO one")
                is_fenced = getattr(wrong, "sqlstate", None) == REFUSED
                order.wrong = Fenced(str(wrong)) if is_fenced else wrong
            db.execute("RELEASE one")

    def begin(self, db: Any) -> None:
        db.execute("BEGIN")
        self.began = db.execute("SELECT pg_current_xact_id()::text::bigint")

    def close(self) -> None:
        self.link.drop()


def write_order(db: Any, order: Order) -> None:
    statements = order.statements
    if not (statements and statements[0][0] == FENCE):
        statements = (UNFENCED, *statements)
    for sql, values in statements:
        db.execute(in_its_words(sql), values)


def begun(cursor: Any) -> int:
    ((number,),) = cursor.fetchall()
    return int(number)


def was_committed(db: Any, number: int) -> bool:
    """Whether that transaction is in the database for good; one that is still under way is waited for."""
    while True:
        try:
            (status,) = db.execute("SELECT pg_xact_status(%s::text::xid8)", (str(number),)).fetchone()
        except driver().DataError:  # a number that a database which crashed has not given out yet
            return False
        if status != "in progress":
            return bool(status == "committed")
        db.execute("SELECT pg_sleep(0.05)")
