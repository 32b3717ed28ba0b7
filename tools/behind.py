"""What is made behind a running game, at low priority, in a process that goes on when the game ends.

    python -m tools.behind

The documentation, which a running server shows as soon as it is there, and the compiled engine, which the next start
uses.
"""

import os
import subprocess
import sys
from typing import Final

from tools import engine, setup_env
from tools.progress import say

LOG: Final = setup_env.ROOT / "build" / "behind.log"
APART_ON_WINDOWS: Final = 0x00000008 | 0x00004000
"""DETACHED_PROCESS and BELOW_NORMAL_PRIORITY_CLASS."""


def start() -> None:
    """Begin it, unless this folder is not ours to write to; what is current is found out there, in nobody's way."""
    if not os.access(setup_env.ROOT, os.W_OK):
        return
    if engine.is_wanted() and not (engine.seems_current() or engine.is_current()):
        trouble = engine.why_not()
        if trouble:
            say(f"the engine runs as pure Python, the same but slower: {trouble}")
        else:
            say("the engine is being compiled behind the game; from the next start on it is some thirty times as fast")
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        subprocess.Popen(
            [sys.executable, "-m", "tools.behind"],
            cwd=setup_env.ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            creationflags=APART_ON_WINDOWS if os.name == "nt" else 0,
        )


def main() -> int:
    if hasattr(os, "nice"):
        os.nice(10)
    subprocess.run([str(setup_env.PYTHON), "-m", "tools.docs_site"], cwd=setup_env.ROOT, check=False)
    return engine.main()


if __name__ == "__main__":
    sys.exit(main())
