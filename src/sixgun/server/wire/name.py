"""What people are called: strangers by a number, everyone else as he likes, except as bots and strangers are called."""

import json
import unicodedata
from pathlib import Path
from typing import Final

from sixgun import bots

OF_BOTS: Final[tuple[str, ...]] = tuple(
    json.loads((Path(bots.__file__).parent / "names.json").read_text(encoding="utf-8"))
)
"""A name for each seat; the client reads the same file."""
STRANGER: Final = "Stranger"


def stranger(id: str) -> str:
    """What a guest is called who has not said his name; clients say it in their reader's language.

    >>> stranger("000000ff00000000")
    'Stranger 355'
    """
    return f"{STRANGER} {int(id[:8], 16) % 900 + 100}"


def is_taken(name: str) -> bool:
    """Whether somebody else could be meant: a bot, or one who has not said his name.

    >>> [is_taken(name) for name in ("Dusty", " dÚSTY!", "Prickly-Pete", "stranger 7", "Dusty Miller", "Anna")]
    [True, True, True, True, False, False]
    """
    sounds = sound(name)
    return sounds in TAKEN or (sounds.startswith(STRANGER.lower()) and sounds[len(STRANGER) :].isdecimal())


def sound(name: str) -> str:
    """Its letters and digits, without marks and size: what is read alike is written alike."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", name).casefold() if sign.isalnum())


TAKEN: Final = frozenset(map(sound, OF_BOTS))
