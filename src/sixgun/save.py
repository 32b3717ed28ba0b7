"""Saves: a game as bytes, in the middle of any question, and back."""

import zlib
from typing import Any, Final

from sixgun.deal import Deal, Entry, read_deal, read_luck, write_deal, write_luck
from sixgun.errors import BadSave, quoted
from sixgun.game import GAMES, Game
from sixgun.kernel.codec import Reader, Writer
from sixgun.kernel.log import Log

MAGIC: Final = "sixgun game 2"
OLDER: Final = ("sixgun game 1",)
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


def read(data: bytes) -> Game:
    """The game that `write` wrote."""
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
    return game


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
