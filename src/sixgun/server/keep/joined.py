"""Moves of many tables that are committed together, as two statements: the interpreter is asked for less often.

A thread that writes gives the interpreter back with every statement, and on a busy server waits for it each time.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from sixgun.server.keep.journal import Statement
from sixgun.server.keep.statement import ADD_LINE, KEEP_POSITION

OF_A_MOVE: Final = (ADD_LINE, KEEP_POSITION)


def joined(orders: Iterable[Sequence[Statement]]) -> Iterator[Statement]:
    """The statements of all orders; those of moves that follow each other, each of another game, as one of each kind.

    >>> from sixgun.server.keep.kept import JournalLine
    >>> from sixgun.server.keep.statement import add_move, wake_up
    >>> line = JournalLine(0, "end", 7, None, None)
    >>> moves = [add_move(game, 1, line, b"table") for game in ("one", "two")]
    >>> [len(values) for _, values in joined([*moves, [wake_up("CODE")], moves[0]])]
    [14, 4, 1, 7, 2]
    """
    moves: dict[object, Sequence[Statement]] = {}
    for statements in orders:
        game = statements[0][1][0] if tuple(sql for sql, _ in statements) == OF_A_MOVE else None
        if game is None or game in moves:
            yield from together(moves.values())
            moves = {}
        if game is None:
            yield from statements
        else:
            moves[game] = statements
    yield from together(moves.values())


def together(moves: Iterable[Sequence[Statement]]) -> Iterator[Statement]:
    for kind in zip(*moves, strict=True):
        sql, row = kind[0]
        places = f"({', '.join('?' * len(row))})"
        yield sql.replace(places, ", ".join([places] * len(kind))), list(chain.from_iterable(row for _, row in kind))
