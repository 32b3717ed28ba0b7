"""Bytes for a table and back: whole numbers of any size, short ones in one byte, and words."""

from typing import Final

from sixgun.errors import BadSave, quoted

LONGEST: Final = 1_024
"""Bits of a number; with longer ones a small file could keep us busy for hours."""


class Writer:
    """Numbers and words, one after the other.

    >>> w = Writer("demo 1")
    >>> w.number(-3)
    >>> w.numbers([1, 300])
    >>> r = Reader("demo 1", w.bytes())
    >>> r.number(), r.numbers()
    (-3, [1, 300])
    """

    def __init__(self, magic: str) -> None:
        self.out = bytearray()
        self.word(magic)

    def number(self, n: int) -> None:
        left = n << 1 if n >= 0 else (-n << 1) - 1  # a product of large numbers could be broken off by Ctrl-C
        while left > 127:
            self.out.append(left & 127 | 128)
            left >>= 7
        self.out.append(left)

    def numbers(self, ns: list[int]) -> None:
        self.number(len(ns))
        for n in ns:
            self.number(n)

    def word(self, text: str) -> None:
        data = text.encode()
        self.number(len(data))
        self.out += data

    def bytes(self) -> bytes:
        return bytes(self.out)


class Reader:
    """What a Writer wrote, in the newest layout or an older one. Anything else is refused with BadSave."""

    def __init__(self, magic: str, data: bytes, older: tuple[str, ...] = ()) -> None:
        self.data = data
        self.at = 0
        self.magic = self.word()
        if self.magic != magic and self.magic not in older:
            found = quoted(self.magic[:20])
            raise BadSave(f"this is no save of this version: it begins with {found} and should with {quoted(magic)}")

    def number(self) -> int:
        shift = 0
        n = 0
        while True:
            if self.at >= len(self.data):
                raise BadSave(f"the save is cut off after {len(self.data)} bytes; load the whole file")
            if shift > LONGEST:
                raise BadSave("the save is damaged: a number in it is too long; use an undamaged copy")
            byte = self.data[self.at]
            self.at += 1
            n |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return n // 2 if n % 2 == 0 else -(n // 2) - 1

    def numbers(self) -> list[int]:
        count = self.number()
        if count < 0 or count > len(self.data):
            raise BadSave("the save is damaged: a length in it is impossible; use an undamaged copy")
        return [self.number() for _ in range(count)]

    def word(self) -> str:
        size = self.number()
        if size < 0 or self.at + size > len(self.data):
            raise BadSave(f"this is no save, or it is cut off after {len(self.data)} bytes; load the whole file")
        data = self.data[self.at : self.at + size]
        self.at += size
        try:
            return data.decode()
        except UnicodeDecodeError:
            raise BadSave("the save is damaged: a word in it cannot be read; use an undamaged copy") from None

    def end(self) -> None:
        if self.at != len(self.data):
            raise BadSave(
                f"the save is damaged: {len(self.data) - self.at} bytes follow its end; use an undamaged copy"
            )
