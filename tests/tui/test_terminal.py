"""On a real terminal, and on poor ones: colour where it is wanted, nothing but words where it is not."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE

from .driver import command, environment, sixgun

PLAY = (
    *("play", "--players", "4", "--seed", "2", "--bots", "greenhorn"),
    *("--seat-role", "sheriff", "--seat-character", "willy-the-kid"),
)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def on_a_terminal(home: Path, *words: str, columns: int = 80, **more: str) -> str:
    """What the program writes to a terminal on which somebody leaves with Ctrl-D at the first question."""
    if sys.platform == "win32":
        pytest.skip("Windows has no such terminals")
    import fcntl
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    env = environment(home, TERM="xterm", **more)
    process = subprocess.Popen(command(*words), stdin=theirs, stdout=theirs, stderr=theirs, cwd=home, env=env)
    os.close(theirs)
    out = b""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            part = os.read(ours, 4096)
        except OSError:  # the other end is closed
            break
        out += part
        if out.endswith(b"A> "):
            os.write(ours, b"\x04")
        if not part:
            break
    os.close(ours)
    assert process.wait(timeout=PATIENCE) == 0
    return out.decode()


def test_a_terminal_shows_colour(tmp_path: Path) -> None:
    out = on_a_terminal(tmp_path, *PLAY)
    assert COLOUR.search(out)
    assert "The record is in" in out


@pytest.mark.parametrize("wish", ["--no-color", "NO_COLOR"])
def test_who_wants_no_colour_gets_none(wish: str, tmp_path: Path) -> None:
    if wish.startswith("--"):
        out = on_a_terminal(tmp_path, *PLAY, wish)
    else:
        out = on_a_terminal(tmp_path, *PLAY, NO_COLOR="1")
    assert not COLOUR.search(out)
    assert "What do you play?" in out


def test_a_narrow_terminal_is_respected(tmp_path: Path) -> None:
    out = on_a_terminal(tmp_path, *PLAY, "--no-color", "--record", "mine.sixgun", columns=60)
    lines = [re.sub(r"\x1b\[\?\d+[hl]", "", line) for line in out.splitlines()]
    assert max(map(len, lines)) <= 60


def test_a_terminal_without_fine_signs_gets_plain_ones(tmp_path: Path) -> None:
    done = sixgun(tmp_path, *PLAY, typed=["table"], PYTHONIOENCODING="ascii")
    assert done.code == 0, done.err
    assert re.search(r"^> A .* Sheriff +\*{4,5} ", done.out, re.MULTILINE)


def test_on_a_terminal_the_game_speaks_its_language(tmp_path: Path) -> None:
    """With a line editor between the keyboard and the program, prompts and letters with accents come through."""
    out = on_a_terminal(tmp_path, *PLAY, "--no-color", LANG="hu_HU.UTF-8")
    assert "Mit játszol ki?" in out
    assert "Kiszállsz a játékból." in out


def test_a_terminal_without_accents_gets_plain_letters(tmp_path: Path) -> None:
    done = sixgun(tmp_path, *PLAY, "--language", "hu", typed=["table"], PYTHONIOENCODING="ascii")
    assert done.code == 0, done.err
    assert "BANG! a kartyajatek (alapjatek), 4 jatekos" in done.out
    assert "?" not in done.out.splitlines()[0]
