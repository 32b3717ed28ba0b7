"""A Fistful of Cards: what the packet is made of, alone and with High Noon."""

import pytest

from sixgun import Rng, new_game
from sixgun.cardgame.sets.fistful_of_cards import FISTFUL_OF_CARDS
from sixgun.cardgame.table import CardTable
from sixgun.game import Game

ALONE = ("base", "fistful-of-cards")
TOGETHER = ("base", "high-noon", "fistful-of-cards")
SEEDS = range(40)


def dealt(seed: int, sets: tuple[str, ...] = TOGETHER, **options: object) -> Game:
    return new_game(players=5, seed=seed, sets=sets, options=options)


def packet(game: Game) -> list[str]:
    """The events to come, the next first: as nobody at the table sees them."""
    table = game.table
    assert isinstance(table, CardTable)
    return [table.rules.events[number].name for number in reversed(list(table.packet))]


@pytest.mark.rule("F1", "F2")
def test_fourteen_events_are_shuffled_on_top_of_the_final_one() -> None:
    assert len(FISTFUL_OF_CARDS.events) == 15
    packets = [packet(dealt(seed, ALONE)) for seed in SEEDS]
    assert {each[-1] for each in packets} == {"fistful-of-cards"}
    assert {len(set(each)) for each in packets} == {15}
    assert len({tuple(each) for each in packets}) == len(packets)


@pytest.mark.rule("F5", "H31", "HE4")
def test_with_high_noon_twelve_are_dealt_on_top_of_one_of_the_final_cards() -> None:
    packets = [packet(dealt(seed)) for seed in SEEDS]
    assert {len(set(each)) for each in packets} == {13}
    assert {each[-1] for each in packets} == {"high-noon", "fistful-of-cards"}
    assert not any({"high-noon", "fistful-of-cards"} & set(each[:-1]) for each in packets)
    assert any("ambush" in each and "thirst" in each for each in packets)


@pytest.mark.rule("HE4")
@pytest.mark.parametrize(("size", "dealt_of_it"), [(8, 8), (20, 20), (29, 26)])
def test_the_packet_of_both_sets_has_as_many_cards_as_the_option_says(size: int, dealt_of_it: int) -> None:
    assert len(packet(dealt(1, event_deck=size))) == dealt_of_it + 1


@pytest.mark.rule("HE4")
@pytest.mark.parametrize(("final", "last"), [("high_noon", "high-noon"), ("fistful", "fistful-of-cards")])
def test_an_option_says_which_final_card_it_is(final: str, last: str) -> None:
    for seed in SEEDS:
        game = dealt(seed, final=final)
        assert packet(game)[-1] == last
        guess = game.rulebook.guess(game.view(0), Rng.seeded(seed))
        assert guess.packet[0] == game.table.packet[0]  # type: ignore[attr-defined]


@pytest.mark.rule("HE4")
@pytest.mark.parametrize("last", ["high-noon", "fistful-of-cards"])
def test_by_option_the_sheriff_picks_the_final_card_before_he_begins(last: str) -> None:
    game = dealt(1, final="sheriff_picks")
    assert game.view(None).seats[game.choice.seat].role == "sheriff"
    assert [str(move) for move in game.choice.options] == ["use high-noon", "use fistful-of-cards"]
    game.play(f"use {last}")
    assert packet(game)[-1] == last
    assert game.choice.why == "play"


@pytest.mark.rule("F5")
def test_a_guess_has_one_final_card_of_either_set() -> None:
    game = dealt(2)
    view = game.view(0)
    guesses = [game.rulebook.guess(view, Rng.seeded(seed)) for seed in SEEDS]
    events = game.table.rules.events  # type: ignore[attr-defined]
    for guess in guesses:
        finals = [place for place, number in enumerate(guess.packet) if events[number].final]
        assert finals == [0]
    assert len({guess.packet[0] for guess in guesses}) == 2


def test_a_number_that_no_packet_has_is_refused_with_those_that_can_be() -> None:
    from sixgun.errors import BadOption

    with pytest.raises(BadOption, match="event_deck cannot be 7; it is one of 12, 8, 9"):
        dealt(1, event_deck=7)
