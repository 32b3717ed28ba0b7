"""The two games answer the same questions in the same words."""

import inspect
import random

import pytest

from sixgun import Game, cardgame, dicegame, new_game
from sixgun.game import Rulebook

BOTH = ("card", "dice")


def played_out(game: str, seed: int) -> Game:
    ended = new_game(game, players=5, seed=seed)
    luck = random.Random(seed)
    while not ended.over:
        ended.play(luck.choice(ended.choice.options))
    return ended


@pytest.mark.parametrize("game", BOTH)
def test_the_role_of_the_eliminated_is_what_the_event_shows_to_all(game: str) -> None:
    told = 0
    for seed in range(3):
        ended = played_out(game, seed)
        for to in (None, *range(ended.players)):
            for seen in ended.events(0, to):
                if seen.what == "eliminated":
                    assert seen.seat is not None
                    assert (seen.card, seen.amount) == (ended.view(None).seats[seen.seat].role, 0), f"seed {seed}"
                    told += 1
    assert told > 20


@pytest.mark.parametrize("game", BOTH)
def test_the_end_is_told_without_a_number_and_the_winners_are_asked_for(game: str) -> None:
    ended = played_out(game, 1)
    over = [seen for seen in ended.events() if seen.what == "game_over"]
    assert [(seen.seat, seen.other, seen.card, seen.amount) for seen in over] == [(None, None, None, 0)]
    assert ended.winners == ended.view(None).winners == ended.view(0).winners


@pytest.mark.parametrize("game", BOTH)
def test_a_view_has_every_option_by_name_with_the_value_in_force(game: str) -> None:
    options = new_game(game, players=5, seed=1, options={"edition": "de"}).view(0).options
    assert isinstance(options, dict)
    changed = {"card": ("barrel", "forced"), "dice": ("kit_split", "one")}
    same = {"card": ("suzy", "split"), "dice": ("gatling", "forced")}
    for name, value in (changed[game], same[game]):
        assert options[name] == value
    assert "edition" not in options


@pytest.mark.parametrize("book", [cardgame, dicegame])
def test_each_game_offers_what_a_rulebook_has_with_the_same_parameters(book: object) -> None:
    offered = {name for name, made in vars(Rulebook).items() if inspect.isfunction(made) and not name.startswith("_")}
    assert len(offered) > 8
    for name in offered:
        wanted = list(inspect.signature(getattr(Rulebook, name)).parameters)[1:]
        assert list(inspect.signature(getattr(book, name)).parameters) == wanted, name
