"""Telling two truths apart: what differs only in secret must look alike, now and after the same moves.

A seat may learn something new only by being shown it. So two tables that look alike to a seat are played on with the
same moves and the same luck, and what the seat sees of the events is compared, one by one. The first difference has to
be something that is shown to it: a card that it draws, looks at or loses; a card that everybody sees come from where it
was hidden; a role turned up. Up to there, and without any such difference, the seat must see the same table and the same
question, and have the same options if it is the one asked.
"""

from itertools import zip_longest
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.game import Rulebook
from sixgun.kernel.choice import Move, Seen, letter
from sixgun.kernel.log import Log
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.laws.trial import AnyTable, Broken

TO_EVERYBODY: Final = frozenset({"turned_over", "turned_up", "showed", "discarded"})
"""Events that let everybody see a card that may have been hidden."""

TO_THE_TWO: Final = frozenset({"drew", "looked_at", "took", "inherited"})
"""Events that let only those see it who are named in them."""

ROLES_TURNED_UP: Final = frozenset({"eliminated", "game_over"})


def must_look_alike(book: Rulebook, t: AnyTable, u: AnyTable, seat: int) -> None:
    """The seat sees the same table and the same question."""
    if t.over != u.over:
        raise Broken(f"seat {seat} sees the game end, or go on, for a hidden reason")
    one, other = book.view(t, seat), book.view(u, seat)
    if one != other:
        raise Broken(f"seat {seat} can tell two truths apart by its view: {difference(one, other)}")
    if t.over:
        return
    asks, asks_other = book.choice(t), book.choice(u)
    if (asks.seat, asks.why, asks.facts) != (asks_other.seat, asks_other.why, asks_other.facts):
        raise Broken(f"seat {seat} can tell two truths apart by who is asked: {asks!r} or {asks_other!r}")
    if asks.seat == seat and asks != asks_other:
        raise Broken(f"seat {seat} can tell two truths apart by its options: {asks!r} or {asks_other!r}")


def must_stay_alike(
    book: Rulebook, t: AnyTable, u: AnyTable, seat: int, rng: Rng, far: int, first: Move | None = None
) -> None:
    """The same moves keep the two tables alike to the seat, until something is shown to it."""
    t.log, u.log = Log(vec[i64]()), Log(vec[i64]())
    u.rng = t.rng.copy()
    must_look_alike(book, t, u, seat)
    move = first
    for _ in range(far):
        if move is None:
            theirs = set(book.choice(u).options)
            shared = [option for option in book.choice(t).options if option in theirs]
            if not shared:
                return
            move = shared[rng.below(len(shared))]
        since = len(t.log), len(u.log)
        advance(t, book.code(t, move))
        advance(u, book.code(u, move))
        if something_was_shown(book.events(t, since[0], seat), book.events(u, since[1], seat), seat, str(move)):
            return
        try:
            must_look_alike(book, t, u, seat)
        except Broken as broken:
            raise Broken(f"after {move}: {broken}") from None
        if t.over:
            return
        move = None


def something_was_shown(one: tuple[Seen, ...], other: tuple[Seen, ...], seat: int, move: str) -> bool:
    """Whether what the seat saw parts by right; if it parts otherwise, the law is broken."""
    for a, b in zip_longest(one, other):
        if a == b:
            if a.what == "game_over":  # all roles are turned up
                return True
            continue
        if a is None or b is None or not is_shown(a, b, seat):
            raise Broken(f"after {move}: seat {seat} can tell two truths apart by what happens: {a!r} or {b!r}")
        return True
    return False


def is_shown(a: Seen, b: Seen, seat: int) -> bool:
    """Whether the two differ only in what this event shows to the seat by the rules."""
    if (a.what, a.seat, a.other) != (b.what, b.seat, b.other):
        return False
    if a.what in ROLES_TURNED_UP:
        return True
    if a.card is None or b.card is None or a.amount != b.amount:
        return False
    return a.what in TO_EVERYBODY or (a.what in TO_THE_TWO and seat in (a.seat, a.other))


def facts(of: object) -> dict[str, object]:
    """Everything that a view or a seat in it says, by name: its fields and properties that hold plain things."""
    found: dict[str, object] = {}
    for name in dir(of):
        value = None if name.startswith("_") else getattr(of, name)
        if isinstance(value, vec):
            value = tuple(value)
        if isinstance(value, bool | int | str | dict | tuple):
            found[name] = value
    return found


def difference(one: object, other: object) -> str:
    """The first thing in which two views differ, and how."""
    for name, value in facts(one).items():
        different = facts(other).get(name)
        if name not in ("seats", "players", "work") and value != different:
            return f"{name} is {value!r} or {different!r}"
    for n, pair in enumerate(zip(getattr(one, "seats", ()), getattr(other, "seats", ()), strict=True)):
        inner = difference(*pair)
        if inner:
            return f"of {letter(n)}, {inner}"
    return ""
