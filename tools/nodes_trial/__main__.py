"""The command: what is to be done how often, and what came of it."""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from tools import nodes_trial
from tools.backends import missing
from tools.nodes_trial.trial import Fault, Trial
from tools.server_trial.backing import nats, postgres
from tools.server_trial.process import nursery

SLOW: Final = 0.5
"""Seconds that a player thinks, so that a hundred tables leave the machine room to breathe."""


def described(faults: Sequence[Fault]) -> list[str]:
    lines = []
    for what in dict.fromkeys(fault.what for fault in faults):
        these = [fault for fault in faults if fault.what == what]
        each = sorted(seconds for fault in these for seconds in fault.tables)
        lines.append(
            f"  {what:<11}{len(these):4} times; every table played on within {max(f.seconds for f in these):.1f} s "
            f"(half of the tables {each[len(each) // 2]:.2f} s, 99 of 100 {each[len(each) * 99 // 100]:.1f} s)"
        )
    return lines


async def run(trial: Trial, args: argparse.Namespace) -> int:
    begun = time.monotonic()
    await trial.open(args.tables)
    work: list[Callable[[], object]] = [
        *[trial.kill] * args.kills,
        *[lambda: trial.freeze(args.frozen)] * args.stops,
        *[trial.restart_database] * args.databases,
        *[trial.restart_carrier] * args.carriers,
        *[trial.roll] * args.rollings,
    ]
    trial.luck.shuffle(work)
    for number, fault in enumerate(work):
        await fault()  # type: ignore[misc]
        if args.verbose:
            latest = trial.faults[-1]
            print(f"{number + 1:4}/{len(work)} {latest.what:<11}{latest.seconds:6.2f} s", flush=True)
        if trial.broken or (args.minutes and time.monotonic() - begun > 60 * args.minutes):
            break
    games, moves, acknowledged = await trial.judge()
    people = len(trial.players)
    print(f"{args.nodes} servers, {args.tables} tables, {people} people, {time.monotonic() - begun:.0f} s")
    print("\n".join(described(trial.faults)))
    print(f"  {games} games, {moves} moves in the journal, {acknowledged} acknowledged, {trial.reconnects} reconnects")
    print("nothing lost, nothing twice, never two owners" if not trial.broken else "BROKEN:")
    print("".join(f"  {line}\n" for line in trial.broken[:20]), end="")
    late = [fault for fault in trial.faults if fault.what == "kill" and fault.seconds > args.within]
    if late:
        print(f"  {len(late)} kills took longer than {args.within:.0f} s")
    return 1 if trial.broken or late else 0


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
    parser.add_argument("--minutes", type=float, default=0, help="break off after so many (default: never)")
    parser.add_argument("--seed", type=int, default=1, help="for the moments and the moves (default: %(default)s)")
    parser.add_argument("--verbose", action="store_true", help="a line for each fault")
    return parser


def main() -> int:
    parser = arguments()
    args = parser.parse_args()
    if missing():
        parser.error(f"there is no {' and no '.join(missing())} here; on Debian: apt install postgresql nats-server")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sixgun-nodes-")))
        start = stack.enter_context(nursery(folder / "log"))
        database, carrier = stack.enter_context(postgres()), stack.enter_context(nats())
        trial = Trial(start, database, carrier, args, folder)
        code = asyncio.run(run(trial, args))
        if code:
            lines = (folder / "log").read_text(errors="replace").splitlines()
            codes = [line.split()[1] for line in trial.broken if line.startswith("table ")]
            print(*[line for line in lines if any(code in line for code in codes)], sep="\n", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
