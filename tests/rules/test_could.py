"""Who else could have been meant: what the log says of an aimed act is what was on offer, and public."""

from collections.abc import Iterator
from typing import Any

import pytest

from sixgun import Game, new_game
from sixgun.kernel.choice import Move, Seen
from sixgun.kernel.rng import Rng
from tests.effort import effort

AIMED = ("played", "used", "laid_down", "used_ability", "took", "shot", "healed")


def deeds(game: Game, seed: int) -> Iterator[tuple[tuple[Move, ...], Any, Seen]]:
    """Every aimed act of a random game: what was on offer, the move, and its event."""
    rng = Rng.seeded(seed)
    while not game.over:
        options: Any = game.choice.options
        # who always may end his turn would soon do nothing else
        busy = [move for move in options if move.verb != "end"] if rng.below(4) else []
        move = (busy or options)[rng.below(len(busy or options))]
        since = game.happened
        game.play(move)
        for seen in game.events(since, 0):
            if seen.could and seen.what in AIMED:
                yield options, move, seen


def of_the_same_card(options: tuple[Any, ...], move: Any) -> set[int]:
    """The seats at which the same card, or the same ability, was on offer."""
    return {
        other.seat
        for other in options
        if (other.verb, other.card) == (move.verb, move.card)
        and other.seat is not None
        and (len(other.others) == 2) == (len(move.others) == 2)
    }


@pytest.mark.parametrize("options", [{}, {"own_cards": "forbidden"}], ids=["own cards", "others' cards only"])
@pytest.mark.parametrize("players", range(3, 9))
def test_a_card_could_have_been_aimed_at_whomever_it_was_offered_at(players: int, options: dict[str, object]) -> None:
    events = set()
    for seed in range(effort(5, 12)):
        sets, taker = ["base", "dodge-city"], ["jesse-jones"]
        game = new_game(players=players, seed=seed, sets=sets, characters=taker, options=options)
        for on_offer, move, seen in deeds(game, seed):
            assert set(seen.could) == of_the_same_card(on_offer, move), f"seed {seed}: {move}"
            assert seen.other in seen.could
            assert seen.part == (move.what or ("hand" if seen.what == "took" else None)), f"seed {seed}: {move}"
            events.add(seen.what)
    assert {"played", "used", "laid_down", "took"} <= events


@pytest.mark.parametrize("players", range(3, 9))
def test_a_die_could_have_been_for_whomever_it_was_offered_at(players: int) -> None:
    events = set()
    for seed in range(effort(4, 8)):
        for on_offer, move, seen in deeds(new_game("dice", players=players, seed=seed), seed):
            options: Any = on_offer
            assert set(seen.could) == {option.seat for option in options}, f"seed {seed}: {move}"
            events.add(seen.what)
    assert events == {"shot", "healed"}


def test_at_the_end_of_the_turn_the_log_says_who_was_within_reach() -> None:
    for seed in range(20):
        game = new_game(players=6, seed=seed)
        while game.choice.why != "play":
            game.play(game.choice.default)
        seat = game.choice.seat
        view = game.view(seat)
        near = {other for other in range(6) if other != seat and view.distance(seat, other) <= view.seats[seat].reach}
        since = game.happened
        game.play("end")
        (finished,) = [seen for seen in game.events(since, seat) if seen.what == "finished"]
        assert (finished.seat, set(finished.could)) == (seat, near), f"seed {seed}"
