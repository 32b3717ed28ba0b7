"""How a server is set up: where it listens, where its data lies, how patient it is."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sixgun.errors import BadOption, quoted

STATIC: Final = Path(__file__).parent / "static"
"""The built web client."""
DOCS: Final = Path(__file__).parent / "docs"
"""The built documentation."""
NAME: Final = re.compile("[a-z0-9]{1,16}")
"""What one of several servers may be called."""


@dataclass(frozen=True)
class Config:
    """Everything that can be chosen, with what a table among friends wants."""

    data: Path
    database: str = ""
    """The PostgreSQL that several servers share, such as postgresql://user@host/sixgun; empty: SQLite in `data`."""
    nats: str = ""
    """The NATS that carries letters between them, such as nats://host:4222."""
    name: str = ""
    """What a balancer knows this one of them by: it brings whoever asks for /ws?at=NAME here."""
    host: str = "127.0.0.1"
    ports: Sequence[int] = range(8080, 8090)
    """The first of these that is free is listened on."""
    public_url: str = ""
    """The address people use when it is not the one listened on, such as https://bang.example behind a proxy."""
    proxies: str = "127.0.0.1,::1"
    """Behind a public address: the hosts and networks that are believed when they say whom they speak for."""
    fsync: bool = False
    """Whether every move waits for the disk, so that not even a power cut loses one."""
    static: Path = STATIC
    docs: Path = DOCS
    workers: int = 1
    """Processes in which bots think."""
    warm: bool = False
    """Whether they start with the server and not with the first bot."""
    quick_analysis: bool = False
    """Whether going through a finished game is to be quick rather than exact."""
    keep_games: float = 0.0
    """Days for which games are kept after their end; 0 is for ever."""
    grace: float = 30.0
    """Seconds until a bot plays for somebody who lost the connection, while other people wait."""
    alone_grace: float = 86_400.0
    """The same when nobody else is there: a game of several people can wait for a day."""
    solo_wait: float = 30 * 86_400.0
    """Seconds that a game waits for the only person who plays it, before a bot plays it to its end."""
    days_wait: float = 30 * 86_400.0
    """The same at a table that lasts for days, for each answer; without a game it is closed after as long."""
    sleep_after: float = 60.0
    """Seconds after which such a table lies in the store alone, if nobody is there."""
    notice_after: float = 10.0
    """Seconds that somebody who is asked has to come back, before he is sent a notice."""
    idle: float = 3_600.0
    """Seconds until a table without a game that everyone has left is closed."""
    thinking: float = 20.0
    """Seconds until a bot that does not answer is answered for."""
    pace: bool = True
    """Whether bots wait as long as the table's settings say."""
    most_tables: int = 2_000
    most_games_asleep: int = 10_000
    """Games of one person among bots that wait for him and are not counted as tables."""
    most_tables_over_days: int = 10_000
    """Tables that last for days, awake or asleep; they are not counted as tables."""
    most_tables_an_address: int = 200
    most_tables_a_guest: int = 8
    most_connections_an_address: int = 128
    tables_a_minute: float = 12.0
    """How many tables an address may open in the long run; bursts may be three minutes' worth."""
    wrong_codes: int = 60
    """How many codes of tables that are none an address may try at once, and in a minute."""
    request_patience: float = 10.0
    """Seconds until a request must be there as a whole; whoever says nothing for so long is cut off."""
    answer_patience: float = 120.0
    """Seconds until the answer to a request must have been taken."""
    local_push: bool = False
    """Whether notices may also go to addresses of this machine and its network, unsealed: to try them out."""
    requests_a_second: float = 20.0
    """What an address may ask for in the long run, and ten times as much at once; a replay counts for five."""
    messages_a_second: float = 10.0
    """What a connection may send in the long run; bursts may be four times as long."""

    def __post_init__(self) -> None:
        if bool(self.database) != bool(self.nats):
            raise BadOption(
                "several servers need --database (PostgreSQL keeps) and --nats (NATS carries) together; "
                "give both, or neither for one server with its own folder"
            )
        if self.name and not (self.database and NAME.fullmatch(self.name)):
            raise BadOption(
                f"no server is called {quoted(self.name)}; one of several has up to 16 small letters and digits"
            )
        address = urlsplit(self.public_url)
        if self.public_url and (address.scheme not in ("http", "https") or not address.netloc):
            raise BadOption(
                f"{quoted(self.public_url)} is no address for people; write one such as https://bang.example"
            )

    @property
    def is_https(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def public_origin(self) -> str:
        """Scheme and host of the public address, empty when there is none."""
        address = urlsplit(self.public_url)
        return f"{address.scheme}://{address.netloc}" if self.public_url else ""

    def link(self, path: str) -> str:
        """The address of a page: whole when the public one is known, else a path for the client to complete."""
        return self.public_url.rstrip("/") + path
