"""Keeping a game: its record goes to a file when the player leaves or the game ends."""

import os
from pathlib import Path

from sixgun.game import Game
from sixgun.text import Text
from sixgun.tui.screen import Row, Screen


def keep(screen: Screen, text: Text, game: Game, wanted: str | None) -> None:
    """Write the record and say where it is."""
    path = Path(wanted) if wanted else free_path(game)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(game.record(), encoding="utf-8")
    except OSError as wrong:
        screen.write(text.say("not-saved", path=str(path), reason=wrong.strerror or str(wrong)))
    else:
        # a path is not broken into lines, so that it can be copied
        screen.row(Row(text.say("saved", path=str(path))))


def free_path(game: Game) -> Path:
    """A file that is not there yet, named after the game, in the folder for what programs keep."""
    deal = game.deal
    name = f"{deal.game}-{deal.players}-players-seed-{deal.seed}"
    folder = data_folder()
    path = folder / f"{name}.sixgun"
    again = 2
    while path.exists():
        path = folder / f"{name}-{again}.sixgun"
        again += 1
    return path


def data_folder() -> Path:
    """Where records go: the data folder of the desktop's convention, or the current one."""
    given = os.environ.get("XDG_DATA_HOME")
    if given:
        return Path(given) / "sixgun"
    try:
        return Path.home() / ".local" / "share" / "sixgun"
    except RuntimeError:  # somebody without a home
        return Path()
