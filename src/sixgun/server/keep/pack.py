"""Games that are over, many in one piece: what they have in common is said once, so that each takes little room."""

import lzma
import zlib
from collections.abc import Sequence
from typing import Final, cast

import msgspec
from msgspec.structs import astuple

from sixgun.deal import Entry, read_deal, write_deal
from sixgun.errors import SixgunError
from sixgun.game import GAMES, Game
from sixgun.kernel.log import Log
from sixgun.server.keep.kept import JournalLine, Kept, PlayedBy
from sixgun.server.keep.squeeze import PLAIN, SECOND, opened, squeeze

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


NAMES: Final = PackedGame.__struct_fields__
TEXTS: Final = ("moves", "bots", "reasons")
LOG: Final = "log"
SHORT: Final = (('[{"key":"reason-', "\1"), ('{"key":"reason-', "\2"), ('","args":{"', "\3"))
"""What reasons are full of, and what stands for it."""


def pack(games: Sequence[Kept]) -> bytes:
    """These games in one piece."""
    return put_together([packed(game) for game in games])


def put_together(games: Sequence[PackedGame]) -> bytes:
    """First what they are called, then how they were dealt, and so on."""
    columns = dict(zip(NAMES, zip(*map(astuple, games), strict=True), strict=True))
    return squeeze({**columns, "reasons": [shortened(text) for text in columns["reasons"]]}, TEXTS, LOG)


def open_pack(data: bytes) -> dict[str, PackedGame]:
    """The games of a pack by their ids."""
    if data.startswith(SECOND):
        named = opened(data)
        named["reasons"] = [lengthened(text) for text in named["reasons"]]
        columns = [named[name] for name in NAMES if name in named]
    else:  # as the first release packed them
        columns = msgspec.msgpack.decode(lzma.decompress(data, format=lzma.FORMAT_RAW, filters=PLAIN))
    games = (msgspec.convert(row, PackedGame) for row in zip(*columns, strict=True))
    return {game.id: game for game in games}


def shortened(reasons: str) -> str:
    """Reasons with a sign for what nearly each has; JSON has no such signs of its own.

    >>> said = '[{"key":"reason-hold","args":{"life":5}}]'
    >>> len(shortened(said)), lengthened(shortened(said)) == said
    (16, True)
    """
    for long, short in SHORT:
        reasons = reasons.replace(long, short)
    return reasons


def lengthened(reasons: str) -> str:
    for long, short in SHORT:
        reasons = reasons.replace(short, long)
    return reasons


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
