"""Connections to PostgreSQL: made anew when they are lost, and waited for as long as a restart takes."""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Any, Final, TypeVar

from sixgun import extra
from sixgun.errors import ECHO, BadOption, clipped
from sixgun.server.keep.journal import NotSaved

PATIENCE: Final = 60.0
"""Seconds that a database which is not there is waited for."""
PAUSE: Final = 0.1
"""Seconds between two attempts."""
MANNERS: Final = " ".join(
    (
        "-c idle_in_transaction_session_timeout=2000",  # who was stopped in the middle of a write holds nobody up
        "-c lock_timeout=5000",
        "-c statement_timeout=30000",
    )
)

T = TypeVar("T")


class Unreachable(NotSaved):
    """The database does not answer, however long one waits."""


def driver() -> Any:
    """psycopg, where it is installed."""
    return extra.load("psycopg", "hosts", "--database")


def connect(url: str, name: str = "sixgun") -> Any:
    """A connection under the name of its server; each statement is a transaction unless it is said otherwise."""
    return driver().connect(
        url,
        autocommit=True,
        connect_timeout=3,
        application_name=name,
        options=MANNERS,
        keepalives_idle=5,
        keepalives_interval=2,
        keepalives_count=3,
        tcp_user_timeout=8000,
    )


def must_answer(url: str) -> None:
    """Refuse a database that is none, or that cannot be reached, with a sentence that says no password."""
    if not url.startswith(("postgresql://", "postgres://")):
        raise BadOption("--database is no address of PostgreSQL; write one such as postgresql://user@host/sixgun")
    psycopg = driver()
    try:
        where = psycopg.conninfo.conninfo_to_dict(url)
    except psycopg.Error:
        raise BadOption(
            "--database cannot be read as an address; write one such as postgresql://user@host:5432/sixgun"
        ) from None
    try:
        connect(url).close()
    except psycopg.Error as wrong:
        said = clipped(" ".join(str(wrong).split()), ECHO)
        at = clipped(f"{where.get('host', 'this machine')}:{where.get('port', 5432)}")
        raise BadOption(f"PostgreSQL at {at} lets nobody in ({said}); start it, or mend --database") from None


@cache
def in_its_words(sql: str) -> str:
    """Our SQL as psycopg wants it.

    >>> in_its_words("SELECT name FROM guests WHERE id = ?")
    'SELECT name FROM guests WHERE id = %s'
    """
    return sql.replace("?", "%s")


def is_lost(wrong: BaseException) -> bool:
    """Whether it is the connection that failed, and not what was asked of it."""
    psycopg = driver()
    if isinstance(wrong, psycopg.InterfaceError):
        return True
    state = getattr(wrong, "sqlstate", None)
    # without a state libpq speaks, not the server; 57P: it is going or coming, 25P03: it hung up on us, 08: the line
    return isinstance(wrong, psycopg.Error) and (
        (state is None and isinstance(wrong, psycopg.OperationalError))
        or (state is not None and (state.startswith(("57P", "08")) or state == "25P03"))
    )


class Link:
    """One connection, for one thread."""

    def __init__(self, url: str, name: str = "sixgun") -> None:
        self.url = url
        self.name = name
        self.db: Any = None
        self.hung_up = threading.Event()

    def run(self, work: Callable[[Any], T]) -> T:
        """Do something with the connection, again and again while it is lost. What is done twice must be no harm."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                if self.db is None:
                    self.db = connect(self.url, self.name)
                return work(self.db)
            except Exception as wrong:
                if not is_lost(wrong):
                    raise
                self.drop()
                if time.monotonic() > until or self.hung_up.is_set():
                    raise Unreachable(str(wrong)) from None
                time.sleep(PAUSE)

    def drop(self) -> None:
        if self.db is not None:
            with suppress(Exception):
                self.db.close()
            self.db = None


class Desk:
    """Threads that ask, each over a connection of its own, so that nobody waits in the event loop."""

    def __init__(self, url: str, threads: int, name: str) -> None:
        self.url = url
        self.name = name
        self.links: list[Link] = []
        self.own = threading.local()
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix=name)

    async def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """What a statement answers; it is asked again if the connection is lost meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.ask, sql, values)

    def ask(self, sql: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        def asked(db: Any) -> list[tuple[Any, ...]]:
            cursor = db.execute(in_its_words(sql), values)
            return [] if cursor.description is None else list(cursor.fetchall())

        return self.link().run(asked)

    def link(self) -> Link:
        if not hasattr(self.own, "link"):
            self.own.link = Link(self.url, self.name)
            self.links.append(self.own.link)
        found: Link = self.own.link
        return found

    def close(self) -> None:
        for link in self.links:
            link.hung_up.set()
        self.pool.shutdown(wait=True, cancel_futures=True)
        for link in self.links:
            link.drop()
