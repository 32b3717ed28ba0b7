"""PostgreSQL and NATS on this machine, for tests of several servers: where they are, or Debian's where they may be.

python -m tools.backends      install what is missing, as root on Debian
"""

import os
import shutil
import sys
from pathlib import Path

from tools.chromium import quietly

DEBIAN = {"PostgreSQL": "postgresql", "NATS": "nats-server"}
"""What Debian calls them."""


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is; Debian keeps them apart, a folder a version."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return shutil.which(name) or (str(versions[-1]) if versions else None)


def missing() -> list[str]:
    """What is not here."""
    there = {"PostgreSQL": program("postgres") and program("initdb"), "NATS": shutil.which("nats-server")}
    return [name for name in DEBIAN if not there[name]]


def install() -> bool:
    """Install Debian's where this user may; whether both are here afterwards."""
    wanted = [DEBIAN[name] for name in missing()]
    may = shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0
    if wanted and may:
        print(f"setup: install Debian's {' and '.join(wanted)} for the tests of several servers", flush=True)
        quietly("apt-get", "-qq", "update")
        quietly("apt-get", "-qq", "-y", "install", *wanted)
    return not missing()


if __name__ == "__main__":
    sys.exit(0 if install() else f"there is no {' and no '.join(missing())} here, and it cannot be installed")
