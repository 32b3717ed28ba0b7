"""Fresh entropy changes what nobody has seen yet, and nothing that somebody has."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from typing import cast

import pytest

from sixgun import Game, new_game
from sixgun.cardgame.table import CardTable

from .chi_square import tail

GAMES = 20
QUESTIONS = 40
PARTS = 4
Order = list[int]


@cache
def positions() -> list[Game]:
    """Live games at each of their first questions, answered at random, with fresh entropy before every move."""
    found: list[Game] = []
    for seed in range(GAMES):
        luck = random.Random(seed)
        game = new_game(players=5, seed=seed, characters=["kit-carlson"], generator="keyed")
        while len(found) < (seed + 1) * QUESTIONS and not game.over:
            found.append(game.copy())
            game.stir(luck.getrandbits(62))
            game.play(luck.choice(game.choice.options))
    return found


def test_the_unseen_deck_has_nothing_to_do_with_what_it_was() -> None:
    """Nor have two games anything in common but the cards, from the first different entropy on."""
    before = [unseen(game) for game in positions()]
    one = [unseen(stirred(game, 2 * n)) for n, game in enumerate(positions())]
    other = [unseen(stirred(game, 2 * n + 1)) for n, game in enumerate(positions())]
    assert [sorted(order) for order in one] == [sorted(order) for order in before]
    assert likeness(before, one) > 0.001
    assert likeness(before, other) > 0.001
    assert likeness(one, other) > 0.001


def test_what_somebody_knows_stays_as_it_is() -> None:
    """Nobody sees that luck was mixed in: hands, roles and known cards of the deck are as before."""
    known = 0
    for n, game in enumerate(positions()):
        later = stirred(game, n)
        for seat in range(game.players):
            assert later.view(seat) == game.view(seat)
        assert [s.numbers() for s in later.view(None).seats] == [s.numbers() for s in game.view(None).seats]
        hidden = unseen(game)
        places = [place for place, card in enumerate(deck(game)) if card not in hidden]
        assert [deck(later)[place] for place in places] == [deck(game)[place] for place in places]
        known += len(places)
    assert known > GAMES, "Kit Carlson has put cards back"


def test_the_same_entropy_gives_the_same_deck() -> None:
    for seed in range(20):
        game = new_game(players=5, seed=seed, generator="keyed")
        assert deck(stirred(game, 7)) == deck(stirred(game, 7)) != deck(stirred(game, 8))


def test_a_simulation_game_keeps_its_deck() -> None:
    """Which is why a deal that was computed once would stay known to the end, whatever was mixed in later."""
    for seed in range(20):
        game = new_game(players=5, seed=seed)
        assert deck(stirred(game, 7)) == deck(game)


def cut(order: Order, luck: random.Random) -> Order:
    place = luck.randrange(len(order))
    return order[place:] + order[:place]


def lower_half_stays(order: Order, luck: random.Random) -> Order:
    half = len(order) // 2
    return order[:half] + luck.sample(order[half:], len(order) - half)


def one_in_ten_stays(order: Order, luck: random.Random) -> Order:
    others = [card for place, card in enumerate(order) if place % 10]
    luck.shuffle(others)
    return [others.pop() if place % 10 else card for place, card in enumerate(order)]


@pytest.mark.parametrize("poor", [cut, lower_half_stays, one_in_ten_stays])
def test_a_poor_shuffle_is_caught(poor: Callable[[Order, random.Random], Order]) -> None:
    """The deck is only cut, or part of it stays as it was."""
    before = [unseen(game) for game in positions()]
    luck = random.Random(1)
    assert likeness(before, [poor(order, luck) for order in before]) < 1e-9


def test_a_card_that_somebody_knows_stays_where_it_is() -> None:
    """Kit Carlson has put a card back on the deck: it is the next one, and all others may be anywhere."""
    for seed in range(20):
        game = new_game(players=5, seed=seed, roles=["sheriff"], characters=["kit-carlson"], generator="keyed")
        game.play(game.choice.options[seed % 3])
        known = game.view(0).deck_top
        assert len(known) == 1
        later = stirred(game, seed)
        assert later.view(0).deck_top == known
        assert deck(later)[-1] == deck(game)[-1]
        assert deck(later)[:-1] != deck(game)[:-1]


def stirred(game: Game, entropy: int) -> Game:
    later = game.copy()
    later.stir(entropy)
    return later


def deck(game: Game) -> Order:
    return cast(CardTable, game.table).deck.list()


def unseen(game: Game) -> Order:
    """The cards of the deck that nobody knows, in their order."""
    return [card for card in deck(game) if cast(CardTable, game.table).knows[card] == 0]


# the measure


def likeness(some: Sequence[Order], others: Sequence[Order]) -> float:
    """At most how likely shuffled decks have as much in common: the least of three measures, times three."""
    pairs = list(zip(some, others, strict=True))
    same_place = sum(a == b for one, other in pairs for a, b in zip(one, other, strict=True))
    same_neighbour = sum(len(neighbours(one) & neighbours(other)) for one, other in pairs)
    of_chance = sum(1 - 1 / len(one) for one in some)
    return 3 * min(
        tail((same_place - len(pairs)) ** 2 / len(pairs), 1),  # one card a deck, with variance 1
        tail((same_neighbour - of_chance) ** 2 / of_chance, 1),  # as good as one a deck, too
        tail(drift(some, others), (PARTS - 1) ** 2),
    )


def neighbours(order: Order) -> set[tuple[int, int]]:
    return set(pairwise(order))


def drift(some: Sequence[Order], others: Sequence[Order]) -> float:
    """χ² of how many cards of each part of the deck come to each part."""
    counted = [[0.0] * PARTS for _ in range(PARTS)]
    variance = [[0.0] * PARTS for _ in range(PARTS)]
    for one, other in zip(some, others, strict=True):
        n = len(one)
        part = [place * PARTS // n for place in range(n)]
        to = dict(zip(other, part, strict=True))
        for card, here in zip(one, part, strict=True):
            counted[here][to[card]] += 1
        for here in range(PARTS):
            for there in range(PARTS):
                expected = part.count(here) * part.count(there) / n
                counted[here][there] -= expected
                variance[here][there] += expected * n / (n - 1)  # as in a table with these sums of rows and columns
    return sum(counted[i][j] ** 2 / variance[i][j] for i in range(PARTS) for j in range(PARTS))
