"""A bot cannot know what its seat cannot: in a world where everything hidden is dealt again it decides the same."""

from collections.abc import Callable

import pytest

from sixgun.bots.card.act import ROBBED
from sixgun.bots.card.act_reader import ActReader
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.legend import Legend
from sixgun.bots.card.levels import LEVELS, evolved, fitted
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.event import TOOK
from sixgun.cardgame.move import HAND
from sixgun.kernel.bits import BIT
from sixgun.kernel.log import Log
from sixgun.kernel.rng import Rng
from tests.bots.card.games import DECK, RULES
from tests.bots.card.worlds import first_slip

Maker = Callable[[Rng, Deck], Thinker]


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("level", ["greenhorn", "drifter", "ranger", "gunslinger"])
def test_a_bot_decides_the_same_in_a_hidden_world_dealt_again(level: str, players: int) -> None:
    for seed in range(3):
        assert first_slip(LEVELS[level], players, seed) is None, f"seed {seed}"


@pytest.mark.parametrize("level", ["greenhorn", "drifter", "gunslinger"])
def test_a_bot_knows_no_more_of_what_is_hidden_with_events(level: str) -> None:
    for seed in range(3):
        slip = first_slip(LEVELS[level], 4 + seed, seed, more=("high-noon", "fistful-of-cards"))
        assert slip is None, f"seed {seed}"


def test_a_legend_imagines_what_its_seat_sees_only() -> None:
    def quick(rng: Rng, deck: Deck) -> Thinker:
        return Legend(rng, evolved(), deck, fitted(deck.rules.sets), 2)

    assert first_slip(quick, 5, 1) is None


def test_an_act_does_not_tell_which_card_changed_hands() -> None:
    """Jesse Jones draws from a hand: the arena's log has the card, and whoever reads it must not look."""
    told = set()
    for card in range(len(RULES.cards)):
        log = Log()
        log.add(TOOK, 1, 2, card, 1, BIT[1] | BIT[2], BIT[2] | BIT[3], HAND)
        (act,) = ActReader(DECK).read(log, 0)
        told.add((act.seat, act.what, act.target, act.could))
    assert told == {(1, ROBBED, 2, BIT[2] | BIT[3])}
