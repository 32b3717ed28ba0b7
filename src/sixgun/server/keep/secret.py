"""The key that signs cookies: made once, kept in the data folder, readable by its owner alone."""

import secrets
from pathlib import Path
from typing import Final

from sixgun.server.keep.migration import BadData

SECRET: Final = "secret.key"
KEY_LENGTH: Final = 32


def read_secret(data: Path) -> bytes:
    """The key of a data folder."""
    path = data / SECRET
    try:
        return kept_or_new(path)
    except OSError as wrong:
        raise BadData(
            f"{path} cannot be read ({wrong.strerror}); start the server as the user it is for, or with another --data"
        ) from None


def kept_or_new(path: Path) -> bytes:
    try:
        key = path.read_bytes()
        if len(key) < KEY_LENGTH:
            raise BadData(f"{path} is cut off; bring back a copy, or delete it and everyone is a stranger again")
        return key
    except FileNotFoundError:
        key = new_secret()
        half_done = path.with_suffix(".new")
        half_done.unlink(missing_ok=True)
        half_done.touch(mode=0o600)
        half_done.write_bytes(key)
        half_done.replace(path)  # whoever stops us in the middle leaves no half a key
        return key


def new_secret() -> bytes:
    return secrets.token_bytes(KEY_LENGTH)
