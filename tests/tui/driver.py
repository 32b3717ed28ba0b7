"""Driving the terminal: the real program with lines typed into it, or one question at a staged table."""

import io
import os
import subprocess
import sys
from collections.abc import Sequence
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
    """The environment of a person with a home of his own, and no wishes about colour."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "TERM")}
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


Players = dict[str, dict[str, object]]
"""Who sits where, as scenarios say it."""


def staged(game: str, players: Players, **scene: object) -> Game:
    """A game that stands where a scenario would begin."""
    phase = {"card": "play", "dice": "start"}[game]
    table = LANGUAGES[game].set_up(Position(players, phase=phase, **scene))  # type: ignore[arg-type]
    table.log = Log()
    settle(table)
    return Game(Deal(game, len(players), 1), table)


def asked(game: Game, *typed: str) -> tuple[Move, str]:
    """What the seat asked answers when these lines are typed, and everything that was printed."""
    seat = game.asked
    assert seat is not None
    out = io.StringIO()
    screen = Screen(out, io.StringIO("".join(f"{line}\n" for line in typed)), colour=False, pace=0)
    teller = Teller(game, seat, TEXT, screen)
    move = Asking(teller, game.choice, teller.view()).answer()
    return move, out.getvalue()
