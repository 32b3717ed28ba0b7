"""What a myth is told of a world is what the judge says: the same chance for the same table, whoever asks."""

import pytest

from sixgun.analysis.judge import judge_named
from sixgun.analysis.side import side_of, sides_of
from sixgun.bots.dice.legend import Legend
from sixgun.bots.dice.levels import LEVELS, judges
from sixgun.dicegame.view import view
from sixgun.judge.numbers import FRESH
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import RENEGADE
from tools.judge_games import Kind, games


@pytest.mark.parametrize("players", range(3, 9))
def test_whoever_asks_is_told_the_same(players: int) -> None:
    judge, asked = judge_named(f"dice {players}"), judges()[players]
    looked = 0
    for _, playing in games(Kind("dice", ((),), players), 9, 0, 2):
        for moment in playing.questions():
            open_view = view(moment.table, None)
            sides = sides_of([p.role_number for p in open_view.players])
            shares = judge.shares(open_view, sides, FRESH)
            for p in open_view.players:
                lost = p.role_number == RENEGADE and p.life == 0  # he can only win as the last one left
                share = 0.0 if lost else shares[side_of(sides, p.seat)]
                assert asked.chance(open_view, p.seat) == pytest.approx(share)
                looked += 1
    assert looked > 100


def test_a_myth_asks_the_judge_and_a_legend_does_not() -> None:
    for level, asks in (("myth", True), ("legend", False)):
        bot = LEVELS[level](Rng(1))
        assert isinstance(bot, Legend)
        assert bool(bot.judges) is asks
