"""The exit codes: the same four in every command, each with what it means there."""

import textwrap
from collections.abc import Mapping
from typing import Final

DONE: Final = 0
NO: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130
"""What a shell expects of a command that Ctrl-C has ended."""

MEANING: Final = {
    DONE: "done",
    NO: "the answer is no: what was examined is not as it should be, or not everything could be done",
    WRONG_USE: "wrong use: an option, a name or a file that there is not, or that is not what it should be",
    INTERRUPTED: "stopped by Ctrl-C",
}
"""What each says of itself; a command says it more exactly where it can."""

USUAL: Final = {DONE: "done", WRONG_USE: "wrong use", INTERRUPTED: "stopped by Ctrl-C"}
"""Those of a command that has nothing to say no to."""

WIDTH: Final = 100


def in_words(own: Mapping[int, str]) -> str:
    """All codes of a command in a sentence, for its help.

    >>> in_words({DONE: "it holds", NO: "it does not"})
    'Exit: 0 it holds, 1 it does not, 2 wrong use, 130 stopped by Ctrl-C.'
    """
    parts = ", ".join(f"{code} {what}" for code, what in of_command(own).items())
    return textwrap.fill(f"Exit: {parts}.", WIDTH)


def of_command(own: Mapping[int, str]) -> dict[int, str]:
    """The codes of a command with their meanings, in rising order."""
    return dict(sorted({**USUAL, **own}.items()))
