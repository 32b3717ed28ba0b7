"""Columns of many games in as few bytes as may be: each kind of thing the way in which it becomes smallest.

What people would read is sorted (bz2), for the same words come again in the same surroundings. The log is rows of
eight small numbers, and its coder knows at which of them it is. The rest is what the first release had for everything.
"""

import bz2
import lzma
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from sixgun.kernel.log import WIDTH

SECOND: Final = b"\x02"
"""What begins a piece of this form: nothing that the first release wrote begins so, for LZMA2 never does."""
PLAIN: Final[list[dict[str, Any]]] = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
ROWS: Final[list[dict[str, Any]]] = [{**PLAIN[0], "lc": 0, "lp": 3, "pb": 3}]
assert WIDTH == 8, "2 ** lp and 2 ** pb"
NUMBERS: Final = 256
"""Numbers that a byte can stand for."""


class Piece(msgspec.Struct, array_like=True):
    """What follows the mark."""

    texts: dict[str, bytes]
    """Columns of text by their names."""
    rest: bytes
    """All other columns, by their names."""
    log: bytes = b""
    """The logs one after the other, a byte a number; empty if they are among the rest."""
    numbers: list[int] = []
    """What each byte stands for."""
    lengths: list[int] = []


def squeeze(columns: dict[str, Sequence[Any]], texts: Sequence[str], log: str) -> bytes:
    """These columns in one piece: which of them are text, and which one is the log.

    >>> columns = {"moves": ["end\\nend", "pass"], "seats": [b"ab", b"c"], "log": [[0, -1, 511], [7]]}
    >>> opened(squeeze(columns, ["moves"], "log")) == columns
    True
    """
    rest = {name: column for name, column in columns.items() if name not in (*texts, log)}
    numbers = sorted({number for each in columns[log] for number in each})
    if len(numbers) > NUMBERS:
        rest[log] = columns[log]
    piece = Piece({name: bz2.compress(msgspec.msgpack.encode(columns[name])) for name in texts}, raw(rest, PLAIN))
    if log not in rest:
        place = {number: at for at, number in enumerate(numbers)}
        piece.log = compress(bytes(place[number] for each in columns[log] for number in each), ROWS)
        piece.numbers = numbers
        piece.lengths = [len(each) for each in columns[log]]
    return SECOND + msgspec.msgpack.encode(piece)


def opened(data: bytes, log: str = "log") -> dict[str, Any]:
    """The columns of a piece by their names."""
    piece = msgspec.msgpack.decode(data.removeprefix(SECOND), type=Piece)
    columns: dict[str, Any] = msgspec.msgpack.decode(lzma.decompress(piece.rest, lzma.FORMAT_RAW, filters=PLAIN))
    columns |= {name: msgspec.msgpack.decode(bz2.decompress(text)) for name, text in piece.texts.items()}
    if log not in columns:
        whole = lzma.decompress(piece.log, lzma.FORMAT_RAW, filters=ROWS)
        columns[log] = []
        at = 0
        for length in piece.lengths:
            columns[log].append([piece.numbers[byte] for byte in whole[at : at + length]])
            at += length
    return columns


def raw(what: object, filters: list[dict[str, Any]]) -> bytes:
    return compress(msgspec.msgpack.encode(what), filters)


def compress(data: bytes, filters: list[dict[str, Any]]) -> bytes:
    return lzma.compress(data, lzma.FORMAT_RAW, filters=filters)
