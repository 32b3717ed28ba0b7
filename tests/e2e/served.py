"""`sixgun serve` for the tests: it goes through finished games quickly rather than exactly.

    python -m tests.e2e.served PORT FOLDER

To go through a game as exactly as for people takes half a minute of the processor, and goes on after the test.
"""

import sys
from pathlib import Path

from sixgun.server.config import Config
from sixgun.server.run import serve


def main(port: str, folder: str) -> int:
    config = Config(data=Path(folder), ports=(int(port),), warm=True, quick_analysis=True)
    return serve(config, lambda addresses: print(*addresses, flush=True))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
