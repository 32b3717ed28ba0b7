"""What a myth is told of a world is what the judge says: the same chance for the same table, whoever asks."""

from functools import partial

import pytest

from sixgun.analysis.judge import judge_named
from sixgun.analysis.side import side_of, sides_of
from sixgun.bots.dice.legend import Legend
from sixgun.bots.dice.levels import judges, myth
from sixgun.dicegame.view import view
from sixgun.judge.numbers import FRESH
from sixgun.kernel.roles import RENEGADE, SHERIFF
from tests.bots.dice.games import decisions
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


def test_a_myth_with_a_role_to_hide_looks_how_the_next_player_takes_it() -> None:
    for players in (3, 5):
        for _, seen, bot, _ in decisions(partial(myth, worlds=0), players, 1):
            assert isinstance(bot, Legend)
            search = bot.search(seen)
            assert search.judge is not None
            assert search.turns == int(players > 3 and seen.players[seen.viewer].role_number != SHERIFF)
