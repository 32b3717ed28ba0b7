"""From good input to input that is almost good, which is where readers go wrong."""

import random
from collections.abc import Callable, Sequence
from typing import Final

NUMBERS: Final = (b"-1", b"0", b"1", b"7", b"8", b"255", b"65536", b"-9223372036854775809", b"1" * 400, b"0.5", b"1e9")
TOKENS: Final = (
    *NUMBERS,
    *(
        b"",
        b"\x00",
        b"\xff",
        b"\xc3\x28",
        b"\xe2\x80\xae",
        b"\r",
        b"\n",
        b"\n\n",
        b"%00",
        b"%",
        b"..",
        b"/",
        b"//",
        b"?",
    ),
    *(
        b"null",
        b"true",
        b"[]",
        b"{}",
        b"[",
        b"{",
        b'"',
        b"'",
        b": ",
        b"- ",
        b"&a ",
        b"*a",
        b"!!python/object:os.system ",
    ),
    *(
        b"A",
        b"H",
        b"Z",
        b"bang",
        b"none",
        b"card",
        b"dice",
        b"base",
        b"seed: ",
        b"=",
        b"; ",
        b"[luck ",
        b" at ",
        b"x" * 5_000,
    ),
)


class Mutation:
    """Makes ever new input out of seeds."""

    def __init__(self, seeds: Sequence[bytes], luck: random.Random) -> None:
        self.seeds = seeds
        self.luck = luck
        self.ways: Sequence[Callable[[bytes], bytes]] = (
            self.changed,
            self.changed,
            self.put_in,
            self.put_in,
            self.other_number,
            self.other_number,
            self.cut_out,
            self.cut_off,
            self.repeated,
            self.lines_mixed,
            self.word_left_out,
            self.spliced,
        )

    def next(self) -> bytes:
        data = self.luck.choice(self.seeds)
        for _ in range(self.luck.choice((1, 1, 1, 2, 3, 6))):
            data = self.luck.choice(self.ways)(data)
        return data[:200_000]

    def place(self, data: bytes) -> int:
        return self.luck.randrange(len(data) + 1)

    def changed(self, data: bytes) -> bytes:
        at = self.place(data)
        return data[:at] + bytes([self.luck.randrange(256)]) + data[at + 1 :]

    def put_in(self, data: bytes) -> bytes:
        at = self.place(data)
        return data[:at] + self.luck.choice(TOKENS) + data[at + self.luck.choice((0, 0, 1, 5)) :]

    def other_number(self, data: bytes) -> bytes:
        """A number somewhere in it is another one."""
        digits = [at for at, sign in enumerate(data) if 48 <= sign <= 57]
        if not digits:
            return data
        at = end = self.luck.choice(digits)
        while end < len(data) and 48 <= data[end] <= 57:
            end += 1
        return data[:at] + self.luck.choice(NUMBERS) + data[end:]

    def cut_out(self, data: bytes) -> bytes:
        at, end = sorted((self.place(data), self.place(data)))
        return data[:at] + data[end:]

    def cut_off(self, data: bytes) -> bytes:
        return data[: self.place(data)]

    def repeated(self, data: bytes) -> bytes:
        """A piece of it many times."""
        at = self.place(data)
        piece = data[at : at + self.luck.choice((1, 4, 20, 100))]
        return data[:at] + piece * self.luck.choice((2, 10, 1_000)) + data[at:]

    def lines_mixed(self, data: bytes) -> bytes:
        lines = data.split(b"\n")
        one, two = self.luck.randrange(len(lines)), self.luck.randrange(len(lines))
        lines[one], lines[two] = lines[two], lines[one]
        return b"\n".join(lines)

    def word_left_out(self, data: bytes) -> bytes:
        """A line with fewer words than it should have."""
        lines = data.split(b"\n")
        at = self.luck.randrange(len(lines))
        words = lines[at].split(b" ")
        lines[at] = b" ".join(words[: self.luck.randrange(len(words))])
        return b"\n".join(lines)

    def spliced(self, data: bytes) -> bytes:
        """The beginning of one and the end of another."""
        other = self.luck.choice(self.seeds)
        return data[: self.place(data)] + other[self.place(other) :]
