"""A whole dice table as bytes and back, in the middle of any question."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.dicegame.characters import BY_NAME
from sixgun.dicegame.dice import dice_of, faces_of
from sixgun.dicegame.face import DICE, FACES
from sixgun.dicegame.frames import FRAMES, rebuild
from sixgun.dicegame.rules import VALUES, Rules
from sixgun.dicegame.seat import Seat
from sixgun.dicegame.table import DiceTable
from sixgun.errors import BadSave, quoted
from sixgun.kernel.codec import Reader, Writer
from sixgun.kernel.frame import NOBODY
from sixgun.kernel.generator import read_rng, write_rng
from sixgun.kernel.pairs import NO_OTHER
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import ROLES

MAGIC: Final = "sixgun dice 3"
"""What every save begins with; the number goes up when the layout changes."""
ONE_CHARACTER: Final = "sixgun dice 2"
"""The layout before characters could be chosen."""
ONE_GENERATOR: Final = "sixgun dice 1"
"""The layout before there were two generators, with a log and a checksum of its own."""


def encode(t: DiceTable) -> bytes:
    """Everything but the log."""
    w = Writer(MAGIC)
    for value in t.rules.values:
        w.word(str(value))
    write_rng(w, t.rng)
    for n in (t.supply, t.rolls, t.over, t.winners, t.scripted, t.script_at):
        w.number(n)
    w.numbers(list(faces_of(t.dice)))
    w.numbers(list(t.script))
    w.number(len(t.seats))
    for s in t.seats:
        w.word(s.character.name)
        for n in (s.role, s.life, s.arrows, s.hits, s.killer):
            w.number(n)
    w.numbers(list(t.pairs))
    w.number(t.depth)
    for frame in t.frames():
        w.word(frame.name)
        w.numbers(frame.numbers())
    return w.bytes()


def decode(data: bytes) -> DiceTable:
    """The table that `encode` wrote down."""
    r = Reader(MAGIC, data, (ONE_CHARACTER, ONE_GENERATOR))
    try:
        t = read_table(r)
    except (OverflowError, ValueError):  # compiled, a number beyond 64 bits is the one; in a vec, the other
        raise BadSave("the save is damaged: a number in it is too large; use an undamaged copy") from None
    r.end()
    return t


def read_table(r: Reader) -> DiceTable:
    """The table whose numbers come next."""
    rules = Rules(tuple(read_value(r, name, values) for name, values in VALUES.items()))
    rng = Rng(r.number()) if r.magic == ONE_GENERATOR else read_rng(r)
    supply, rolls = r.number(), r.number()
    over, winners = below(r, 2), r.number()
    scripted, script_at = below(r, 2), r.number()
    dice, script = faces(r), faces(r)
    if len(dice) != DICE or not 0 <= script_at <= len(script):
        raise BadSave("the save is damaged: its dice make no sense; use an undamaged copy")
    t = DiceTable(rules, rng, vec[Seat]([read_seat(r) for _ in range(below(r, 9))]))
    t.supply = supply
    t.rolls = rolls
    t.over = over == 1
    t.winners = winners if over else 0
    t.scripted = scripted == 1
    t.script_at = script_at
    t.dice = dice_of(vec[i64](dice))
    t.script = vec[i64](script)
    if r.magic == MAGIC:
        t.pairs = read_pairs(r, len(t.seats))
    read_stack(r, t)
    if r.magic == ONE_GENERATOR:
        pass_over_log_and_checksum(r)
    return t


def read_value(r: Reader, name: str, values: tuple[object, ...]) -> object:
    """The value of an option that comes next, or the one that it had before it had a place in saves."""
    if name == "rulings" and r.magic == ONE_GENERATOR:
        return "first"
    if name == "characters_dealt" and r.magic != MAGIC:
        return values[0]
    words = tuple(map(str, values))
    return values[words.index(one_of(r.word(), words))]


def read_pairs(r: Reader, players: int) -> vec[i64]:
    """The characters to choose from that come next."""
    pairs = r.numbers()
    if pairs and (len(pairs) != 2 * players or not all(NO_OTHER <= number < len(BY_NAME) for number in pairs)):
        raise BadSave("the save is damaged: its players cannot choose from such characters; use an undamaged copy")
    return vec[i64](pairs)


def pass_over_log_and_checksum(r: Reader) -> None:
    """What the first layout ended with. Whoever saves a game keeps its log and a checksum of all."""
    if r.number():
        r.numbers()
    r.number()


def read_seat(r: Reader) -> Seat:
    """The seat whose numbers come next."""
    character = BY_NAME[one_of(r.word(), tuple(BY_NAME))]
    seat = Seat(below(r, len(ROLES)), character)
    seat.life = r.number()
    seat.arrows = r.number()
    seat.hits = r.number()
    seat.killer = r.number()
    return seat


def read_stack(r: Reader, t: DiceTable) -> None:
    """The stack of frames that comes next: a turn, and what is unfinished in it."""
    for _ in range(below(r, 9)):
        name = one_of(r.word(), tuple(FRAMES))
        numbers = r.numbers()
        if len(numbers) != len(FRAMES[name].fields) or not NOBODY < numbers[0] < len(t.seats):
            raise BadSave(f"the save is damaged: its {name} makes no sense; use an undamaged copy")
        t.push(rebuild(name, numbers))
    if t.depth == 0:
        raise BadSave("the save is damaged: it is nobody's turn; use an undamaged copy")


def faces(r: Reader) -> list[int]:
    """The faces that come next."""
    found = r.numbers()
    if not all(0 <= face < len(FACES) for face in found):
        raise BadSave("the save is damaged: a die has no such face; use an undamaged copy")
    return found


def below(r: Reader, limit: int) -> int:
    """The number that comes next, if it is one from 0 to limit - 1."""
    n = r.number()
    if not 0 <= n < limit:
        raise BadSave(f"the save is damaged: {n} should be below {limit}; use an undamaged copy")
    return n


def one_of(name: str, names: tuple[str, ...]) -> str:
    """The name, if there is such a one."""
    if name not in names:
        raise BadSave(f"the save is damaged: {quoted(name)} should be one of {', '.join(names)}; use an undamaged copy")
    return name
