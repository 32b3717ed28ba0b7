"""Playing a game to its end at random: the floor of every search, and the measure of the engine's speed."""

from mypy_extensions import i64

from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.kernel.table import Table


def play_at_random(t: Table, rng: Rng, most: i64) -> i64:
    """Answer at random until the game is over or `most` decisions were made, and return how many there were.

    A question with a single answer is answered and not counted, unless it is one that is always asked.
    """
    decisions: i64 = 0
    while not t.over and decisions < most:
        t.offer()
        n = t.moves.n
        if n == 1:
            if t.top.always_asked():
                decisions += 1
            advance(t, t.moves.items[0])
        else:
            decisions += 1
            advance(t, t.moves.items[rng.below(n)])
    return decisions
