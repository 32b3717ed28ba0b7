"""Driving the terminal: the real program with lines typed into it, or one question at a staged table."""

import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sixgun.deal import Deal
from sixgun.game import Game
from sixgun.kernel.choice import Move
from sixgun.kernel.log import Log
from sixgun.kernel.loop import settle
from sixgun.kernel.position import Position
from sixgun.scenario.language import LANGUAGES
from sixgun.text import Text
from sixgun.tui.asking import Asking
from sixgun.tui.screen import Screen
from sixgun.tui.teller import Teller
from tests.patience import PATIENCE

SOURCES = Path(__file__).resolve().parents[2] / "src"
TEXT = Text("en")


@dataclass(frozen=True)
class Finished:
    """What the program printed, and how it ended."""

    code: int
    out: str
    err: str


def environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of a person with a home of his own, and no wishes about colour or language."""
    wishes = ("NO_COLOR", "COLUMNS", "TERM", "LC_ALL", "LC_MESSAGES", "LANG")
    kept = {name: value for name, value in os.environ.items() if name not in wishes}
    return {
        **kept,
        "PYTHONPATH": str(SOURCES),
        "PYTHONIOENCODING": "utf-8",
        "XDG_DATA_HOME": str(home),
        "HOME": str(home),
        **more,
    }


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "sixgun.cli", *words]


def sixgun(home: Path, *words: str, typed: Sequence[str] = (), **more: str) -> Finished:
    """Run the program in a folder of its own, with these lines typed into it."""
    done = subprocess.run(
        command(*words),
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        encoding="utf-8",
        cwd=home,
        env=environment(home, **more),
        timeout=PATIENCE,
    )
    return Finished(done.returncode, done.stdout, done.stderr)


def answers() -> Iterator[str]:
    """Something for every question: mostly its first answer, now and then the one that does nothing."""
    luck = random.Random(1)
    while True:
        yield luck.choice("1110")


def talk(home: Path, words: Sequence[str], answer: Callable[[str], str | None], **more: str) -> Finished:
    """Run the program and answer each of its prompts by what it has said since the last; None ends the input."""
    process = subprocess.Popen(
        command(*words),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=home,
        env=environment(home, **more),
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        out, since = "", ""
        while sign := process.stdout.read(1):
            since += sign
            if not re.search(r"(^|\n)[A-H]> $", since):
                continue
            out += since
            said = answer(since)
            since = ""
            if said is None:
                process.stdin.close()
                break
            process.stdin.write(f"{said}\n")
            process.stdin.flush()
        out += since + process.stdout.read()
        err = process.stderr.read()
    return Finished(process.wait(timeout=PATIENCE), out, err)


Players = dict[str, dict[str, object]]
"""Who sits where, as scenarios say it."""


def staged(game: str, players: Players, **scene: object) -> Game:
    """A game that stands where a scenario would begin."""
    scene = {"phase": {"card": "play", "dice": "start"}[game]} | scene
    table = LANGUAGES[game].set_up(Position(players, **scene))  # type: ignore[arg-type]
    table.log = Log()
    settle(table)
    return Game(Deal(game, len(players), 1), table)


def asked(game: Game, *typed: str, text: Text = TEXT) -> tuple[Move, str]:
    """What the seat asked answers when these lines are typed, and everything that was printed."""
    seat = game.asked
    assert seat is not None
    out = io.StringIO()
    screen = Screen(out, io.StringIO("".join(f"{line}\n" for line in typed)), colour=False, pace=0)
    teller = Teller(game, seat, text, screen)
    move = Asking(teller, game.choice, teller.view()).answer()
    return move, out.getvalue()
