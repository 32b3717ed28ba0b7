"""The judge: chances that are chances, from the whole table and from what a seat can know."""

import json
import random
from typing import Any

import pytest

from sixgun import Game, Rng, new_game
from sixgun.analysis import judge_of
from sixgun.analysis.judge import FACTS, LOOK
from sixgun.analysis.rollout import roll_out
from sixgun.analysis.walk import WATCHES
from sixgun.bots.kind_of_table import name_of
from sixgun.errors import GameOver
from sixgun.judge.facts import open_chances
from sixgun.judge.numbers import DEEP, FRESH, OPEN, SEAT, UNITS, read
from sixgun.kernel.roles import ROLES
from tests.analysis.games import finished
from tools.judge_games import KINDS

TABLES: list[tuple[str, int, list[str] | None]] = [
    ("card", 4, None),
    ("card", 7, None),
    ("card", 3, ["base", "dodge-city"]),
    ("card", 8, ["base", "dodge-city"]),
    ("card", 5, ["base", "high-noon"]),
    ("dice", 3, None),
    ("dice", 8, None),
]


def somewhere(game: str, players: int, sets: list[str] | None, moves: int = 25) -> Game:
    begun = new_game(game, players=players, seed=7, sets=sets)
    luck = random.Random(1)
    for _ in range(moves):
        if not begun.over:
            begun.play(luck.choice(begun.choice.options))
    return begun


@pytest.mark.parametrize(("game", "players", "sets"), TABLES)
def test_the_chances_of_all_sides_add_up(game: str, players: int, sets: list[str] | None) -> None:
    begun = somewhere(game, players, sets)
    judge = judge_of(begun.deal)
    watch = WATCHES[game](begun.table)
    watch.hear(begun.table)
    asked = begun.table.top.seat
    seen = judge.seen(begun.view(asked), watch.ask(begun.table, asked).chances)
    for three in (judge.open(begun.view(None)), judge.open(begun.view(None), FRESH), seen):
        assert abs(sum(three) - 1) < 1e-9
        assert min(three) >= 0


def test_the_end_of_a_game_is_certain() -> None:
    ended = finished("card", 4, 1)
    won = {ended.view(None).seats[seat].role for seat in ended.winners}
    law, outlaws, renegades = judge_of(ended.deal).open(ended.view(None))
    assert (law, outlaws, renegades) == (float("sheriff" in won), float("outlaw" in won), float("renegade" in won))


def test_a_sheriff_who_loses_life_loses_chances() -> None:
    for game in ("card", "dice"):
        begun = new_game(game, players=5, seed=3)
        judge = judge_of(begun.deal)
        before = judge.open(begun.view(None))[0]
        sheriff: Any = next(seat for seat in begun.table.seats if seat.role == 0)  # type: ignore[attr-defined]
        sheriff.life = 1
        assert judge.open(begun.view(None))[0] < before - 0.1


def test_what_a_seat_cannot_know_does_not_change_what_it_is_told() -> None:
    begun = somewhere("card", 5, None)
    asked = begun.table.top.seat
    watch = WATCHES["card"](begun.table)
    watch.hear(begun.table)
    mind = watch.ask(begun.table, asked)
    told = judge_of(begun.deal).seen(begun.view(asked), mind.chances)
    world = mind.world(Rng.seeded(5))
    assert judge_of(begun.deal).seen(begun.rulebook.view(world, asked), mind.chances) == told


def test_facts_have_names_and_every_fit_has_a_number_for_each() -> None:
    book = read()
    for game, names in FACTS.items():
        assert len(set(names)) == len(names)
        assert book["facts"][game] == list(names)
        begun = new_game(game, players=5, seed=3)
        roles = [ROLES.index(str(seat.role)) for seat in begun.view(None).seats]
        assert len(LOOK[game](begun.view(None), open_chances(roles))) == len(names)
    for name, fit in book["fits"].items():
        wide, units, deep = len(FACTS[name.split()[0]]), len(fit[UNITS]), len(fit.get(DEEP, []))
        assert {len(row) for row in fit[UNITS]} == {wide}
        assert [len(row) for row in fit.get(DEEP, [])] == [1 + units] * deep
        for way in (OPEN, SEAT, FRESH):
            assert [len(row) for row in fit[way]] == [wide + units + deep] * 2
    assert {"command", "seed", "version"} <= set(book)


def test_every_size_of_table_is_fitted() -> None:
    there = read()
    wanted = {name_of("card", ("base",), n) for n in (4, 5, 6, 7)}
    wanted |= {name_of("card", ("base", "dodge-city"), n) for n in range(3, 9)}
    wanted |= {name_of("dice", (), n) for n in range(3, 9)}
    assert wanted <= set(there["fits"]) <= {kind.name for kind in KINDS}
    assert set(there["fits"]) == set(there["games"])
    assert set(there["turns"]) == set(there["base"]) == set(there["made_by"]) <= set(there["fits"])


@pytest.mark.parametrize("game", ["card", "dice"])
def test_played_out_positions_have_chances_with_errors(game: str) -> None:
    begun = somewhere(game, 4, None, moves=40)
    for seat in (None, 0, begun.asked):
        found = roll_out(begun, seat, games=4, seed=1)
        assert abs(sum(each.value for each in found) - 1) < 1e-9
        assert found == roll_out(begun, seat, games=4, seed=1)
    with pytest.raises(GameOver, match="nothing to play on"):
        roll_out(finished(game, 4, 1))


def test_an_analysis_reads_as_json() -> None:
    from tests.analysis.games import analysed

    found = json.loads(json.dumps(analysed("card", 4, 1).as_json()))
    assert found["form"] == 1
    assert [side["name"] for side in found["sides"]] == ["law", "outlaws", "renegade"]
    assert found["seats"][0]["seat"] == "A"
    assert len(found["curve"]) == found["moves"] + 1
    seats, observers, turns = found["players"], found["players"] + 1, len(found["beliefs"]["turns"])
    shape = [[len(of) for of in seat] for seat in found["beliefs"]["chances"]]
    assert shape == [[turns] * observers] * seats
