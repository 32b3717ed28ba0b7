"""Where luck decides: the new deck, and cards taken blindly from a hand."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sixgun import Game, new_game

TRIES = 400


def questions(**given: Any) -> Iterator[Game]:
    """Game after game at each of its questions, answered at random."""
    for seed in range(200):
        game = new_game(**{"players": 5, "seed": seed, **given})
        luck = random.Random(seed)
        while not game.over:
            yield game
            game.play(luck.choice(game.choice.options))


def hand(game: Game, seat: int) -> Counter[str]:
    return Counter(game.view(None).seats[seat].hand)


def cards_lost(game: Game, move: str, giver: int) -> Counter[str]:
    """Which card of a hand a move takes, over and over from the same position with fresh luck."""
    lost: Counter[str] = Counter()
    before = hand(game, giver)
    for entropy in range(TRIES):
        copy = game.copy()
        copy.stir(entropy)
        copy.play(move)
        gone = before - hand(copy, giver)
        assert sum(gone.values()) == 1, f"{move} took {dict(gone)}"
        lost += gone
    return lost


def assert_any_card_may_go(game: Game, move: str, giver: int) -> None:
    held = hand(game, giver)
    lost = cards_lost(game, move, giver)
    for card, count in held.items():
        expected = TRIES * count / held.total()
        assert 0.6 * expected < lost[card] < 1.5 * expected, f"{card} of {dict(held)}: {dict(lost)}"


def a_position(fits: Callable[[Game, str], int | None], **given: Any) -> tuple[Game, str, int]:
    """The first position with a move that makes a hand of four or more lose a card, and whose hand it is."""
    for game in questions(**given):
        for move in map(str, game.choice.options):
            giver = fits(game, move)
            if giver is not None and hand(game, giver).total() >= 4:
                return game, move, giver
    raise AssertionError("no such position")


def target_of(kind: str) -> Callable[[Game, str], int | None]:
    def fits(game: Game, move: str) -> int | None:
        others_cards = move.startswith(f"play {kind}/") and move.endswith(":hand")
        return "ABCDEFGH".index(move.split(" at ")[1][0]) if others_cards else None

    return fits


@pytest.mark.rule("C83", "C67")
@pytest.mark.parametrize("kind", ["panic", "cat-balou"])
def test_a_card_from_the_hand_is_a_random_one(kind: str) -> None:
    # nobody at this table does anything when a card leaves his hand
    quiet = ["willy-the-kid", "rose-doolan", "paul-regret", "black-jack", "slab-the-killer"]
    assert_any_card_may_go(*a_position(target_of(kind), characters=quiet))


@pytest.mark.rule("C83")
@pytest.mark.parametrize("kind", ["panic", "cat-balou"])
def test_a_card_in_play_is_chosen_and_a_hand_card_is_not(kind: str) -> None:
    chosen = 0
    for game in questions():
        seats = game.view(None).seats
        for move in map(str, game.choice.options):
            if move.startswith(f"play {kind}/"):
                seat, what = seats["ABCDE".index(move.split(" at ")[1][0])], move.split(":")[1]
                assert what == "hand" or what in seat.in_play, move
                chosen += what != "hand"
        if chosen > 30:
            return
    raise AssertionError("no card in play was ever offered")


@pytest.mark.rule("C109")
def test_el_gringo_draws_a_random_card_of_the_one_who_hurt_him() -> None:
    def fits(game: Game, move: str) -> int | None:
        facts = dict(game.choice.facts)
        last_life = game.view(None).seats[0].life < 2
        if move != "pass" or game.asked != 0 or game.choice.why != "shot" or last_life:
            return None
        return facts["by"]

    quiet = ["el-gringo", "willy-the-kid", "rose-doolan", "paul-regret", "black-jack"]
    assert_any_card_may_go(*a_position(fits, characters=quiet))


@pytest.mark.rule("C110")
def test_jesse_jones_draws_a_random_card_of_the_player_he_names() -> None:
    def fits(game: Game, move: str) -> int | None:
        return "ABCDE".index(move[-1]) if move.startswith("draw from ") else None

    quiet = ["jesse-jones", "willy-the-kid", "rose-doolan", "paul-regret", "black-jack"]
    assert_any_card_may_go(*a_position(fits, characters=quiet))


def outcomes(game: Game, move: str) -> list[Game]:
    """What a move leads to, over and over from the same position with fresh luck."""
    copies = [game.copy() for _ in range(50)]
    for entropy, copy in enumerate(copies):
        copy.stir(entropy)
        copy.play(move)
    return copies


def shuffled(before: Game, after: Game) -> list[int]:
    """The sizes of the new decks that a move has brought."""
    return [event.amount for event in after.events(before.happened) if event.what == "shuffled"]


def a_reshuffle() -> tuple[Game, list[Game]]:
    """A position with many discards in which a move makes the deck run out, whatever luck brings."""
    for game in questions():
        if game.view(None).deck_size < 4 and len(game.view(None).discards) > 20:
            for move in map(str, game.choice.options):
                after = outcomes(game, move)
                if all(shuffled(game, copy) for copy in after):
                    return game, after
    raise AssertionError("the deck never ran out")


@pytest.mark.rule("C25")
def test_when_the_deck_is_used_up_the_discards_become_the_deck_in_a_new_order() -> None:
    before, after = a_reshuffle()
    discards = before.view(None).discards
    for copy in after:
        deck = copy.view(None).deck_top
        spent = [event.card for event in copy.events(before.happened) if event.card is not None]
        assert shuffled(before, copy)[0] >= len(discards), "all of them"
        assert Counter(deck) <= Counter([*discards, *spent]), "and nothing else but what the move has spent"
        assert deck not in (discards[-len(deck) :], discards[::-1][: len(deck)]), "not just turned over"
    assert len({copy.view(None).deck_top for copy in after}) == len(after), "fresh luck, another order"
