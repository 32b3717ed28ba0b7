"""A bot cannot know what its seat cannot: in a world where everything hidden is dealt again it decides the same."""

from collections.abc import Callable

import pytest

from sixgun.arena.card.match import CardMatch
from sixgun.bots.card.act import ROBBED
from sixgun.bots.card.act_reader import ActReader
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.legend import Legend
from sixgun.bots.card.levels import LEVELS, evolved, fitted, thumb
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.event import TOOK
from sixgun.cardgame.guess import guess
from sixgun.cardgame.move import HAND
from sixgun.cardgame.notation import plain
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import View, seen_by
from sixgun.kernel.bits import BIT
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.log import Log
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from tests.bots.card.games import DECK, RULES, table

Maker = Callable[[Rng, Deck], Thinker]


def first_slip(make: Callable[[Rng, Deck, CardTable], Thinker], players: int, seed: int) -> int | None:
    """The number of the first decision that differs in a world dealt again, None if there is none.

    Of each seat there are two bots with the same luck that are told the same; one sees the true table's view and
    options, the other those of a guess.
    """
    t = table(players, seed)
    worlds = [guess(seen_by(t, seat), Rng.seeded(seat)) for seat in range(players)]
    here = [make(Rng.seeded(seat), DECK, t) for seat in range(players)]
    there = [make(Rng.seeded(seat), DECK, worlds[seat]) for seat in range(players)]
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
            show(there[me], other)
            m = here[me].pick(seen_by(t, me), t.moves)
            elsewhere = there[me].pick(seen_by(other, me), other.moves)
            if plain(RULES, m) != plain(RULES, elsewhere):
                return number
        advance(t, m)
        match.tell()
    return None


def show(bot: Thinker, world: CardTable) -> None:
    if isinstance(bot, Peeker):
        bot.world = world


class Peeker(Thinker):
    """The canary: a bot that somehow got hold of the table and plays by the next player's hand."""

    world: CardTable

    def pick(self, view: View, moves: Buffer) -> int:
        peeked = sum(self.world.seats[self.world.left_of(view.viewer)].hand)
        return moves.items[peeked % moves.n]


def honest(level: str) -> Callable[[Rng, Deck, CardTable], Thinker]:
    return lambda rng, deck, _: LEVELS[level](rng, deck)


def peeker(rng: Rng, deck: Deck, world: CardTable) -> Thinker:
    bot = Peeker(rng, thumb(), deck)
    bot.world = world
    return bot


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("level", ["greenhorn", "drifter", "ranger", "gunslinger"])
def test_a_bot_decides_the_same_in_a_hidden_world_dealt_again(level: str, players: int) -> None:
    for seed in range(3):
        assert first_slip(honest(level), players, seed) is None, f"seed {seed}"


def test_a_legend_imagines_what_its_seat_sees_only() -> None:
    def quick(rng: Rng, deck: Deck, _: CardTable) -> Thinker:
        return Legend(rng, evolved(), deck, fitted(), 2)

    assert first_slip(quick, 5, 1) is None


def test_a_bot_that_peeks_is_caught() -> None:
    assert any(first_slip(peeker, 5, seed) is not None for seed in range(3))


def test_an_act_does_not_tell_which_card_changed_hands() -> None:
    """Jesse Jones draws from a hand: the arena's log has the card, and whoever reads it must not look."""
    told = set()
    for card in range(len(RULES.cards)):
        log = Log()
        log.add(TOOK, 1, 2, card, 1, BIT[1] | BIT[2], BIT[2] | BIT[3], HAND)
        (act,) = ActReader(DECK).read(log, 0)
        told.add((act.seat, act.what, act.target, act.could))
    assert told == {(1, ROBBED, 2, BIT[2] | BIT[3])}
