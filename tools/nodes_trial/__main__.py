"""The command: what is to be done how often, and what came of it."""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack, nullcontext
from pathlib import Path
from typing import Final

from sixgun.version import describe
from tools import nodes_trial
from tools.backends import missing
from tools.nodes_trial.book import BadBook, Book, Piece
from tools.nodes_trial.fault import Fault
from tools.nodes_trial.trial import Trial
from tools.server_trial.backing import nats, postgres
from tools.server_trial.process import nursery

SLOW: Final = 0.5
"""Seconds that a player thinks, so that a hundred tables leave the machine room to breathe."""

AT_ONCE: Final = 2
"""Kills while another server is stopped: so many fit into the ten seconds."""

VERDICT_EVERY: Final = 20
"""Faults between two looks at how it stands."""

Work = Callable[[], Awaitable[None]]


def described(faults: Sequence[Fault]) -> list[str]:
    lines = []
    for what in dict.fromkeys(fault.what for fault in faults):
        these = [fault for fault in faults if fault.what == what]
        each = sorted(seconds for fault in these for seconds in fault.tables) or [0.0]
        lines.append(
            f"  {what:<11}{len(these):4} times; every table played on within {max(f.seconds for f in these):.1f} s "
            f"(half of the tables {each[len(each) // 2]:.2f} s, 99 of 100 {each[len(each) * 99 // 100]:.1f} s)"
        )
    return lines


def still_to_do(trial: Trial, args: argparse.Namespace, done: Counter[str]) -> list[Work]:
    """What is left to do, in any order; a kill while another server is stopped counts like any other."""
    stops = max(0, args.stops - done["stop"])
    kills = max(0, args.kills - done["kill"])
    both = min(stops, kills // AT_ONCE)
    work: list[Work] = [
        *[trial.kill] * (kills - AT_ONCE * both),
        *[lambda: trial.freeze(args.frozen, [trial.kill] * AT_ONCE)] * both,
        *[lambda: trial.freeze(args.frozen)] * (stops - both),
        *[trial.restart_database] * (args.databases - done["PostgreSQL"]),
        *[trial.restart_carrier] * (args.carriers - done["NATS"]),
        *[trial.roll] * -(-(args.nodes * args.rollings - done["leave"]) // args.nodes),
    ]
    trial.luck.shuffle(work)
    return [trial.roll, *work] if args.before else work


async def run(trial: Trial, args: argparse.Namespace, book: Book) -> int:
    begun = time.monotonic()
    work = still_to_do(trial, args, book.done())
    enough = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, enough.set)
    await trial.open(args.tables)
    for number, fault in enumerate(work):
        noted = len(trial.faults)
        await fault()
        for latest in trial.faults[noted:] if args.verbose else ():
            print(f"{number + 1:4}/{len(work)} {latest.what:<11}{latest.seconds:6.2f} s  {latest.excuse}", flush=True)
        if args.verbose and (number + 1) % VERDICT_EVERY == 0:
            print("so far:", *described([*book.faults, *trial.faults]), f"  {trial.so_far()}", sep="\n", flush=True)
        if trial.broken or enough.is_set() or (args.minutes and time.monotonic() - begun > 60 * args.minutes):
            break
    games, moves, acknowledged = await trial.judge()
    piece = Piece(
        program=describe(),
        servers=args.nodes,
        tables=args.tables,
        people=len(trial.players),
        seconds=time.monotonic() - begun,
        games=games,
        moves=moves,
        acknowledged=acknowledged,
        reconnects=trial.reconnects,
        faults=trial.faults,
        broken=trial.broken,
    )
    book.add(piece)
    told(book, args)
    return 1 if book.broken or late(book, args.within) else 0


def late(book: Book, within: float) -> list[Fault]:
    """The kills after which some table stood still for too long."""
    return [fault for fault in book.faults if fault.what == "kill" and fault.seconds > within]


def told(book: Book, args: argparse.Namespace) -> None:
    """What came of all pieces together."""
    pieces = book.pieces
    total = {
        what: sum(getattr(piece, what) for piece in pieces)
        for what in ("games", "moves", "acknowledged", "reconnects", "seconds")
    }
    print(f"{args.nodes} servers, {args.tables} tables, {len(pieces)} pieces, {total['seconds']:.0f} s")
    print("\n".join(described(book.faults)))
    print(
        f"  {total['games']} games, {total['moves']} moves in the journal, {total['acknowledged']} acknowledged, "
        f"{total['reconnects']} reconnects"
    )
    print("nothing lost, nothing twice, never two owners" if not book.broken else "BROKEN:")
    print("".join(f"  {line}\n" for line in book.broken[:20]), end="")
    for fault in late(book, args.within):
        print(f"  a kill took longer than {args.within:.0f} s: {fault.seconds:.1f} s ({fault.excuse})")


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.nodes_trial", description=(nodes_trial.__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--nodes", type=int, default=3, help="servers (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=100, help="tables that play (default: %(default)s)")
    parser.add_argument("--thinks", type=float, default=SLOW, help="seconds a player thinks (default: %(default)s)")
    parser.add_argument("--kills", type=int, default=200, help="servers killed (default: %(default)s)")
    parser.add_argument("--stops", type=int, default=50, help="servers stopped and woken (default: %(default)s)")
    parser.add_argument(
        "--frozen", type=float, default=10.0, help="seconds that they are stopped (default: %(default)s)"
    )
    parser.add_argument("--databases", type=int, default=20, help="restarts of PostgreSQL (default: %(default)s)")
    parser.add_argument("--carriers", type=int, default=20, help="restarts of NATS (default: %(default)s)")
    parser.add_argument("--rollings", type=int, default=3, help="rolling restarts (default: %(default)s)")
    parser.add_argument("--within", type=float, default=6.0, help="seconds a take-over may need (default: %(default)s)")
    parser.add_argument(
        "--book", type=Path, help="a file in which several runs add up; each does what is still missing"
    )
    parser.add_argument(
        "--before", type=Path, help="a checkout of an older version: its servers are there first, and are exchanged"
    )
    parser.add_argument("--minutes", type=float, default=0, help="break off after so many (default: never)")
    parser.add_argument("--seed", type=int, default=1, help="for the moments and the moves (default: %(default)s)")
    parser.add_argument("--verbose", action="store_true", help="a line for each fault")
    return parser


def main() -> int:
    parser = arguments()
    args = parser.parse_args()
    if missing():
        parser.error(f"there is no {' and no '.join(missing())} here; on Debian: apt install postgresql nats-server")
    try:
        book = Book(args.book)
    except BadBook as wrong:
        parser.error(str(wrong))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sixgun-nodes-")))
        start = stack.enter_context(nursery(folder / "log"))
        database, carrier = stack.enter_context(postgres()), stack.enter_context(nats())
        older = nursery(folder / "log", checkout=args.before.resolve()) if args.before else nullcontext()
        trial = Trial(start, database, carrier, args, folder, stack.enter_context(older))
        code = asyncio.run(run(trial, args, book))
        if code:
            lines = (folder / "log").read_text(errors="replace").splitlines()
            codes = [line.split()[1] for line in trial.broken if line.startswith("table ")]
            print(*[line for line in lines if any(code in line for code in codes)], sep="\n", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
