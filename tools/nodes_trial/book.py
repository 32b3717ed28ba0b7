"""The book of the trial: what every piece of it did and found, so that several of them add up to the whole.

A piece is written down when its journal has been judged, and not before: faults that nobody has looked at do not count.
"""

import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from sixgun.errors import SixgunError, clipped
from tools.nodes_trial.fault import Fault


class BadBook(SixgunError):
    """A file is no book of this trial."""


class Piece(msgspec.Struct):
    """One run, a line of the book."""

    program: str
    """Which sixgun it was, and in which form."""
    servers: int
    tables: int
    people: int
    seconds: float
    games: int
    moves: int
    acknowledged: int
    reconnects: int
    faults: list[Fault]
    broken: list[str]
    at: str = msgspec.field(default_factory=lambda: time.strftime("%Y-%m-%d %H:%M"))


class Book:
    """All pieces there are, in a file or in no file."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.pieces: list[Piece] = []
        if path is not None and path.exists():
            try:
                self.pieces = msgspec.json.Decoder(Piece).decode_lines(path.read_bytes())
            except (OSError, msgspec.MsgspecError) as wrong:
                raise BadBook(f"{clipped(path)} is no book of this trial ({wrong}); name another with --book") from None

    def add(self, piece: Piece) -> None:
        self.pieces.append(piece)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(piece) + b"\n")

    @property
    def faults(self) -> Sequence[Fault]:
        return [fault for piece in self.pieces for fault in piece.faults]

    @property
    def broken(self) -> Sequence[str]:
        return [line for piece in self.pieces for line in piece.broken]

    def done(self) -> Counter[str]:
        """How often each fault was done."""
        return Counter(fault.what for fault in self.faults)
