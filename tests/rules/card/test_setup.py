"""Setting up the card game: what lies in the box, who gets what, who begins (C1-C21)."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sixgun import BadOption, Game, new_game
from sixgun.cardgame.box import make_rules
from sixgun.cardgame.setup import deal
from sixgun.cardgame.table import CardTable
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import ROLES

DATA = Path(__file__).resolve().parents[3] / "docs" / "rules"
CARDS: list[dict[str, Any]] = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))
CHARACTERS: list[dict[str, Any]] = json.loads((DATA / "characters.json").read_text(encoding="utf-8"))
BASE = [card for card in CARDS if card["set"] == "base"]
LIFE = {person["id"].partition("-")[2]: person["life"] for person in CHARACTERS if person["set"] == "base"}
ROLES_OF = {
    4: {"sheriff": 1, "renegade": 1, "outlaw": 2},
    5: {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1},
    6: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1},
    7: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2},
}
SIZES = tuple(ROLES_OF)
SEEDS = range(20)


def face(card: dict[str, Any]) -> str:
    return f"{card['kind'].replace('_', '-')}/{card['rank']}{card['suit'][0].upper()}"


def dealt(players: int, seed: int, **options: object) -> CardTable:
    """A table as it is before the first turn begins."""
    return deal(make_rules(["base"], options), players, Rng.seeded(seed))


def roles(game: Game) -> list[str]:
    return [seat.role for seat in game.view(None).seats]


def faces(t: CardTable, cards: list[int]) -> list[str]:
    return [t.rules.faces[card] for card in cards]


# the box


@pytest.mark.rule("C1")
def test_the_game_is_for_four_to_seven() -> None:
    for players in SIZES:
        assert new_game(players=players).players == players
    for players in (-1, 0, 1, 2, 3, 8, 9):
        with pytest.raises(BadOption, match=f"base cannot be played by {players}; it is for 4 to 7 players"):
            new_game(players=players)


@pytest.mark.rule("C2")
def test_the_deck_is_the_eighty_printed_cards() -> None:
    rules = make_rules(["base"], {})
    assert len(rules.cards) == 80
    assert rules.faces == [face(card) for card in BASE], "in the order of cards.json, which notation relies on"
    borders = {face(card): card["border"] for card in BASE}
    for card in rules.cards:
        assert ("brown", "blue", "green")[card.kind.border] == borders[card.face], card.face


@pytest.mark.rule("C2")
def test_the_box_has_seven_roles_and_sixteen_characters() -> None:
    assert Counter(roles(new_game(players=7))) == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 1}
    assert {character.name for character in make_rules(["base"], {}).characters} >= set(LIFE)
    assert len(LIFE) == 16, "those of characters.json, which has what was printed"


# roles


@pytest.mark.rule("C8")
@pytest.mark.parametrize("players", SIZES)
def test_the_roles_of_a_table_of_each_size(players: int) -> None:
    for seed in SEEDS:
        assert Counter(roles(new_game(players=players, seed=seed))) == ROLES_OF[players], f"seed {seed}"


@pytest.mark.rule("C9")
def test_roles_are_shuffled() -> None:
    orders = Counter(tuple(roles(new_game(players=4, seed=seed))) for seed in range(600))
    assert len(orders) == 12, "two Outlaws, a Sheriff and a Renegade lie in twelve orders"
    assert min(orders.values()) > 20, f"each about 50 times: {orders}"


@pytest.mark.rule("C10", "C9")
@pytest.mark.parametrize("players", SIZES)
def test_everyone_knows_the_sheriff_and_his_own_role(players: int) -> None:
    for seed in SEEDS:
        game = new_game(players=players, seed=seed)
        truth = roles(game)
        for viewer in range(players):
            seen = [seat.role for seat in game.view(viewer).seats]
            known = [role if role == "sheriff" or seat == viewer else None for seat, role in enumerate(truth)]
            assert seen == known, f"seed {seed}, as seat {viewer} sees it"


@pytest.mark.rule("C10")
def test_the_sheriffs_role_stays_up_and_the_others_stay_down() -> None:
    game = new_game(players=5, seed=3)
    truth = roles(game)
    for _ in range(40):
        for viewer in range(5):
            for seat in game.view(viewer).seats:
                shown = truth[seat.seat] == "sheriff" or seat.seat == viewer or not seat.alive
                assert seat.role == (truth[seat.seat] if shown else None)
        game.play(game.choice.options[0])


# characters and life points


@pytest.mark.rule("C11")
def test_characters_are_shuffled_and_nobody_shares_one() -> None:
    sheets = [[seat.character for seat in new_game(players=7, seed=seed).view(None).seats] for seed in range(60)]
    assert all(len(set(sheet)) == 7 for sheet in sheets)
    for seat in range(7):
        assert len({sheet[seat] for sheet in sheets}) > 12, "any character may come to any seat"
    assert {name for sheet in sheets for name in sheet} >= set(LIFE)


@pytest.mark.rule("C11", "CE1")
def test_every_character_is_public_before_the_first_move() -> None:
    for seed in SEEDS:
        game = new_game(players=7, seed=seed)
        truth = [seat.character for seat in game.view(None).seats]
        assert game.journal == []
        for viewer in range(7):
            assert [seat.character for seat in game.view(viewer).seats] == truth, f"seed {seed}"


@pytest.mark.rule("C12", "C18")
def test_life_points_are_the_bullets_of_the_character() -> None:
    seen = set()
    for seed in range(60):
        for seat in dealt(7, seed).seats:
            if ROLES[seat.role] != "sheriff" and seat.character.name in LIFE:
                assert (seat.life, seat.max_life) == (LIFE[seat.character.name],) * 2, f"seed {seed}"
                seen.add(seat.character.name)
    assert seen == set(LIFE)


@pytest.mark.rule("C13", "C13-E1")
@pytest.mark.parametrize("name", LIFE)
def test_the_sheriff_has_one_bullet_more_in_every_respect(name: str) -> None:
    game = new_game(players=4, roles=["sheriff"], characters=[name])
    sheriff = game.view(None).seats[0]
    assert (sheriff.life, sheriff.max_life) == (LIFE[name] + 1,) * 2
    outlaw = new_game(players=4, roles=["outlaw"], characters=[name]).view(None).seats[0]
    assert (outlaw.life, outlaw.max_life) == (LIFE[name],) * 2


# cards


@pytest.mark.rule("C15", "C16")
@pytest.mark.parametrize("players", SIZES)
def test_everyone_is_dealt_as_many_cards_as_he_has_bullets_and_the_rest_is_the_deck(players: int) -> None:
    for seed in SEEDS:
        t = dealt(players, seed)
        assert [len(seat.hand) for seat in t.seats] == [seat.life for seat in t.seats], f"seed {seed}"
        assert t.deck.n == 80 - sum(seat.life for seat in t.seats)
        assert t.discards.n == 0
        everything = t.deck.list() + [card for seat in t.seats for card in seat.hand]
        assert sorted(everything) == list(range(80)), "no card is lost or doubled"
        assert all(len(seat.in_play) == 0 for seat in t.seats)


@pytest.mark.rule("C15")
def test_the_cards_are_shuffled() -> None:
    tops = Counter(t.rules.faces[t.deck.top()] for t in (dealt(4, seed) for seed in range(400)))
    hands = Counter(card for seed in range(400) for card in dealt(4, seed).seats[0].hand)
    assert len(tops) > 70, "nearly any card may be the top one"
    assert len(hands) == 80, "any card may come to any hand"
    assert len({tuple(dealt(4, seed).deck.list()) for seed in range(50)}) == 50


@pytest.mark.rule("C15", "C16")
def test_hands_and_deck_lie_face_down() -> None:
    for seed in SEEDS:
        game = new_game(players=5, seed=seed, characters=["willy-the-kid"], roles=["sheriff"])
        for viewer in range(5):
            view = game.view(viewer)
            assert view.deck_top == (), f"seed {seed}"
            assert view.discards == ()
            for seat in view.seats:
                assert (None in seat.hand) == (seat.seat != viewer), f"seed {seed}"
                assert seat.seat == viewer or set(seat.hand) == {None}


@pytest.mark.rule("C17")
def test_the_simplified_game_leaves_out_the_cards_with_the_book() -> None:
    whole, simple = make_rules(["base"], {}), make_rules(["base"], {"simplified": True})
    with_book = [face(card) for card in BASE if card["book_symbol"]]
    assert Counter(face.split("/")[0] for face in with_book) == {
        **{"dynamite": 1, "jail": 3, "duel": 3},
        **{"indians": 2, "general-store": 2},
    }
    assert len(simple.faces) == 69
    assert Counter(simple.faces) == Counter(whole.faces) - Counter(with_book)
    older = make_rules(["base"], {"simplified": True, "simplified_also_remove": ["volcanic"]})
    assert len(older.faces) == 67
    assert [kept for kept in simple.faces if not kept.startswith("volcanic/")] == older.faces


@pytest.mark.rule("C17")
def test_nothing_else_changes_in_the_simplified_game() -> None:
    t = dealt(4, 1, simplified=True)
    assert t.deck.n == 69 - sum(seat.life for seat in t.seats)
    assert t.rules.characters == make_rules(["base"], {}).characters
    kinds = {card.kind.name for card in t.rules.cards}
    assert kinds.isdisjoint({"dynamite", "jail", "duel", "indians", "general-store"})


@pytest.mark.rule("C17", "C108")
def test_a_deck_without_bang_cards_can_be_played_with() -> None:
    """Calamity Janet has Missed! to shoot with, everyone else the Gatling."""
    options = {"simplified": True, "simplified_also_remove": ["bang"]}
    for seed in SEEDS:
        luck = Rng.seeded(seed)
        game = new_game(players=4, seed=seed, options=options, characters=["calamity-janet"])
        while not game.over and len(game.journal) < 300:
            offered = game.choice.options
            game.play(offered[luck.below(len(offered))])


# the first turns


@pytest.mark.rule("C21")
def test_the_sheriff_begins_and_play_goes_clockwise() -> None:
    for seed in SEEDS:
        game = new_game(players=6, seed=seed)
        sheriff = roles(game).index("sheriff")
        assert game.view(None).turn == sheriff, f"seed {seed}"
        for _ in range(60):
            if all(seat.alive for seat in game.view(None).seats):
                game.play(game.choice.default)
        began = [event.seat for event in game.events() if event.what == "turn_began"]
        assert began == [(sheriff + n) % 6 for n in range(len(began))], f"seed {seed}"
        assert len(began) > 6
