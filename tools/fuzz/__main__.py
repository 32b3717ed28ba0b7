"""Send a server hostile frames and requests while honest people play, then read hostile files.

python -m tools.fuzz                      # the short run
python -m tools.fuzz --frames 100000 --files 20000 --seed 7
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tools.fuzz.files import READERS
from tools.fuzz.hunt import hunt
from tools.fuzz.server import trial
from tools.server_trial.process import nursery


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--frames", type=int, default=2_000, help="that are sent to a server (default: %(default)s)")
    parser.add_argument("--files", type=int, default=200, help="of each kind that are read (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="for what is tried (default: %(default)s)")
    args = parser.parse_args()
    well = at_a_server(args.frames, args.seed) if args.frames else True
    for kind in READERS if args.files else ():
        found = hunt(kind, args.files, args.seed)
        print(f"{found.tried} times a bent {kind}:", "\n".join(found.wrong[:20]) or "a game or a sentence each time")
        well = well and not found.wrong
    return 0 if well else 1


def at_a_server(frames: int, seed: int) -> bool:
    with tempfile.TemporaryDirectory(prefix="sixgun-fuzz-") as folder:
        log = Path(folder, "log")
        with nursery(log) as start:
            outcome = asyncio.run(trial(start, Path(folder, "data"), frames, seed))
        if outcome.wrong:
            print(log.read_text()[-4000:], file=sys.stderr)
    print(outcome)
    return not outcome.wrong


if __name__ == "__main__":
    sys.exit(main())
