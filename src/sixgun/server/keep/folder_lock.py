"""One server a data folder: whoever comes second is told where the first is found."""

import os
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Final

from sixgun.server.keep.migration import BadData

LOCK: Final = "lock"
FAR_OUT: Final = 1 << 30
"""The byte that is locked on Windows, where nobody else can read what is locked: beyond the address in the file."""


class InUse(BadData):
    """Another server has the data folder; `at` is its address, empty while it starts."""

    def __init__(self, data: Path, at: str) -> None:
        where = f" at {at}" if at else ""
        super().__init__(
            f"{data} is in use by the server{where}; play there, stop it, or choose another folder with --data"
        )
        self.at = at


class Held:
    """The folder and the file in it, both locked: a file can be deleted and made anew, the folder with games cannot."""

    def __init__(self, folder: int | None, file: IO[bytes]) -> None:
        self.folder = folder
        self.file = file

    def say(self, address: str) -> None:
        """Leave word where the server is found."""
        self.file.write(address.encode("utf-8"))
        self.file.flush()

    def close(self) -> None:
        self.file.close()
        if self.folder is not None:
            os.close(self.folder)


def hold(data: Path) -> Held:
    """Make the folder and keep other servers out of it until it is closed or this process ends."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        file = (data / LOCK).open("ab+")
    except OSError as wrong:
        reason = "it is a file" if isinstance(wrong, FileExistsError) else wrong.strerror
        raise BadData(f"{data} cannot hold games: {reason}; choose a folder that can, with --data") from None
    folder = None
    try:
        folder = lock_folder(data)
        lock(file)
    except OSError:
        file.seek(0)
        at = file.read().decode("utf-8", "replace")
        Held(folder, file).close()
        raise InUse(data, at) from None
    file.truncate(0)
    return Held(folder, file)


def lock_folder(data: Path) -> int | None:
    """Take the folder itself where that can be done, or raise BlockingIOError because somebody has it."""
    try:
        fcntl: Any = import_module("fcntl")
    except ImportError:  # on Windows nobody can delete a file that is open, so the file is enough
        return None
    folder = os.open(data, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(folder)
        raise
    except OSError:  # some file systems of networks lock files only
        os.close(folder)
        return None
    return folder


def lock(file: IO[bytes]) -> None:
    """Take the lock, or raise OSError at once because somebody has it."""
    try:
        fcntl: Any = import_module("fcntl")
    except ImportError:  # Windows locks bytes, from where the file stands
        msvcrt: Any = import_module("msvcrt")
        os.lseek(file.fileno(), FAR_OUT, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
