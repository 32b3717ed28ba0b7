"""Telling two truths apart: what differs only in secret must look alike, now and after the same moves.

A seat may learn something new only by being shown it. So two tables that look alike to a seat are played on with the
same moves and the same luck, and what the seat sees of the events is compared, one by one. The first difference has to
be something that is shown to it: a card that it draws, looks at or loses; a card that everybody sees come from where
it was hidden; a role or a character turned up. Up to there, and without any such difference, the seat must see the
same table and the same question, and have the same options if it is the one asked.
"""

from itertools import groupby, zip_longest
from typing import Final

from librt.vecs import vec

from sixgun.game import Rulebook
from sixgun.kernel.choice import Choice, Move, Seen, letter
from sixgun.kernel.log import Log
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import SPECTATOR
from sixgun.laws.trial import AnyTable, Broken

TO_EVERYBODY: Final = frozenset(
    {"turned_over", "turned_up", "showed", "discarded", "comes_next", "revealed", "changed", "became"}
)
"""Events that let everybody see a card that may have been hidden, or a character."""

TO_THE_TWO: Final = frozenset({"drew", "looked_at", "took", "inherited"})
"""Events that let only those see it who are named in them."""

NAMES: Final[dict[type, tuple[str, ...]]] = {}
"""What there is to read in a kind of view, found out once."""

ROLES_TURNED_UP: Final = frozenset({"eliminated", "game_over"})


def must_look_alike(book: Rulebook, t: AnyTable, u: AnyTable, seat: int) -> tuple[Choice, Choice] | None:
    """The seat sees the same table and the same question. The two questions, or None if the game is over."""
    if t.over != u.over:
        raise Broken(f"{viewer(seat)} sees the game end, or go on, for a hidden reason")
    one, other = book.view(t, seat), book.view(u, seat)
    if one != other:
        raise Broken(f"{viewer(seat)} can tell two truths apart by the view: {difference(one, other)}")
    if t.over:
        return None
    asks, asks_other = book.choice(t), book.choice(u)
    if (asks.seat, asks.why, asks.facts) != (asks_other.seat, asks_other.why, asks_other.facts):
        raise Broken(f"{viewer(seat)} can tell two truths apart by who is asked: {asks!r} or {asks_other!r}")
    if asks.seat == seat and asks != asks_other:
        raise Broken(f"{viewer(seat)} can tell two truths apart by the options: {asks!r} or {asks_other!r}")
    return asks, asks_other


def must_stay_alike(
    book: Rulebook, t: AnyTable, u: AnyTable, seat: int, rng: Rng, far: int, first: Move | None = None
) -> None:
    """The same moves keep the two tables alike to the seat, until something is shown to it. Both have the same luck."""
    t.log, u.log = Log(), Log()
    u.rng = t.rng.copy()
    move, after = first, ""
    for _ in range(far):
        try:
            asked = must_look_alike(book, t, u, seat)
        except Broken as broken:
            raise Broken(f"{after}{broken}") from None
        if asked is None:
            return
        mine, theirs = asked[0].options, asked[1].options
        if move is None:
            there = set(theirs)
            shared = [option for option in mine if option in there]
            if not shared:
                return
            move = shared[rng.below(len(shared))]
        since = len(t.log), len(u.log)
        advance(t, t.moves.items[mine.index(move)])
        advance(u, u.moves.items[theirs.index(move)])
        after, move = f"after {move}: ", None
        if something_was_shown(book.events(t, since[0], seat), book.events(u, since[1], seat), seat, after):
            return


def something_was_shown(one: tuple[Seen, ...], other: tuple[Seen, ...], seat: int, after: str) -> bool:
    """Whether what the seat saw parts by right; if it parts otherwise, the law is broken."""
    for a, b in zip_longest(together(one), together(other)):
        if a == b:
            if a.what == "game_over":  # all roles are turned up
                return True
            continue
        if a is None or b is None or not is_shown(a, b, seat):
            raise Broken(f"{after}{viewer(seat)} can tell two truths apart by what happens: {told(a)} or {told(b)}")
        return True
    return False


def told(seen: Seen | None) -> str:
    """An event in full, with whom and what it was aimed at."""
    if seen is None:
        return "nothing"
    could = f", could be {''.join(map(letter, seen.could))}" if seen.could else ""
    return f"{seen!r}{could}{f', at {seen.part}' if seen.part else ''}"


def together(events: tuple[Seen, ...]) -> list[Seen]:
    """The events, with all cards that somebody inherits at the same time in an order that tells nothing."""
    ordered: list[Seen] = []
    for (what, _, _), group in groupby(events, lambda seen: (seen.what, seen.seat, seen.other)):
        same = list(group)
        ordered += sorted(same, key=lambda seen: seen.card or "") if what == "inherited" else same
    return ordered


def is_shown(a: Seen, b: Seen, seat: int) -> bool:
    """Whether the two differ only in what this event shows to the seat by the rules."""
    if (a.what, a.seat, a.other, a.could, a.part) != (b.what, b.seat, b.other, b.could, b.part):
        return False
    if a.what in ROLES_TURNED_UP:
        return True
    if a.card is None or b.card is None or a.amount != b.amount:
        return False
    return a.what in TO_EVERYBODY or (a.what in TO_THE_TWO and seat in (a.seat, a.other))


def facts(of: object) -> dict[str, object]:
    """Everything that a view or a seat in it says, by name: its fields and properties that hold plain things."""
    if type(of) not in NAMES:
        NAMES[type(of)] = tuple(
            name for name in dir(of) if not name.startswith("_") and not callable(getattr(of, name))
        )
    found: dict[str, object] = {}
    for name in NAMES[type(of)]:
        value = getattr(of, name)
        if isinstance(value, vec):
            value = tuple(value)
        if isinstance(value, bool | int | str | dict | tuple):
            found[name] = value
    return found


def viewer(seat: int) -> str:
    return "a spectator" if seat == SPECTATOR else f"seat {letter(seat)}"


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
