"""Files are read in a process of their own: one that hangs or dies is begun again after what it hung at."""

import json
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tools.fuzz.files import ROOT

READ: Final = (sys.executable, "-m", "tools.fuzz.files")
ENOUGH: Final = 20
SECONDS: Final = 20
"""That an input may take."""


@dataclass
class Found:
    """What was tried, and what is wrong."""

    tried: int = 0
    wrong: list[str] = field(default_factory=list)


def hunt(
    kind: str, count: int, seed: int, command: Sequence[str] = READ, seconds: int = SECONDS, enough: int = ENOUGH
) -> Found:
    """Try so many inputs of a kind, or until enough is wrong."""
    found = Found()
    while found.tried < count and len(found.wrong) < enough:
        before = found.tried
        arguments = [kind, str(seed), str(found.tried), str(count - found.tried), str(seconds)]
        with subprocess.Popen([*command, *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                said = json.loads(line)
                if "try" in said:
                    found.tried = said["try"] + 1
                else:
                    found.wrong.append(f"{kind} {found.tried - 1} of seed {seed}: {said['wrong']}\n  {said['input']}")
                    if len(found.wrong) >= enough:
                        process.kill()
                        return found
        if process.returncode == -signal.SIGALRM:
            found.wrong.append(f"{kind} {found.tried - 1} of seed {seed}: hangs")
        elif process.returncode:
            found.wrong.append(f"{kind} {found.tried - 1} of seed {seed}: ends the process ({process.returncode})")
        if found.tried == before:
            break  # not even the first was tried
    return found
