"""Games that are over, many in one piece: what they have in common is said once, so that each takes little room."""

import lzma
import zlib
from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec
from msgspec.structs import astuple

from sixgun.deal import Entry, read_deal, write_deal
from sixgun.errors import SixgunError
from sixgun.game import GAMES, Game
from sixgun.kernel.log import Log
from sixgun.server.keep.kept import JournalLine, Kept, PlayedBy

FILTERS: Final[list[dict[str, Any]]] = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
ENTROPY: Final = 8
"""Bytes of the entropy of a move."""
LINE: Final = "\n"
"""Between moves, bots and reasons, none of which has one."""


class PackedGame(msgspec.Struct, array_like=True):
    """A game as it lies in a pack."""

    id: str
    deal: str
    settings: bytes
    people: bytes
    seats: bytes
    moves: str
    bots: str
    reasons: str
    entropies: bytes
    log: list[int] = []
    table: bytes = b""
    """How it ended, for rules that would play the moves otherwise; empty if it was not kept."""
    taken_up: int | None = None


def pack(games: Sequence[Kept]) -> bytes:
    """These games in one piece."""
    return put_together([packed(game) for game in games])


def put_together(games: Sequence[PackedGame]) -> bytes:
    """First what they are called, then how they were dealt, and so on."""
    columns = zip(*map(astuple, games), strict=True)
    data = msgspec.msgpack.encode(list(columns))
    return lzma.compress(data, format=lzma.FORMAT_RAW, filters=FILTERS)


def open_pack(data: bytes) -> dict[str, PackedGame]:
    """The games of a pack by their ids."""
    columns = msgspec.msgpack.decode(lzma.decompress(data, format=lzma.FORMAT_RAW, filters=FILTERS))
    games = (msgspec.convert(row, PackedGame) for row in zip(*columns, strict=True))
    return {game.id: game for game in games}


def packed(kept: Kept) -> PackedGame:
    lines = kept.journal
    game = PackedGame(
        id=kept.id,
        deal=write_deal(kept.deal),
        settings=kept.settings,
        people=kept.people,
        seats=bytes(line.seat for line in lines),
        moves=LINE.join(line.move for line in lines),
        bots=LINE.join(line.bot or "" for line in lines),
        reasons=LINE.join(line.reason or "" for line in lines),
        entropies=b"".join(line.entropy.to_bytes(ENTROPY, "big", signed=True) for line in lines),
    )
    if kept.finished is not None:
        end = Game.load(zlib.decompress(kept.finished), trusted=True)
        game.log = [] if end.table.log is None else list(end.table.log.ints)
        game.table = end.rulebook.encode(end.table)
        game.taken_up = end.taken_up
    return game


def unpacked(game: PackedGame) -> Kept:
    parts = zip(game.seats, *(text.split(LINE) for text in (game.moves, game.bots, game.reasons)), strict=False)
    journal = [
        JournalLine(seat, move, entropy_at(game, number), cast("PlayedBy | None", bot or None), reason or None)
        for number, (seat, move, bot, reason) in enumerate(parts)
    ]
    return Kept(
        id=game.id,
        deal=read_deal(game.deal),
        settings=game.settings,
        people=game.people,
        ended=True,
        journal=journal,
        finished=how_it_ended(game, journal),
    )


def entropy_at(game: PackedGame, number: int) -> int:
    return int.from_bytes(game.entropies[number * ENTROPY : (number + 1) * ENTROPY], "big", signed=True)


def how_it_ended(game: PackedGame, journal: Sequence[JournalLine]) -> bytes | None:
    """The save of its end, as it was before it was packed; None if there was none, or its cards are not here."""
    if not game.table:
        return None
    deal = read_deal(game.deal)
    try:
        table = GAMES[deal.game].decode(game.table)
    except SixgunError:
        return None
    table.log = Log.of(game.log)
    end = Game(deal, table, [Entry(line.seat, line.move, line.entropy) for line in journal])
    end.taken_up = game.taken_up
    return zlib.compress(end.save(), 1)
