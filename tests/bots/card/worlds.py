"""Two worlds that look the same to a seat: the true one, and one in which everything hidden is dealt again."""

from collections.abc import Callable

from sixgun.arena.card.match import CardMatch
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.guess import guess
from sixgun.cardgame.notation import plain
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import seen_by
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from tests.bots.card.games import DECK, RULES, table

Maker = Callable[[Rng, Deck], Thinker]
Show = Callable[[Thinker, CardTable], None]


def to_nobody(bot: Thinker, world: CardTable) -> None:
    pass


def first_slip(make: Maker, players: int, seed: int, show: Show = to_nobody) -> int | None:
    """The number of the first decision that differs in a world dealt again, None if there is none.

    Of each seat there are two bots with the same luck that are told the same; one sees the true table's view and
    options, the other those of a guess. A bot that should not, but does, get hold of its world is shown it.
    """
    t = table(players, seed)
    here = [make(Rng.seeded(seat), DECK) for seat in range(players)]
    there = [make(Rng.seeded(seat), DECK) for seat in range(players)]
    match = CardMatch(t, [*here, *there])
    number = 0
    while not t.over:
        t.offer()
        me = t.top.seat
        m = t.moves.items[0]
        if t.moves.n > 1:
            number += 1
            other = guess(seen_by(t, me), Rng.seeded(1000 * seed + number))
            other.offer()
            show(here[me], t)
            show(there[me], other)
            m = here[me].pick(seen_by(t, me), t.moves)
            elsewhere = there[me].pick(seen_by(other, me), other.moves)
            if plain(RULES, m) != plain(RULES, elsewhere):
                return number
        advance(t, m)
        match.tell()
    return None
