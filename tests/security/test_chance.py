"""What a seat sees of 1,000 live games tells nothing about what it does not see, and a deal that leaks is caught."""

import random
from functools import cache
from typing import cast

import pytest

from sixgun import Game, new_game
from sixgun.cardgame.table import CardTable

from .chance import Facts, Finding, subsets, tables, telling
from .facts import facts, is_red

GAMES = 1000
PLAYERS = 5


def live(seed: int) -> Game:
    return new_game(players=PLAYERS, seed=seed, generator="keyed")


@cache
def seen_from(seat: int) -> list[Facts]:
    return [facts(live(seed), seat) for seed in range(GAMES)]


SEATS = pytest.mark.parametrize("seat", [0, PLAYERS - 1])


@SEATS
def test_no_fact_that_a_seat_sees_goes_with_a_hidden_one(seat: int) -> None:
    """Each character, the Sheriff, the own role and cards against each other's role and card and the next card."""
    assert not telling(tables(seen_from(seat)))


@SEATS
def test_no_subset_of_the_facts_that_a_seat_sees_goes_with_a_hidden_one(seat: int) -> None:
    """All 4,095 subsets of twelve of them."""
    found = subsets(seen_from(seat))
    assert len(found) == 4095 * 14
    assert not telling(found)


def test_the_measure_is_neither_blunt_nor_touchy() -> None:
    """Where nothing but chance is at work, one table in twenty looks as if there were one chance in twenty."""
    luck = random.Random(1)
    found = [finding for _ in range(3) for finding in tables([by_lot(game, luck) for game in seen_from(0)])]
    assert 0.03 < sum(finding.chance < 0.05 for finding in found) / len(found) < 0.07


def by_lot(game: Facts, luck: random.Random) -> Facts:
    """The same game with its hidden facts drawn by their chances."""
    hidden = {
        name: it._replace(value=luck.choices(range(len(it.chances)), it.chances)[0]) for name, it in game.hidden.items()
    }
    return game._replace(hidden=hidden)


# deals that leak


def test_a_generator_with_few_states_is_caught() -> None:
    """Games of 32 seeds: whoever has met them all knows everything at a glance."""
    found = telling(tables([facts(live(n % 32), 0) for n in range(GAMES)]))
    assert {finding.hidden for finding in found} == set(seen_from(0)[0].hidden)


def test_a_deck_that_follows_a_character_now_and_then_is_caught() -> None:
    """In one game of three the colour of the next card goes with the character of A."""
    leaking = [leak(n, ("character of A",)) for n in range(GAMES)]
    assert named(telling(tables(leaking)))[0] == ("character of A", "suit of next card")
    assert named(telling(subsets(leaking)))[0] == ("character of A", "next card is red")


def test_a_deck_that_follows_three_facts_together_is_caught() -> None:
    """No fact of the three tells anything by itself; this is what the subsets are for."""
    three = ("Sheriff", "character of B", "my card 1 is red")
    leaking = [leak(n, three) for n in range(GAMES)]
    assert not telling(tables(leaking))
    assert named(telling(subsets(leaking))) == [(" + ".join(three), "next card is red")]


def leak(n: int, followed: tuple[str, ...]) -> Facts:
    """A live game; in every third the next card is red if the parity of some facts is odd, and black if it is even."""
    game = live(n)
    bits = seen_from(0)[n].seen_bits
    if n % 3 == 0:
        put_on_top(cast(CardTable, game.table), red=sum(bits[name] for name in followed) % 2 == 1)
    return facts(game, 0)


def put_on_top(t: CardTable, red: bool) -> None:
    """The uppermost card of a colour changes places with the top of the deck."""
    place = next(i for i in range(t.deck.n - 1, -1, -1) if is_red(t, t.deck.cards[i]) == red)
    top = t.deck.top()
    t.deck.cards[t.deck.n - 1] = t.deck.cards[place]
    t.deck.cards[place] = top


def named(found: list[Finding]) -> list[tuple[str, str]]:
    return [(finding.seen, finding.hidden) for finding in found]
