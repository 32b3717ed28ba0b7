"""The screen: lines of at most 80 columns, with colour only where it can be seen, and a place to type."""

import os
import select
import shutil
import sys
import textwrap
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TextIO

from sixgun.kernel.roles import ROLES
from sixgun.text import Text
from sixgun.text.lookup import without_accents

WIDEST: Final = 80
NARROWEST: Final = 40

STYLES: Final = {
    "plain": "",
    "heading": "\x1b[1m",
    "question": "\x1b[1;36m",
    "harm": "\x1b[31m",
    "good": "\x1b[32m",
    "quiet": "\x1b[2m",
}
"""How a line may look; it says the same without."""
RESET: Final = "\x1b[0m"

PLAIN_SIGNS: Final = str.maketrans("●○♠♥♦♣·─│┌┐└┘×–−“”„’", '*oSHDC.-|++++x--"""\'')
"""What stands for a sign on a terminal that has only the plainest."""


TIE: Final = "\u00a0"


@dataclass(frozen=True)
class Row:
    """A line of the screen and how it looks."""

    text: str
    style: str = "plain"


class Screen:
    """Where a person reads and types."""

    def __init__(self, out: TextIO, source: TextIO, *, colour: bool, pace: float) -> None:
        self.out: Final = out
        self.source: Final = source
        self.colour: Final = colour and is_terminal(out) and shows_colour()
        self.pace: Final = pace
        self.width: Final = width_of(out)
        self.is_plain: Final = not can_encode(out, "●♠─")

    def row(self, row: Row) -> None:
        """Write one line as it is."""
        text = plainly(row.text) if self.is_plain else row.text
        begin = STYLES[row.style] if self.colour else ""
        self.out.write(f"{begin}{text}{RESET}\n" if begin and text else f"{text}\n")

    def rows(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.row(row)

    def write(self, text: str, style: str = "plain", indent: str = "", hang: str | None = None) -> None:
        """Write a text, broken to the width; `hang` begins every line but the first."""
        for line in wrapped(text, self.width, indent, hang):
            self.row(Row(line, style))

    def gap(self) -> None:
        self.row(Row(""))

    def ask(self, prompt: str) -> str:
        """What the person types, without spaces around it; EOFError at the end of the input."""
        if self.source is sys.stdin and is_terminal(self.source):
            with suppress(ImportError):  # there is none on Windows
                import readline  # noqa: F401 - with it `input` lets one edit the line and see old ones
            self.out.flush()
            return input(f"{prompt} ").strip()
        self.out.write(f"{prompt} ")
        self.out.flush()
        line = self.source.readline()
        # what a file or a pipe says is not shown by any terminal, so that a transcript would lack it
        self.out.write(line if line.endswith("\n") else f"{line}\n")
        if not line:
            raise EOFError
        return line.strip()

    def pause(self) -> None:
        """Let a line sink in, unless the person is typing already."""
        if self.pace > 0 and not is_typed(self.source):
            self.out.flush()
            wait(self.source, self.pace)


def wrapped(text: str, width: int, indent: str = "", hang: str | None = None) -> list[str]:
    """The lines of a text, each paragraph broken to the width; what is `tied` together stays on one line."""
    later = indent if hang is None else hang
    return [
        line.replace(TIE, " ")
        for part in text.split("\n")
        for line in textwrap.wrap(part, width, initial_indent=indent, subsequent_indent=later, break_on_hyphens=False)
        or [""]
    ]


def fitted(head: str, tail: str, width: int) -> list[str]:
    """Two parts of a line, below each other where the width is too small for both.

    >>> fitted("A Rose Doolan", "3 cards", 80), fitted("A Rose Doolan", "3 cards", 18)
    (['A Rose Doolan 3 cards'], ['A Rose Doolan', '      3 cards'])
    """
    line = f"{head} {tail}".rstrip()
    return [line] if len(line) <= width else [head.rstrip(), f"      {tail}".rstrip()]


def widest(text: Text, key: str) -> int:
    """The width of a column of counted things, in this language."""
    return max(len(text.say(key, count=count)) for count in (0, 1, 10))


def widest_role(text: Text) -> int:
    return max(len(text.say(f"role-{role}")) for role in ROLES)


def plainly(text: str) -> str:
    """The text for a terminal that has only the plainest signs."""
    return without_accents(text.translate(PLAIN_SIGNS).replace("ß", "ss")).encode("ascii", "replace").decode()


def tied(words: str) -> str:
    """Words that are not to be torn apart."""
    return words.replace(" ", TIE)


def is_terminal(stream: TextIO) -> bool:
    return stream.isatty()


def shows_colour() -> bool:
    """Whether the person wants colour: see no-color.org."""
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def width_of(out: TextIO) -> int:
    columns = shutil.get_terminal_size((WIDEST, 24)).columns if is_terminal(out) else WIDEST
    return max(NARROWEST, min(WIDEST, columns - 1 if columns < WIDEST else WIDEST))


def can_encode(out: TextIO, text: str) -> bool:
    try:
        text.encode(out.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def is_typed(source: TextIO) -> bool:
    """Whether a line waits to be read."""
    return wait(source, 0)


def wait(source: TextIO, seconds: float) -> bool:
    """Wait until something is typed, but not longer; whether something was."""
    try:
        return bool(select.select([source], [], [], seconds)[0])
    except (OSError, ValueError):  # Windows selects on sockets only
        time.sleep(seconds)
        return False
