"""Readers with a fault that is known.

python -m tests.fuzz.planted_files PLANT KIND SEED FIRST COUNT SECONDS
"""

import sys
from collections.abc import Callable
from typing import Final

from sixgun.errors import BadRecord, SixgunError
from tools.fuzz import files
from tools.fuzz.files import READERS, Reader


def expects_a_move(read: Reader, data: bytes) -> None:
    """A number without a move is an index too far."""
    [line.split()[1] for line in data.splitlines() if line[:1].isdigit()]
    read(data)


def counts_without_end(read: Reader, data: bytes) -> None:
    """A length that is negative is counted down from."""
    while b"-1" in data:
        pass
    read(data)


def expands_what_is_referred_to(read: Reader, data: bytes) -> None:
    """Room is made for whatever is announced."""
    bytearray(4 << 30 if b"&a" in data else 0)
    read(data)


def trusts_the_encoding(read: Reader, data: bytes) -> None:
    data.decode("ascii")
    read(data)


def repeats_everything(read: Reader, data: bytes) -> None:
    """The sentence holds the whole input."""
    try:
        read(data)
    except SixgunError as wrong:
        raise BadRecord(f"{wrong}: {data!r}\n" * 3) from None


def ends_the_program(read: Reader, data: bytes) -> None:
    try:
        read(data)
    except SixgunError:
        sys.exit(3)


PLANTS: Final[dict[str, tuple[str, Callable[[Reader, bytes], None], str]]] = {
    plant.__name__: (kind, plant, found)
    for kind, plant, found in (
        ("record", expects_a_move, "IndexError"),
        ("record", repeats_everything, "no clear sentence"),
        ("record", ends_the_program, "ends the process (3)"),
        ("save", trusts_the_encoding, "UnicodeDecodeError"),
        ("scenario", counts_without_end, "hangs"),
        ("scenario", expands_what_is_referred_to, "takes more than 1024 MB"),
    )
}
"""What is read, how, and what is said of it."""


def main() -> None:
    kind, plant, _ = PLANTS[sys.argv.pop(1)]
    files.main({kind: lambda data: plant(READERS[kind], data)})


if __name__ == "__main__":
    main()
