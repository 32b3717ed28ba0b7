"""Whole dice games of bots: every answer is on offer, every game ends, and the same seed plays the same game."""

from itertools import islice

import pytest

from sixgun import new_game
from sixgun.arena.dice.match import DiceMatch
from sixgun.bots import BOTS, DREAMERS, make_bot
from sixgun.bots.dice.legend import Legend
from sixgun.bots.dice.levels import LEVELS
from sixgun.dicegame import new_table
from sixgun.kernel.bits import BIT
from sixgun.kernel.rng import Rng
from tests.bots.dice.games import bots, decisions, quick_legend, winners

SIZES = range(3, 9)
FAST = ("greenhorn", "drifter", "ranger", "gunslinger")


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("level", FAST)
def test_every_decision_is_among_the_options(level: str, players: int) -> None:
    for seed, edition in ((0, "standard"), (1, "hu")):
        made = 0
        for t, _, _, m in decisions(LEVELS[level], players, seed, {"edition": edition}):
            t.offer()
            assert t.moves.has(m), f"{level}, {players} players, seed {seed}"
            made += 1
        assert made > players, f"{level}, {players} players, seed {seed}"


@pytest.mark.parametrize("level", FAST)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    first = [m for _, _, _, m in decisions(LEVELS[level], 5, 3)]
    assert first == [m for _, _, _, m in decisions(LEVELS[level], 5, 3)]


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_legend_stays_within_the_options(players: int) -> None:
    looked = 0
    for t, _, bot, m in islice(decisions(quick_legend, players, 1), 30):
        t.offer()
        assert t.moves.has(m)
        assert isinstance(bot, Legend)
        assert 0.0 <= bot.share <= 1.0
        looked += bot.tried
    assert looked > 0


def test_a_legend_imagines_the_same_with_the_same_seed() -> None:
    first = [(m, bot.rng.state) for _, _, bot, m in islice(decisions(quick_legend, 4, 3), 30)]
    assert first == [(m, bot.rng.state) for _, _, bot, m in islice(decisions(quick_legend, 4, 3), 30)]


def test_a_drifter_beats_greenhorns_as_sheriff() -> None:
    """Not a measurement, only a net under blunders: the difference is some forty points."""
    before = after = 0
    for seed in range(30):
        t = new_table(5, seed, {})
        sheriff = next(seat for seat in range(5) if t.seats[seat].role == 0)
        before += 1 if winners("greenhorn", 5, seed) & BIT[sheriff] else 0
        seated = bots(LEVELS["greenhorn"], 5, seed)
        seated[sheriff] = bots(LEVELS["drifter"], 5, seed)[sheriff]
        after += 1 if DiceMatch(t, seated).play_out() & BIT[sheriff] else 0
    assert after > before + 4


@pytest.mark.parametrize("name", [name for name in BOTS if name not in DREAMERS])
def test_bots_play_whole_games_at_the_edge(name: str) -> None:
    for players in (3, 5, 8):
        game = new_game("dice", players=players, seed=players)
        seated = [make_bot(name, Rng.seeded(seat)) for seat in range(players)]
        heard = [0] * players
        while not game.over:
            seat = game.choice.seat
            hear = getattr(seated[seat], "hear", None)
            if hear is not None:
                hear(game.events(heard[seat], seat))
                heard[seat] = game.happened
            game.play(seated[seat].choose(game.view(seat), game.choice))
