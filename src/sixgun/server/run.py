"""Running a server: one process, one event loop, until somebody says stop."""

import logging
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import FrameType
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from sixgun.errors import BadOption, clipped
from sixgun.server.config import Config
from sixgun.server.garbage import keep_for_good, rarely_collect
from sixgun.server.keep.journal import Journal
from sixgun.server.log import set_up_log
from sixgun.server.web.app import Site
from sixgun.server.web.transport import Sockets, protocols

LOG: Final = logging.getLogger("sixgun.server")

FRAME: Final = 8_192
"""The longest message a client may send, in bytes."""
SOCKETS: Final = 4
"""Sockets that an address may have open for each WebSocket it may: pages come over others."""
MANY: Final = 10_240
"""Open files where the system names no limit: as many as macOS gives one process."""
PATIENCE: Final = 0.0005
"""Seconds for which the event loop keeps the interpreter while the journal's thread waits for it."""
ANYWHERE: Final = ("0.0.0.0", "::", "")


def serve(config: Config, ready: Callable[[list[str]], None]) -> int:
    """Serve until SIGINT or SIGTERM; `ready` hears the addresses once people can come.

    Without its journal a server is of no use: it ends with status 1, and whoever watches over it can act.
    """
    set_up_log()
    rarely_collect()
    os.umask(0o077)  # what people say and hold is nobody else's on this machine
    allow_many_sockets()
    site = Site(config)
    listening = listen(config)
    port = listening.getsockname()[1]
    uvicorn_config = how_to_serve(site.app(), config)
    found = addresses(config, port)

    def listens() -> None:
        site.hall.store.announce(found[0])
        ready(found)

    # A commit asks for it after every statement, so on a busy server a move would wait for it ten times over.
    sys.setswitchinterval(PATIENCE)
    journal = site.hall.store.journal
    Announcing(uvicorn_config, listens, journal, site.hall.leave).run(sockets=[listening])
    if journal.died_of is None:
        return 0
    LOG.critical("the journal cannot be written any more, so the server has ended: %r", journal.died_of)
    return 1


def how_to_serve(app: ASGIApp, config: Config) -> uvicorn.Config:
    """uvicorn as we want it: small frames only, quiet, on the fastest loop, with bounds of our own below it."""
    proxies = config.proxies if config.public_url else ""
    most = SOCKETS * config.most_connections_an_address
    http, ws = protocols(Sockets(most, config.request_patience, config.answer_patience, proxies))
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_max_size=FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        loop=loop_name(),
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=3,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
    )


class Announcing(uvicorn.Server):
    """Says when it listens, ends with its journal, and as a program that was asked to: without a signal's status."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        journal: Journal,
        leave: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.journal = journal
        self.leave = leave

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            keep_for_good()
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """While people are still connected, what others can go on with is given to them."""
        if not self.force_exit and self.journal.died_of is None:
            await self.leave()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        return await super().on_tick(counter) or self.journal.died_of is not None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit and sig == signal.SIGINT  # who asks twice cannot wait
        self.should_exit = True


def listen(config: Config) -> socket.socket:
    """The listening socket, on the first port that is free; port 0 takes any."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    wrong = ""
    for port in config.ports:
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, alone_on_a_port(), 1)
        try:
            listening.bind((config.host, port))
        except OSError as error:
            listening.close()
            wrong = wrong or f"port {port} ({error.strerror})"
            continue
        listening.listen(1024)
        return listening
    raise BadOption(f"cannot listen on {clipped(config.host)} {wrong}; choose another with --port")


def alone_on_a_port() -> int:
    """The option of a socket that nobody else may listen beside, though somebody may have just before.

    On Windows SO_REUSEADDR would let two servers share a port, and each would get some of the people.
    """
    exclusive: int = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
    return exclusive


def addresses(config: Config, port: int) -> list[str]:
    """Where people find the server: the public address, this machine, and the local network if it is open to it."""
    found = [config.public_url] if config.public_url else []
    if config.host in ANYWHERE:
        found += [f"http://127.0.0.1:{port}", *(f"http://{ip}:{port}" for ip in local_addresses())]
    else:
        host = f"[{config.host}]" if ":" in config.host else config.host
        found.append(f"http://{host}:{port}")
    return found


def local_addresses() -> list[str]:
    """This machine's addresses in the local network; asking a socket sends nothing."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found.append(str(probe.getsockname()[0]))
        except OSError:
            pass
    return [ip for ip in found if not ip.startswith(("127.", "0."))]


def loop_name() -> Any:
    """uvloop where it is installed (it has no Windows), asyncio's own otherwise."""
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return "asyncio"
    return "uvloop"


def allow_many_sockets() -> None:
    """Take as many open files as the system lets us have; the usual limit is soft and low."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if most == resource.RLIM_INFINITY else most
    if now == resource.RLIM_INFINITY or now >= wanted:
        return
    with suppress(OSError, ValueError):  # a server for fewer people is better than none
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
