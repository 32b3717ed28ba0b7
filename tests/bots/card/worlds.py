"""Card bots in two worlds that look the same to their seat."""

from collections.abc import Callable

from sixgun.arena.card.match import CardMatch
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.guess import guess
from sixgun.cardgame.notation import plain
from sixgun.cardgame.setup import new_table
from sixgun.cardgame.view import seen_by
from sixgun.kernel.rng import Rng
from tests.bots import worlds
from tests.bots.card.games import RULES

Maker = Callable[[Rng, Deck], Thinker]


def first_slip(
    make: Maker, players: int, seed: int, show: worlds.Show = worlds.to_nobody, more: tuple[str, ...] = ()
) -> int | None:
    """The first decision of such bots that differs in a world dealt again; twins among cards do not count."""
    t = new_table(players, seed, {}, (*RULES.sets, *more), log=False)
    deck = Deck(t.rules)
    here, there = ([make(Rng.seeded(seat), deck) for seat in range(players)] for _ in range(2))
    match = CardMatch(t, [*here, *there])
    return worlds.first_slip(t, match, (here, there), seen_by, guess, lambda m: plain(t.rules, m), seed, show)
