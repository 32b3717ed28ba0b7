"""Whole games of bots: every answer is on offer, every game ends, and the same seed plays the same game."""

import pytest

from sixgun import new_game
from sixgun.arena.card.match import CardMatch
from sixgun.arena.plan import Plan
from sixgun.arena.survey import play_each
from sixgun.bots import BOTS, DREAMERS, make_bot
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.legend import Legend
from sixgun.bots.card.levels import LEVELS, evolved, fitted
from sixgun.bots.card.thinker import Thinker
from sixgun.kernel.bits import BIT
from sixgun.kernel.rng import Rng
from tests.bots.card.games import bots, decisions, table, winners

SIZES = range(3, 9)
FAST = ("greenhorn", "drifter", "ranger", "gunslinger")


def quick_legend(rng: Rng, deck: Deck) -> Thinker:
    return Legend(rng, evolved(), deck, fitted(deck.rules.sets), 1)


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("level", FAST)
def test_every_decision_is_among_the_options(level: str, players: int) -> None:
    for seed in range(4):
        made = 0
        for t, _, _, m in decisions(LEVELS[level], players, seed):
            t.offer()
            assert t.moves.has(m), f"{level}, {players} players, seed {seed}"
            made += 1
        assert made > players, f"{level}, {players} players, seed {seed}"


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_legend_stays_within_the_options(players: int) -> None:
    searched = 0
    for t, _, bot, m in decisions(quick_legend, players, 1):
        t.offer()
        assert t.moves.has(m)
        assert isinstance(bot, Legend)
        searched += bot.tried
    assert searched > 0


@pytest.mark.parametrize("level", FAST)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    for seed in range(5):
        first = [(t.turns, m) for t, _, _, m in decisions(LEVELS[level], 5, seed)]
        assert first == [(t.turns, m) for t, _, _, m in decisions(LEVELS[level], 5, seed)], f"seed {seed}"


def test_a_drifter_beats_greenhorns_as_sheriff() -> None:
    """Not a measurement, only a net under blunders: seat by seat the difference is some forty points."""
    before = after = 0
    for seed in range(40):
        t = table(5, seed)
        sheriff = next(seat for seat in range(5) if t.seats[seat].role == 0)
        before += 1 if winners("greenhorn", 5, seed) & BIT[sheriff] else 0
        seated = bots(LEVELS["greenhorn"], 5, seed)
        seated[sheriff] = bots(LEVELS["drifter"], 5, seed)[sheriff]
        after += 1 if CardMatch(t, seated).play_out() & BIT[sheriff] else 0
    assert after > before + 5


@pytest.mark.parametrize("name", [name for name in BOTS if name not in DREAMERS])
def test_bots_play_whole_games_at_the_edge(name: str) -> None:
    for players in (3, 5, 8):
        game = new_game(players=players, seed=players, sets=("base", "dodge-city"))
        seated = [make_bot(name, Rng.seeded(seat)) for seat in range(players)]
        heard = [0] * players
        while not game.over:
            seat = game.choice.seat
            hear = getattr(seated[seat], "hear", None)
            if hear is not None:
                hear(game.events(heard[seat], seat))
                heard[seat] = game.happened
            game.play(seated[seat].choose(game.view(seat), game.choice))


def test_pat_brennan_and_his_copy_do_not_take_a_card_from_each_other_for_ever() -> None:
    """In these deals he and Vera Custer are the last two, and neither needs anything but the other's Mustang."""
    plan = Plan("card", (5,), 1, ("gunslinger",), ("base", "dodge-city"))
    for number in (1681, 2375, 4060):
        (outcome,) = play_each(plan, number, 1)
        assert any(outcome.won), f"deal {number}"
