"""The command `sixgun` that a set-up puts into the environment of a checkout."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.setup_env import COMMAND


@pytest.mark.skipif(os.name == "nt", reason="there it is another one, which starts Python with -m")
def test_it_starts_processes_that_are_not_the_command_again(tmp_path: Path) -> None:
    command = tmp_path / "with a space" / "sixgun"
    command.parent.mkdir()
    command.write_text(COMMAND.format(python=sys.executable), encoding="utf-8")
    command.chmod(0o755)
    words = ["simulate", "--game", "dice", "--bots", "drifter", "--games", "60", "--jobs", "2", "--json"]
    done = subprocess.run([command, *words], capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert '"games":60' in done.stdout.replace(" ", "")
