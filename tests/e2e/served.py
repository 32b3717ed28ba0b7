"""`sixgun serve` for the tests: it goes through finished games quickly rather than exactly, and hears quick people out.

    python -m tests.e2e.served PORT FOLDER

To go through a game as exactly as for people takes half a minute of the processor, and goes on after the test. People
that are programs speak more often than a person may where the machine is fast.
"""

import sys
from pathlib import Path

from sixgun.server.config import Config
from sixgun.server.run import serve


def main(port: str, folder: str) -> int:
    config = Config(data=Path(folder), ports=(int(port),), warm=True, quick_analysis=True, messages_a_second=1000.0)
    return serve(config, lambda addresses: print(*addresses, flush=True))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
