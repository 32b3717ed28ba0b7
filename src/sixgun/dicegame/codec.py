"""A whole table as bytes and back: in the middle of any question, with stack, generator and log."""

import zlib
from collections.abc import Iterable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.dicegame.characters import BY_NAME
from sixgun.dicegame.frames import KINDS, NUMBER, rebuild
from sixgun.dicegame.ruleset import VALUES, Ruleset
from sixgun.dicegame.seat import Seat
from sixgun.dicegame.table import DiceTable
from sixgun.errors import BadSave
from sixgun.kernel.log import WIDTH, Log
from sixgun.kernel.rng import Rng

MARK: Final = b"sixgun dice 1\n"
"""What every save begins with; the number goes up when the layout changes."""

NAMES: Final = tuple(BY_NAME)
"""A save knows a character by its place here."""


def encode(t: DiceTable) -> bytes:
    """The table as bytes."""
    ints: list[int] = [
        values.index(value) for value, values in zip(t.rules.values, VALUES.values(), strict=True)
    ]
    ints += [t.rng.state, t.supply, t.rolls, t.over, t.verdict, t.scripted, t.script_at]
    ints += t.dice
    put_list(ints, t.script)
    ints.append(len(t.seats))
    for s in t.seats:
        ints += [s.role, NAMES.index(s.character.name), s.life, s.arrows, s.hits, s.killer]
    ints.append(len(t.stack))
    for frame in t.stack:
        ints.append(NUMBER[frame.name])
        ints += frame.numbers()
    ints.append(t.log is not None)
    if t.log is not None:
        put_list(ints, t.log.ints)
    body = bytearray()
    for n in ints:
        put_int(body, n)
    return MARK + zlib.crc32(body).to_bytes(4, "big") + bytes(body)


def decode(data: bytes) -> DiceTable:
    """The table that `encode` wrote down."""
    body = data[len(MARK) + 4 :]
    if not data.startswith(MARK):
        raise BadSave("this is no saved dice game of this version; save the game again with this one")
    if zlib.crc32(body).to_bytes(4, "big") != data[len(MARK) : len(MARK) + 4]:
        raise BadSave("this saved dice game is damaged; take another copy of it")
    ints = Ints(body)
    try:
        t = read_table(ints)
    except (IndexError, ValueError, OverflowError) as error:
        raise BadSave("this saved dice game makes no sense; take another copy of it") from error
    if not ints.at_end():
        raise BadSave("this saved dice game has something behind its end; take another copy of it")
    return t


def read_table(ints: "Ints") -> DiceTable:
    """The table whose numbers come next."""
    rules = Ruleset(tuple(values[ints.below(len(values))] for values in VALUES.values()))
    rng = Rng(ints.next())
    supply = ints.next()
    rolls = ints.next()
    over = ints.below(2)
    verdict = ints.next()
    scripted = ints.below(2)
    script_at = ints.next()
    dice = [ints.below(6) for _ in range(5)]
    script = [ints.below(6) for _ in range(ints.length())]
    t = DiceTable(rules, rng, vec[Seat]([read_seat(ints) for _ in range(ints.length())]))
    t.supply = supply
    t.rolls = rolls
    t.over = over == 1
    t.verdict = verdict
    t.scripted = scripted == 1
    t.script_at = script_at
    t.dice = vec[i64](dice)
    t.script = vec[i64](script)
    for _ in range(ints.length()):
        number = ints.below(len(KINDS))
        t.push(rebuild(number, [ints.next() for _ in KINDS[number].fields]))
    if ints.below(2):
        entries = [ints.next() for _ in range(ints.length())]
        if len(entries) % WIDTH:
            raise ValueError("half an entry")
        t.log = Log(vec[i64](entries))
    if not t.stack or any(not -1 <= frame.seat < len(t.seats) for frame in t.stack):
        raise ValueError("nobody's turn")
    return t


def read_seat(ints: "Ints") -> Seat:
    """The seat whose numbers come next."""
    seat = Seat(ints.below(4), BY_NAME[NAMES[ints.below(len(NAMES))]])
    seat.life = ints.next()
    seat.arrows = ints.next()
    seat.hits = ints.next()
    seat.killer = ints.next()
    return seat


def put_list(ints: list[int], items: Iterable[int]) -> None:
    """Write a length, then so many numbers."""
    listed = list(items)
    ints.append(len(listed))
    ints += listed


def put_int(body: bytearray, n: int) -> None:
    """Write a number in groups of seven bits, the lowest first and the sign lowest of all."""
    n = n * 2 if n >= 0 else -n * 2 - 1
    while n > 127:
        body.append(n & 127 | 128)
        n >>= 7
    body.append(n)


@final
class Ints:
    """Reads the numbers that `put_int` wrote; a save that ends too soon is an IndexError."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.at = 0

    def next(self) -> int:
        n = 0
        shift = 0
        while True:
            byte = self.body[self.at]
            self.at += 1
            n += (byte & 127) << shift
            shift += 7
            if byte < 128:
                return n // 2 if n % 2 == 0 else -(n // 2) - 1

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        n = self.next()
        if not 0 <= n < limit:
            raise ValueError(f"{n} is not below {limit}")
        return n

    def length(self) -> int:
        """A number of things that follow, each at least a byte long."""
        return self.below(len(self.body) - self.at + 1)

    def at_end(self) -> bool:
        return self.at == len(self.body)
