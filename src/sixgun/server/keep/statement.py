"""What is written, as SQL that every database of ours understands."""

import time
import zlib
from collections.abc import Sequence
from typing import Final

from sixgun.deal import Deal, write_deal
from sixgun.server.keep.journal import Statement
from sixgun.server.keep.kept import JournalLine

ADD_LINE: Final = "INSERT INTO journal (game, seq, seat, move, entropy, bot, reason) VALUES (?, ?, ?, ?, ?, ?, ?)"
KEEP_POSITION: Final = (
    "INSERT INTO positions (game, data) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET data = excluded.data"
)


def save_table(code: str, facts: bytes) -> Statement:
    return (
        "INSERT INTO tables (code, facts) VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET facts = excluded.facts",
        (code, facts),
    )


def put_to_sleep(code: str, wakes: int) -> Statement:
    """Nobody runs a table until somebody comes, or until then."""
    return "UPDATE tables SET wakes = ? WHERE code = ?", (wakes, code)


def wake_up(code: str) -> Statement:
    return "UPDATE tables SET wakes = NULL WHERE code = ?", (code,)


def close_table(code: str) -> Statement:
    return "DELETE FROM tables WHERE code = ?", (code,)


def save_guest(guest: str, name: str, face: str) -> Statement:
    return (
        "INSERT INTO guests (id, name, face) VALUES (?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name, face = excluded.face",
        (guest, name, face),
    )


def begin_game(game: str, code: str, deal: Deal, settings: bytes, people: bytes) -> Statement:
    return (
        "INSERT INTO games (id, code, deal, settings, people, began) VALUES (?, ?, ?, ?, ?, ?)",
        (game, code, write_deal(deal), settings, people, int(time.time())),
    )


def sit_in(game: str, seat: int, guest: str) -> Statement:
    """Who sits at a seat when a game begins."""
    return "INSERT INTO sat (game, seat, guest) VALUES (?, ?, ?)", (game, seat, guest)


def keep_analysis(game: str, data: bytes) -> Statement:
    """What was found in a game, in the form of today."""
    return "INSERT INTO analyses (game, data) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET data = excluded.data", (
        game,
        data,
    )


def end_game(game: str, winners: Sequence[int], save: bytes) -> tuple[Statement, ...]:
    ended = int(time.time()), " ".join(map(str, winners)), game
    return (
        ("UPDATE games SET ended = ?, winners = ? WHERE id = ?", ended),
        (
            "INSERT INTO finished (game, save) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET save = excluded.save",
            (game, zlib.compress(save)),
        ),
        ("DELETE FROM positions WHERE game = ?", (game,)),
    )


def add_move(game: str, seq: int, line: JournalLine, position: bytes) -> tuple[Statement, ...]:
    """A line of the journal (plain INSERT, so that nothing is ever written twice) and the table that it leads to."""
    return (
        (ADD_LINE, (game, seq, line.seat, line.move, line.entropy, line.bot, line.reason)),
        (KEEP_POSITION, (game, position)),
    )


def pack_games(number: int, data: bytes, games: Sequence[str]) -> list[Statement]:
    """These games lie in a pack now, and nowhere else."""
    statements: list[Statement] = [("INSERT INTO packs (number, data) VALUES (?, ?)", (number, data))]
    for id in games:
        statements += [
            ("UPDATE games SET pack = ?, deal = '', settings = ?, people = ? WHERE id = ?", (number, b"", b"", id)),
            ("DELETE FROM journal WHERE game = ?", (id,)),
            ("DELETE FROM finished WHERE game = ?", (id,)),
        ]
    return statements


def forget_game(game: str) -> list[Statement]:
    return [
        *(
            (f"DELETE FROM {table} WHERE game = ?", (game,))
            for table in ("journal", "positions", "finished", "sat", "analyses")
        ),
        ("DELETE FROM games WHERE id = ?", (game,)),
    ]


def forget_empty_packs() -> Statement:
    return "DELETE FROM packs WHERE number NOT IN (SELECT pack FROM games WHERE pack IS NOT NULL)", ()


def try_the_disk() -> Statement:
    """Something that is written for its own sake."""
    return "INSERT INTO probe (id, at) VALUES (0, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", (time.time_ns(),)
