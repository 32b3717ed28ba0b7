"""A command run to its end: what it said, how it ended, and what it took of the processor with all that it started."""

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Done:
    """`processor` is in seconds, and not known on systems that do not tell."""

    status: int
    said: str
    processor: float | None


def run_to_end(command: list[str], cwd: Path, env: dict[str, str] | None = None) -> Done:
    """Run it and wait for it. A process that its parent did not wait for is not counted, as some of a browser's."""
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    assert process.stdout is not None
    with process.stdout as stream:
        said = stream.read()
    if os.name == "nt":
        return Done(process.wait(), said, None)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Done(process.returncode, said, usage.ru_utime + usage.ru_stime)
