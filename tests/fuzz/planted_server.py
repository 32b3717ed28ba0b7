"""Servers with a fault that is known: started like any other, and the last part of the data folder's name says which.

python -m tests.fuzz.planted_server
"""

import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.responses import PlainTextResponse

from sixgun.server.table import talk
from sixgun.server.table.handlers import HANDLERS
from sixgun.server.table.live import LiveTable
from sixgun.server.table.match import Match
from sixgun.server.web import connection, static
from sixgun.server.web.app import Site
from sixgun.server.web.connection import Connection
from sixgun.server.wire import from_client
from sixgun.server.wire.refusal import Refuse
from tools.server_trial import process

KEPT: Final[list[bytes]] = []


def instead(where: Any, name: str, make: Callable[[Any], Any]) -> None:
    """Put something in the place of a function that does it otherwise."""
    setattr(where, name, make(getattr(where, name)))


def raises() -> None:
    """A message makes the table's own code fail."""

    async def emote(*_: object) -> None:
        raise KeyError("emote")

    HANDLERS[from_client.SendEmote] = emote


def hangs() -> None:
    """A message stops the whole server."""

    async def claim(*_: object) -> None:
        time.sleep(1e6)

    HANDLERS[from_client.Claim] = claim
    HANDLERS[from_client.Chat] = claim


def grows() -> None:
    """Whatever is refused is kept for ever."""

    def greedy(message: Callable[[Refuse], Any]) -> Callable[[Refuse], Any]:
        def kept(no: Refuse) -> Any:
            KEPT.append(b"x" * 500_000)
            return message(no)

        return kept

    instead(Refuse, "message", greedy)


def leaks() -> None:
    """Everyone is sent the answers of the seat that is asked."""

    def open_handed(choice_for: Callable[[Match, int], Any]) -> Callable[[Match, int], Any]:
        return lambda match, viewer: choice_for(match, viewer if match.question is None else match.question.seat)

    instead(Match, "choice_for", open_handed)


def babbles() -> None:
    """An answer that is no message of the protocol."""

    def strange(tell: Callable[[Connection, Any], None]) -> Callable[[Connection, Any], None]:
        def told(peer: Connection, message: Any) -> None:
            if isinstance(message, msgspec.Struct) and message.__struct_config__.tag == "refused":
                peer.send(b'{"type":"refused","why":1}')
            else:
                tell(peer, message)

        return told

    instead(Connection, "tell", strange)


def disturbs() -> None:
    """Whoever watches is heard as if he had the host's seat."""

    def anybody(obey: Callable[..., Any]) -> Callable[..., Any]:
        async def as_host(table: Any, peer: Any, message: Any) -> None:
            if isinstance(message, from_client.Away | from_client.Chat) and table.facts.only is None:
                await table.hall.close(table)
            await obey(table, peer, message)

        return as_host

    instead(LiveTable, "obey", anybody)


def fails_at_a_path() -> None:
    """A path that is no code brings the page down."""

    def careless(found: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        async def page(site: Any, request: Any) -> Any:
            request.url.path.encode("ascii")
            int(request.headers.get("content-length", "0"))
            return PlainTextResponse("Traceback (most recent call last)\n", 200)

        return page

    instead(Site, "table_page", careless)


def shows_any_file() -> None:
    """What is asked for is opened, wherever it lies."""

    def opened(file: Callable[..., Any]) -> Callable[..., Any]:
        def answer(files: Any, request: Any, name: str) -> Any:
            return PlainTextResponse("root:x:0:0\n") if ".." in name else file(files, request, name)

        return answer

    instead(static.Files, "file", opened)


def trusts_bytes() -> None:
    """Text that turns a line around is passed on, by code that then fails of it."""

    def strict(one_line: Callable[[str], str]) -> Callable[[str], str]:
        return lambda text: one_line(text.encode("ascii").decode())

    for where in (talk, connection):
        instead(where, "clean", strict)


PLANTS: Final = {
    plant.__name__: plant
    for plant in (raises, hangs, grows, leaks, babbles, disturbs, fails_at_a_path, shows_any_file, trusts_bytes)
}


def main() -> None:
    run = process.run

    def planted(line: str) -> int:
        PLANTS[msgspec.json.decode(line)["data"].rpartition("/")[2]]()
        return run(line)

    process.run = planted
    process.main()


if __name__ == "__main__":
    main()
