"""The numbers of a net as they are kept: in an ONNX file, which libraries run and which is read here without any.

Of its layout only the numbers by name are needed: they are the graph's initial values, in half precision. Where what is
read lies was looked up in ONNX's own description: a message is a row of fields, each with its number and its kind.
"""

from collections.abc import Iterator
from importlib.resources import files
from struct import unpack

from sixgun.errors import BadSave

GRAPH = 7
INITIAL = 5
"""In the model the graph, in the graph each tensor of initial values."""
NAME, RAW = 8, 9
"""Of a tensor."""
NUMBER, LONG, BYTES, SHORT = 0, 1, 2, 5
"""The kinds of fields: a number of any length, eight bytes, so many bytes, four bytes."""


def read_model(game: str) -> bytes:
    """The net that comes with the package for a game."""
    return files("sixgun").joinpath("bots", "net", f"{game}.onnx").read_bytes()


def numbers_in(model: bytes) -> dict[str, list[float]]:
    """All tensors by name."""
    found: dict[str, list[float]] = {}
    for graph in values_of(model, GRAPH):
        for tensor in values_of(graph, INITIAL):
            name = next(values_of(tensor, NAME)).decode()
            raw = next(values_of(tensor, RAW))
            found[name] = list(unpack(f"<{len(raw) // 2}e", raw))
    return found


def values_of(message: bytes, wanted: int) -> Iterator[bytes]:
    """The values of one field of a message, each a row of bytes."""
    at = 0
    while at < len(message):
        key, at = whole_number(message, at)
        field, kind = key >> 3, key & 7
        if kind == BYTES:
            length, at = whole_number(message, at)
            if field == wanted:
                yield message[at : at + length]
            at += length
        elif kind == NUMBER:
            _, at = whole_number(message, at)
        elif kind in (LONG, SHORT):
            at += 8 if kind == LONG else 4
        else:
            raise BadSave("a net that comes with sixgun cannot be read; install sixgun again")


def whole_number(message: bytes, at: int) -> tuple[int, int]:
    """A number in seven bits a byte, and where it ends."""
    number = shift = 0
    while True:
        byte = message[at]
        at += 1
        number |= (byte & 127) << shift
        if byte < 128:
            return number, at
        shift += 7
