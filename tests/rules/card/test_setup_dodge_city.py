"""Setting up with Dodge City: what is shuffled in, and tables of three and eight (D1-D13)."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sixgun import BadOption, Game, new_game
from sixgun.cardgame.box import make_rules
from sixgun.cardgame.shelf import CHARACTERS

DATA = Path(__file__).resolve().parents[3] / "docs" / "rules"
CARDS: list[dict[str, Any]] = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))
PEOPLE: list[dict[str, Any]] = json.loads((DATA / "characters.json").read_text(encoding="utf-8"))
LIFE = {person["id"].partition("-")[2]: person["life"] for person in PEOPLE if person["set"] in ("base", "dodge-city")}
BOTH = ("base", "dodge-city")
ROLES_OF = {
    3: {"deputy": 1, "outlaw": 1, "renegade": 1},
    4: {"sheriff": 1, "renegade": 1, "outlaw": 2},
    5: {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1},
    6: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1},
    7: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2},
    8: {"sheriff": 1, "renegade": 2, "outlaw": 3, "deputy": 2},
}
SEEDS = range(20)


def a_game(players: int, seed: int = 1, **more: Any) -> Game:
    return new_game(players=players, seed=seed, sets=BOTH, **more)


def roles(game: Game) -> list[str]:
    return [seat.role for seat in game.view(None).seats]


def printed(card: dict[str, Any]) -> str:
    return f"{card['kind'].replace('_', '-')}/{card['rank']}{card['suit'][0].upper()}"


@pytest.mark.rule("D1", "D2")
def test_forty_cards_are_shuffled_into_the_eighty() -> None:
    rules = make_rules(BOTH, {})
    assert rules.faces == [printed(card) for card in CARDS]
    assert len(rules.faces) == 120
    assert len(make_rules(["dodge-city"], {}).faces) == 40
    in_hands = {card for seed in range(60) for seat in a_game(8, seed).view(None).seats for card in seat.hand}
    assert in_hands == set(rules.faces), "cards of both sets may come to any hand"


@pytest.mark.rule("D1", "D2")
def test_fifteen_characters_are_shuffled_into_the_sixteen() -> None:
    names = [character.name for character in make_rules(BOTH, {}).characters]
    assert [name for name in names if name in LIFE] == list(LIFE)
    assert len(LIFE) == 16 + 15, "those of characters.json, which has what was printed"
    sat = {seat.character for seed in range(100) for seat in a_game(8, seed).view(None).seats}
    assert sat == set(names)


@pytest.mark.rule("C12")
@pytest.mark.parametrize("name", LIFE)
def test_each_character_has_the_life_on_its_card(name: str) -> None:
    seat = a_game(4, roles=["outlaw"], characters=[name]).view(None).seats[0]
    assert (seat.life, seat.max_life) == (LIFE[name], LIFE[name])


@pytest.mark.rule("D3", "D5", "D7", "D11")
@pytest.mark.parametrize("players", ROLES_OF)
def test_the_roles_of_a_table_of_each_size(players: int) -> None:
    for seed in SEEDS:
        assert Counter(roles(a_game(players, seed))) == ROLES_OF[players], f"seed {seed}"


@pytest.mark.rule("D1")
@pytest.mark.parametrize("players", [2, 9])
def test_with_dodge_city_three_to_eight_can_play(players: int) -> None:
    with pytest.raises(BadOption, match=rf"base \+ dodge-city cannot be played by {players}; it is for 3 to 8"):
        a_game(players)


@pytest.mark.rule("D6")
def test_each_suit_has_thirty_cards() -> None:
    for sets, count in ((BOTH, 30), (("base",), 20), (("dodge-city",), 10)):
        suits = Counter(face[-1] for face in make_rules(sets, {}).faces)
        assert suits == dict.fromkeys("SHDC", count)


@pytest.mark.rule("C17")
def test_the_simplified_game_leaves_out_the_books_of_both_sets() -> None:
    kept = [printed(card) for card in CARDS if not card["book_symbol"]]
    assert make_rules(BOTH, {"simplified": True}).faces == kept
    assert len(kept) == 120 - 11 - 3


@pytest.mark.rule("D7")
def test_eight_roles_are_dealt_face_down_but_the_sheriffs() -> None:
    for seed in SEEDS:
        game = a_game(8, seed)
        truth = roles(game)
        for viewer in range(8):
            seen = [seat.role for seat in game.view(viewer).seats]
            known = [role if role == "sheriff" or seat == viewer else None for seat, role in enumerate(truth)]
            assert seen == known, f"seed {seed}"
        assert game.view(None).turn == truth.index("sheriff")
    assert len({tuple(roles(a_game(8, seed))) for seed in range(50)}) > 45


@pytest.mark.rule("D11")
def test_three_players_know_all_roles() -> None:
    for seed in SEEDS:
        game = a_game(3, seed)
        for viewer in range(3):
            assert [seat.role for seat in game.view(viewer).seats] == roles(game), f"seed {seed}"
    orders = Counter(tuple(roles(a_game(3, seed))) for seed in range(300))
    assert len(orders) == 6, "all orders of three roles"


@pytest.mark.rule("D13")
def test_with_three_players_the_deputy_begins_and_nobody_has_an_extra_life_point() -> None:
    for seed in SEEDS:
        game = a_game(3, seed)
        assert game.view(None).turn == roles(game).index("deputy"), f"seed {seed}"
        for seat in game.view(None).seats:
            assert seat.max_life == CHARACTERS[seat.character].life, f"seed {seed}"
