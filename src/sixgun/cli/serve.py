"""sixgun serve: play in the browser, alone or with everyone who can reach this machine."""

import argparse
import os
import webbrowser
from contextlib import suppress
from pathlib import Path

from sixgun.cli.arguments import read_sets
from sixgun.data_folder import NoHome, data_folder
from sixgun.errors import BadOption, quoted


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="listen here; 0.0.0.0 lets others in (default: %(default)s)"
    )
    parser.add_argument("--port", type=int, help="0 takes any free one (default: 8080, or the next that is free)")
    parser.add_argument("--data", type=Path, default=default_data(), help="keep games here (default: %(default)s)")
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="share this PostgreSQL with other servers, postgresql://user@host/name; needs --nats, and no --data",
    )
    parser.add_argument(
        "--nats", default="", metavar="URL", help="speak to the other servers over this NATS, nats://host:4222"
    )
    parser.add_argument(
        "--name", default="", help="of several servers: the one to which the balancer brings /ws?at=NAME"
    )
    parser.add_argument(
        "--keep-games",
        type=float,
        default=0.0,
        metavar="DAYS",
        help="forget games so many days after their end (default: never)",
    )
    parser.add_argument("--fsync", action="store_true", help="wait for the disk at every move, in case the power fails")
    parser.add_argument("--public-url", default="", help="the address people use, where it is another one")
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS,…",
        help="with --public-url: whom to believe about people's addresses; a network will do, as in 172.17.0.0/16 "
        "(default: a proxy on this machine)",
    )
    parser.add_argument(
        "--workers", type=int, default=default_workers(), help="processes for bots (default: %(default)s)"
    )
    parser.add_argument("--sets", metavar="./SET,…", help="offer these home-made sets too; their Python is run")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def run(args: argparse.Namespace) -> int:
    from sixgun.server.garbage import rarely_collect

    rarely_collect()  # before all that is loaded now, which leaves none

    from sixgun.server.config import Config
    from sixgun.server.keep.folder_lock import InUse
    from sixgun.server.run import serve
    from sixgun.server.web.static import has_page

    read_sets("card", args.sets)
    if args.port is not None and not 0 <= args.port < 65536:
        raise BadOption(f"there is no port {quoted(args.port)}; choose one from 0 to 65535")
    if not 0 <= args.keep_games < 1e6:
        raise BadOption(f"games cannot be kept for {quoted(args.keep_games)} days; choose 0 for ever, or more")
    config = Config(
        data=args.data or (Path() if args.database else data_folder()),
        database=args.database,
        nats=args.nats,
        name=args.name,
        host=args.host,
        ports=Config.ports if args.port is None else (args.port,),
        public_url=args.public_url.rstrip("/"),
        proxies=args.proxy or Config.proxies,
        workers=max(1, args.workers),
        warm=True,
        fsync=args.fsync,
        keep_games=args.keep_games,
    )

    def ready(addresses: list[str]) -> None:
        print("Sixgun is open:", *addresses, sep="\n  ", flush=True)
        if args.open:
            webbrowser.open(addresses[0])
        if not has_page(config.static):
            print("But the web client is missing here: in a checkout ./play builds it, a wheel brings it.", flush=True)
        print("Ctrl-C closes it; games go on where they were when it opens again.", flush=True)

    try:
        return serve(config, ready)
    except InUse as other:
        if not (args.open and other.at):
            raise
        print(f"Sixgun is already open: {other.at}", flush=True)
        webbrowser.open(other.at)
        return 0


def default_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def default_data() -> Path | None:
    """The data folder, if this user has one."""
    with suppress(NoHome):
        return data_folder()
    return None
