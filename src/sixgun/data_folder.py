"""The folder in which Sixgun keeps games, where this system wants the data of programs."""

import os
import sys
from pathlib import Path

from sixgun.errors import SixgunError

NAME = "sixgun"


class NoHome(SixgunError):
    """The user has no home, so there is no folder of his to keep anything in."""


def data_folder() -> Path:
    """XDG_DATA_HOME decides where it is set. A folder that an older version has made elsewhere is still used."""
    given = os.environ.get("XDG_DATA_HOME")
    if given:
        return Path(given) / NAME
    try:
        home = Path.home()
    except RuntimeError:
        raise NoHome("this user has no home to keep games in; choose a folder with --data") from None
    older = home / ".local" / "share" / NAME
    right = usual_place(home) / NAME
    # asked of os.path, which takes what may not be looked at for what is not there
    return older if os.path.isdir(older) and not os.path.exists(right) else right


def usual_place(home: Path) -> Path:
    """Where programs keep their data on this system."""
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    return home / ".local" / "share"
