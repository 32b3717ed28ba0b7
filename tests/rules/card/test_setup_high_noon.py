"""High Noon: what the packet is made of, and when its first card is turned up."""

from collections import Counter

import pytest

from sixgun import Rng, new_game
from sixgun.cardgame.sets.high_noon import HIGH_NOON
from sixgun.cardgame.table import CardTable
from sixgun.game import Game

SETS = ("base", "high-noon")
SEEDS = range(30)


def dealt(seed: int, players: int = 5, **options: object) -> Game:
    return new_game(players=players, seed=seed, sets=SETS, options=options)


def table(game: Game) -> CardTable:
    assert isinstance(game.table, CardTable)
    return game.table


def packet(game: Game) -> list[str]:
    """The events to come, the next first: as nobody at the table sees them."""
    return [table(game).rules.events[number].name for number in reversed(list(table(game).packet))]


@pytest.mark.rule("H1")
def test_there_are_twelve_events_and_the_final_one() -> None:
    plain = [event for event in HIGH_NOON.events if event.name not in ("handcuffs", "new-identity")]
    assert len(plain) == 13
    assert [event.name for event in plain if event.final] == ["high-noon"]
    assert sorted(packet(dealt(1))) == sorted(event.name for event in plain)


@pytest.mark.rule("H1", "HE1")
@pytest.mark.parametrize(
    ("extras", "more"),
    [
        ("none", set()),
        ("handcuffs", {"handcuffs"}),
        ("new_identity", {"new-identity"}),
        ("both", {"handcuffs", "new-identity"}),
    ],
)
def test_handcuffs_and_new_identity_join_by_option(extras: str, more: set[str]) -> None:
    found = packet(dealt(1, high_noon_extras=extras))
    assert len(found) == 13 + len(more)
    assert set(found) & {"handcuffs", "new-identity"} == more


@pytest.mark.rule("H3")
def test_the_ordinary_events_are_shuffled_and_high_noon_lies_at_the_bottom() -> None:
    packets = [packet(dealt(seed)) for seed in SEEDS]
    assert {each[-1] for each in packets} == {"high-noon"}
    assert len({tuple(each) for each in packets}) == len(packets)
    assert len(Counter(each[0] for each in packets)) > 6


@pytest.mark.rule("H4")
def test_all_see_the_next_event_and_nobody_the_others() -> None:
    game = dealt(3)
    following = packet(game)[0]
    for viewer in (*range(5), 8):
        view = game.rulebook.view(game.table, viewer)
        assert (view.event, view.next_event, view.packet_size) == (None, following, 13)
    guessed = {tuple(game.rulebook.guess(game.view(0), Rng.seeded(seed)).packet) for seed in SEEDS}
    assert len(guessed) == len(SEEDS)
    assert {each[-1] for each in guessed} == {table(game).packet[12]}
    assert {each[0] for each in guessed} == {table(game).packet[0]}


@pytest.mark.rule("H2")
def test_events_are_none_of_the_cards() -> None:
    assert len(table(dealt(1)).rules.cards) == 80


@pytest.mark.rule("H6", "H7", "H8")
@pytest.mark.parametrize("players", [3, 4, 8])
def test_the_first_round_has_no_event_and_each_later_one_has_its_own(players: int) -> None:
    game = dealt(5, players, ghost_heals="no", resurrection="off")
    expected = packet(game)
    first = game.view(None).turn
    rounds: list[str | None] = []
    turns = -1
    while not game.over and len(rounds) < 4:
        view = game.view(None)
        if view.turns != turns and view.turn == first:
            rounds.append(view.event)
        turns = view.turns
        options = game.choice.options
        game.play(next((move for move in options if move.verb in ("end", "pass", "keep", "name")), options[-1]))
    assert rounds == [None, *expected[:3]]


@pytest.mark.rule("H28", "HE2")
def test_everyone_is_dealt_a_second_character_where_new_identity_is_in_the_packet() -> None:
    seats = dealt(2, 8, high_noon_extras="new_identity").view(None).seats
    assert len({name for seat in seats for name in (seat.character, seat.second)}) == 16
    assert {seat.second for seat in dealt(2, 8).view(None).seats} == {None}
    assert {seat.second for seat in dealt(2, 8, high_noon_extras="both", identity="random_now").view(None).seats} == {
        None
    }
