"""What can go wrong, named after what the caller did. Each says in one sentence what is wrong and the way out."""

from collections.abc import Iterable
from typing import Final

ECHO: Final = 200
"""The most that a message repeats of what was given."""
QUOTED: Final = 90
"""The most of one thing that is quoted, for a sentence may quote two."""
AS_LIKELY: Final = 0.05
"""How much less a second name may be like the given one to be asked for, too."""


class SixgunError(Exception):
    """Something the caller can put right."""


class BadOption(SixgunError):
    """A rule option, a set or a number of players that does not exist, or that contradicts another."""


class MissingSet(BadOption):
    """A set of that name is not here: it may be a home-made one whose folder nobody has named."""


class BadSet(BadOption):
    """The folder is no home-made set that can be played with; the message says what to put right."""


class NeedsSources(BadSet):
    """A compiled engine was asked for a home-made set, which only the sources can play with."""


class IllegalMove(SixgunError):
    """The move cannot be played in this position; the message lists those that can."""


class NotAMove(IllegalMove):
    """The text is no move in the notation, here or anywhere."""


class GameOver(SixgunError):
    """A move or a choice was asked for after the game had ended."""


class BadSave(SixgunError):
    """The bytes are not a saved game of this version."""


class BadRecord(SixgunError):
    """The text is not a game record that can be replayed; the message names the line."""


class NotARecord(BadRecord):
    """The text is no game record at all, not even a damaged one."""


class BadScenario(SixgunError):
    """The file is no scenario; the message names file and line."""

    def __init__(self, message: str, at: tuple[str | int, ...] = ()) -> None:
        super().__init__(message)
        self.at = at
        """Where in the scenario, keys and places from the outside in: the reader of a file finds the line by it."""


# speaking of what was given


def quoted(given: object) -> str:
    """Something that was given, as Python writes it, in so few letters that a sentence about it stays readable.

    >>> quoted("bang"), quoted(None), len(quoted("x" * 10_000))
    ("'bang'", 'None', 90)
    """
    if isinstance(given, str | bytes | bytearray) and len(given) > QUOTED:
        given = given[:QUOTED]  # a long text need not be written out first
    try:
        return clipped(repr(given))
    except Exception:  # whatever a stranger's class does, or a number of more digits than Python writes
        return f"something of type {clipped(type(given).__name__)}"


def clipped(given: object, most: int = QUOTED) -> str:
    """Something that was given, as it prints, or the beginning of it if that is long.

    >>> clipped("bang"), clipped("stagecoach", 6)
    ('bang', 'stage…')
    """
    text = str(given)
    return text if len(text) <= most else text[: most - 1] + "…"


def closest(given: object, there: Iterable[object]) -> list[str]:
    """The names that somebody may have meant with one that there is not; the likeliest first, at most two.

    >>> closest("stagecoch", ["beer", "stagecoach"]), closest("shark", ["beer", "stagecoach"])
    (['stagecoach'], [])
    """
    if not isinstance(given, str) or not given or len(given) > QUOTED:
        return []
    from difflib import SequenceMatcher, get_close_matches  # only for those who mistype

    names = {name.casefold(): name for name in there if isinstance(name, str)}
    word = given.casefold()
    likely = {name: SequenceMatcher(None, name, word).ratio() for name in get_close_matches(word, names, n=2)}
    return [names[name] for name, ratio in likely.items() if ratio >= max(likely.values()) - AS_LIKELY]


def meant(given: object, there: Iterable[object]) -> str:
    """The way out for a name that there is not, if there is one like it; else nothing: the caller says what there is.

    >>> meant("rangr", ["greenhorn", "ranger"]), meant("shark", ["greenhorn", "ranger"])
    ('did you mean ranger?', '')
    """
    close = closest(given, there)
    return f"did you mean {' or '.join(close)}?" if close else ""
