"""The two games answer the same questions in the same words."""

import inspect
import random
from typing import Any

import pytest

from sixgun import BadOption, Game, cardgame, dicegame, new_game
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


@pytest.mark.parametrize("game", BOTH)
def test_a_list_of_roles_or_characters_may_end_before_the_last_seat(game: str) -> None:
    for seed in range(20):
        seats = (
            new_game(game, players=5, seed=seed, roles=["deputy"], characters=[None, "jesse-jones"]).view(None).seats
        )
        assert (seats[0].role, seats[1].character) == ("deputy", "jesse-jones")
        assert sorted(seat.role for seat in seats) == ["deputy", "outlaw", "outlaw", "renegade", "sheriff"]
        assert len({seat.character for seat in seats}) == 5


@pytest.mark.parametrize("game", BOTH)
def test_an_empty_list_leaves_everything_to_luck(game: str) -> None:
    empty = new_game(game, players=5, seed=3, roles=[], characters=[])
    assert empty.save() == new_game(game, players=5, seed=3).save()


@pytest.mark.parametrize("game", BOTH)
def test_several_seats_may_go_without_a_character(game: str) -> None:
    seats = new_game(game, players=5, seed=3, characters=["none", None, "none"]).view(None).seats
    assert [seat.character == "none" for seat in seats] == [True, False, True, False, False]


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"roles": ["judge"]}, "there is no role 'judge'; the roles are sheriff, outlaw, renegade, deputy"),
        ({"roles": ["sheriff", "sheriff"]}, "5 players have no other sheriff; they have sheriff, renegade, outlaw"),
        ({"roles": [None] * 6}, "6 roles are too many for 5 players; name at most one a seat"),
        ({"characters": [None] * 6}, "6 characters are too many for 5 players; name at most one a seat"),
        ({"characters": ["zorro"]}, "there is no character 'zorro' in .*; there are bart-cassidy, .*, none"),
        ({"characters": ["kit-carlson"] * 2}, "kit-carlson cannot sit at two seats; name another character"),
    ],
)
def test_what_cannot_be_fixed_is_refused_in_the_same_words(game: str, wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        new_game(game, players=5, seed=1, **wrong)
