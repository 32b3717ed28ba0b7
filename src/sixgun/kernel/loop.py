"""The engine's loop: everything that needs no decision is done until someone has to answer."""

from mypy_extensions import i64

from sixgun.kernel.frame import DONE
from sixgun.kernel.table import Table


def settle(t: Table) -> None:
    """Do everything that needs no decision; stop at the next question or at the end."""
    while not t.over:
        if t.alert:
            t.as_soon_as()
        top = t.top
        if not top.step(t):
            if not t.is_out(top.seat):
                return
            t.done(DONE)


def advance(t: Table, move: i64) -> None:
    """Carry out a move that is known to be legal, and go on to the next question: for search and simulation."""
    t.answer(move)
    settle(t)


def asked(t: Table) -> i64:
    """The seat that has to answer; only while the game is not over."""
    return t.top.seat
