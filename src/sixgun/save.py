"""Saves: a game as bytes, in the middle of any question, and back."""

import zlib
from typing import Any, Final

from sixgun.deal import Deal, Entry, read_deal, read_luck, write_deal, write_luck
from sixgun.errors import BadSave, SixgunError, quoted
from sixgun.game import GAMES, Game, play_again
from sixgun.kernel.codec import Reader, Writer
from sixgun.kernel.log import Log

MAGIC: Final = "sixgun game 2"
OLDER: Final = ("sixgun game 1",)
SHOWN: Final = ("role", "character", "life", "alive", "hand", "in_play", "arrows")
"""What a seat shows, in either game."""
CHECKSUM: Final = 4
"""Bytes of the checksum at the end of a save."""


def write(game: Game) -> bytes:
    """Everything that `read` needs to go on."""
    w = Writer(MAGIC)
    w.word(write_deal(game.deal))
    w.number(len(game.journal))
    for entry in game.journal:
        w.number(entry.seat)
        w.word(entry.move)
        write_luck(w, entry.entropy)
    write_luck(w, game.entropy)
    w.numbers([] if game.taken_up is None else [game.taken_up])
    w.numbers([] if game.table.log is None else list(game.table.log.ints))
    w.word(game.rulebook.encode(game.table).hex())
    return with_checksum(w.bytes())


def read(data: bytes, trusted: bool = False) -> Game:
    """The game that `write` wrote. Only one that is trusted may stand otherwise than its moves lead to."""
    if not isinstance(data, bytes):
        raise BadSave(f"{quoted(data)} is no save; a save is the bytes that save() wrote")
    r = Reader(MAGIC, data[:-CHECKSUM], OLDER)
    if with_checksum(data[:-CHECKSUM]) != data:
        raise BadSave("the save is damaged or cut off: its checksum is wrong; use an undamaged copy")
    deal = read_deal(r.word())
    journal = []
    for _ in range(r.number()):
        seat, move = r.number(), r.word()
        journal.append(Entry(seat, move, read_luck(r)))
    entropy = read_luck(r)
    taken_up = r.numbers() if r.magic == MAGIC else []
    entries = r.numbers()
    table = read_table(deal, r.word())
    r.end()
    table.log = Log.of(entries) if r.magic == MAGIC else Log.of_older(entries)
    game: Game = Game(deal, table, journal)
    game.entropy = entropy
    game.taken_up = taken_up[0] if taken_up else None
    return game if trusted else proven(game)


def proven(game: Game) -> Game:
    """The game that the moves of this one lead to, which must stand where this one does.

    A table can be made up that no game comes to, and then anything may happen at the next move: so what is returned is
    the game that was played, not the one that was read.
    """
    try:
        again = play_again(game.deal, game.journal)
        if game.entropy is not None:
            again.stir(game.entropy)
        if stands_like(game, again):
            return again
    except SixgunError:
        pass
    raise BadSave(
        "the save is no game of these rules: its moves do not lead to its table; use an undamaged copy, "
        "or load it with trusted=True if you made it yourself"
    )


def stands_like(game: Game, again: Game) -> bool:
    """Whether two games stand alike: in every number, or, where an older layout has not all of them, to the eye."""
    if game.rulebook.encode(game.table) == again.rulebook.encode(again.table):
        return True
    try:
        return to_the_eye(game) == to_the_eye(again)
    except (ArithmeticError, LookupError, TypeError, ValueError):  # of a table that was made up
        return False


def to_the_eye(game: Game) -> list[object]:
    """What everyone would see on the table, if all cards lay open."""
    seats = game.view(None).seats
    shown: list[object] = [game.over, game.asked]
    for seat in seats:
        shown += [getattr(seat, fact, None) for fact in SHOWN]
    return shown


def read_table(deal: Deal, digits: str) -> Any:
    """The table of a save, which must be one of that deal."""
    try:
        table = GAMES[deal.game].decode(bytes.fromhex(digits))
    except (ValueError, KeyError, TypeError):
        raise BadSave("the save is damaged: its table cannot be read; use an undamaged copy") from None
    if deal.players != len(table.seats):
        raise BadSave("the save is damaged: its table is not of the size that was dealt; use an undamaged copy")
    return table


def with_checksum(data: bytes) -> bytes:
    return data + zlib.crc32(data).to_bytes(CHECKSUM, "big")
