"""Two worlds that look the same to a seat: the true one, and one in which everything hidden is dealt again."""

from collections.abc import Callable, Sequence
from typing import Any

from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.kernel.table import Table

Show = Callable[[Any, Any], None]


def to_nobody(bot: object, world: object) -> None:
    pass


def first_slip(
    t: Any,
    match: Any,
    bots: tuple[Sequence[Any], Sequence[Any]],
    seen_by: Callable[[Any, int], Any],
    dealt_again: Callable[[Any, Rng], Table],
    meant: Callable[[int], object],
    seed: int,
    show: Show,
) -> int | None:
    """The number of the first decision that differs in a world dealt again, None if there is none.

    Of each seat there are two bots with the same luck that are told the same; one sees the true table's view and
    options, the other those of a guess. A bot that should not, but does, get hold of its world is shown it.
    """
    here, there = bots
    number = 0
    while not t.over:
        t.offer()
        me = t.top.seat
        m = t.moves.items[0]
        if t.moves.n > 1:
            number += 1
            other = dealt_again(seen_by(t, me), Rng.seeded(1000 * seed + number))
            other.offer()
            show(here[me], t)
            show(there[me], other)
            m = here[me].pick(seen_by(t, me), t.moves)
            if meant(m) != meant(there[me].pick(seen_by(other, me), other.moves)):
                return number
        advance(t, m)
        match.tell()
    return None
