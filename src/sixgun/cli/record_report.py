"""What `sixgun record` tells of a game that was written down."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from sixgun.cli.exit_code import DONE, NO
from sixgun.deal import RULES
from sixgun.errors import ECHO, BadRecord, MissingSet, NotARecord, SixgunError, clipped, quoted
from sixgun.game import Game
from sixgun.kernel.choice import LETTERS, letter
from sixgun.kernel.generator import KEYED
from sixgun.kernel.keyed import commitment
from sixgun.record import Record, as_seen, read, replay, verify

TITLE: Final = b"sixgun record "

LAST: Final = 10
"""How many moves are shown before the table."""

SEAT_FACTS: Final = (
    *("character", "borrowed", "role", "life", "max_life", "alive"),
    *("hand", "in_play", "waiting", "arrows", "hits"),
)
TABLE_FACTS: Final = (
    *("turn", "asked", "deck_size", "deck_top", "discards", "store", "looked_at", "turned_over", "played"),
    *("dice", "rolls", "rolls_allowed", "supply"),
)
"""What `--json` tells of a view, where the game has it: cards in the one, dice and arrows in the other."""


def load(name: str) -> bytes:
    """The bytes of a file that there must be."""
    try:
        return Path(name).read_bytes()
    except FileNotFoundError:
        raise SixgunError(f"there is no file {clipped(name, ECHO)}; name a game record") from None
    except IsADirectoryError:
        raise SixgunError(f"{clipped(name, ECHO)} is a folder; name a game record in it") from None
    except (OSError, ValueError) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) else wrong
        raise SixgunError(f"{clipped(name, ECHO)} cannot be opened ({reason}); name a file that can be read") from None


def text_of(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as wrong:
        if not data.startswith(TITLE):
            raise NotARecord("this is no text, so it is no game record; choose another file") from None
        line = data[: wrong.start].count(b"\n") + 1
        raise BadRecord(f"line {line}: this is no text; use an unchanged copy of the record") from None


def check(args: argparse.Namespace, data: bytes) -> int:
    """Say whether a record holds."""
    try:
        text = text_of(data)
        game = verify(text, args.seed_hash, args.seal)
    except NotARecord:
        raise
    except BadRecord as wrong:
        if isinstance(wrong.__cause__, MissingSet):
            raise  # whether it holds cannot be said
        if args.json:
            print(json.dumps({"file": args.file, "holds": False, "error": str(wrong)}))
        else:
            print(f"{args.file}: {wrong}")
        return NO
    moves, seed_hash = len(game.journal), commitment(game.deal.seed)
    if args.json:
        facts = {"moves": moves, "generator": game.deal.generator, "seed_hash": seed_hash, "seal": game.seal}
        print(json.dumps({"file": args.file, "holds": True, **facts}))
    else:
        print(f"{args.file}: holds, {moves} move{'' if moves == 1 else 's'}")
        if game.deal.generator == KEYED:
            print(f"seed hash {seed_hash}\nseal {game.seal}")
    return DONE


def show(args: argparse.Namespace, data: bytes) -> int:
    """Print the table after a move."""
    try:
        return show_read(args, read(text_of(data)))
    except NotARecord:
        raise
    except BadRecord as wrong:
        print(f"sixgun: {wrong}", file=sys.stderr)
        return NO


def show_read(args: argparse.Namespace, record: Record) -> int:
    total = len(record.journal)
    if args.at is not None and not 0 <= args.at <= total:
        raise SixgunError(f"the record has {total} moves, so --at cannot be {quoted(args.at)}; say 0 to {total}")
    try:
        game = replay(record, args.at)
    except BadRecord as wrong:
        if args.json or args.seat is not None or not is_of_other_rules(record):
            raise
        print("\n".join(as_written(record, args.at, str(wrong))))
        return DONE
    seat = seat_of(args.seat, game.players)
    if args.json:
        print(json.dumps(in_json(game, seat, total)))
    else:
        print("\n".join(in_words(game, seat, total)))
    return DONE


def is_of_other_rules(record: Record) -> bool:
    """Whether it is no wonder that a record cannot be replayed."""
    return record.deal.rules != RULES or record.taken_up is not None


def as_written(record: Record, at: int | None, why: str) -> list[str]:
    """A game that cannot be replayed any more: who was who, and the moves as they stand."""
    moves = record.journal[:at]
    lines = [why, "", *(f"{letter(seat)} {who}, {role}" for seat, (who, role) in enumerate(record.seats)), ""]
    lines += [f"{number} {letter(entry.seat)} {entry.move}" for number, entry in enumerate(moves, 1)]
    return [*lines, "", record.result] if len(moves) == len(record.journal) else lines


def seat_of(name: str | None, players: int) -> int | None:
    if name is None:
        return None
    seats = LETTERS[:players]
    if len(name) != 1 or name.upper() not in seats:
        raise SixgunError(f"there is no seat {quoted(name)}; --as is one of {', '.join(seats)}")
    return seats.index(name.upper())


def moves_as_seen(game: Game, seat: int | None) -> list[str]:
    journal = enumerate(game.journal, 1)
    return [f"{number} {letter(entry.seat)} {as_seen(entry, seat)}" for number, entry in journal]


def in_words(game: Game, seat: int | None, total: int) -> list[str]:
    moves = moves_as_seen(game, seat)
    whose = "everything open" if seat is None else f"as {letter(seat)} saw it"
    lines = [f"after move {len(moves)} of {total}, {whose}"]
    if len(moves) > LAST:
        lines.append(f"… {len(moves) - LAST} moves before")
    lines += [*moves[-LAST:], "", repr(game.view(seat)), ""]
    if game.over:
        lines.append(f"won by {', '.join(map(letter, game.winners)) or 'nobody'}")
    elif seat in (None, game.asked):
        lines.append(repr(game.choice))
    return lines


def in_json(game: Game, seat: int | None, total: int) -> dict[str, Any]:
    view = game.view(seat)
    return {
        "game": game.deal.game,
        "after": len(game.journal),
        "moves_in_all": total,
        "as": None if seat is None else letter(seat),
        "moves": moves_as_seen(game, seat),
        "table": facts(view, TABLE_FACTS),
        "seats": {letter(s.seat): facts(s, SEAT_FACTS) for s in view.seats},
        "options": None if game.over or seat not in (None, game.asked) else list(map(str, game.choice.options)),
        "over": game.over,
        "winners": [letter(winner) for winner in game.winners],
    }


def facts(of: object, names: tuple[str, ...]) -> dict[str, Any]:
    """What it has of these, with seats as letters."""
    found = {name: getattr(of, name) for name in names if hasattr(of, name)}
    return {name: letter(x) if name in ("turn", "asked") and x is not None else x for name, x in found.items()}
