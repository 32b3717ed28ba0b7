"""Rule options: every name and value that is promised, and what is said to any other."""

from typing import Any

import pytest

from sixgun import BadOption, Game, new_game
from sixgun.cardgame.options import named_options
from sixgun.deal import frozen
from sixgun.record import verify

CARD: dict[str, tuple[object, ...]] = {
    "edition": ("standard", "de", "it"),
    "brown_to_discard": ("before", "after"),
    "drawn_to_discard": ("before", "after"),
    "two_line": ("simultaneous", "sequential"),
    "barrel": ("optional", "forced"),
    "kit_carlson_life": (4, 3),
    "gringo_duel": ("none", "draws"),
    "suzy": ("split", "at_once", "resolved"),
    "molly_slab": ("settled", "at_once"),
    "vulture_sam": ("at_once", "after_card"),
    "lucky": ("always", "may"),
    "duel_credit": ("none", "opponent"),
    "reward": ("forced", "may"),
    "victory_check": ("after_card", "at_once"),
    "reshuffle": ("on_need", "at_once"),
    "same_weapon": ("allowed", "forbidden"),
    "own_cards": ("allowed", "forbidden"),
    "jose_limit": (2, "none"),
    "simplified": (False, True),
    "characters_dealt": (1, 2),
    "cards": (["base"], ["dodge-city"], ["base", "dodge-city"]),
    "characters": (["base"], ["dodge-city"], ["base", "dodge-city"]),
}
DICE: dict[str, tuple[object, ...]] = {
    "edition": ("standard", "de", "hu"),
    "dynamite": ("last", "in-order"),
    "kit_split": ("many", "one"),
    "gatling": ("forced", "optional"),
    "suzy_dice": ("final", "turn_end"),
    "three_dead": ("draw", "outlaw"),
    "characters_dealt": (1, 2),
}
GAMES = {"card": CARD, "dice": DICE}
EVERY = [(game, name, value) for game, options in GAMES.items() for name in options for value in options[name]]
DEFAULTS = [(game, name, values[0]) for game, options in GAMES.items() for name, values in options.items()]


def opening(game: Game, moves: int = 60) -> list[str]:
    """What happens when everybody gives his last answer."""
    for _ in range(moves):
        if not game.over:
            game.play(game.choice.options[-1])
    return list(map(repr, game.events()))


@pytest.mark.parametrize(("game", "name", "value"), EVERY)
def test_every_option_takes_every_value(game: str, name: str, value: object) -> None:
    made = new_game(game, players=4, options={name: value})
    assert dict(made.deal.options) == {name: frozen(value)}
    if name != "edition":
        assert made.view(0).options[name] == frozen(value)


@pytest.mark.parametrize(("game", "name", "value"), DEFAULTS)
def test_the_first_value_is_the_default(game: str, name: str, value: object) -> None:
    for seed in (1, 2):
        said = opening(new_game(game, players=5, seed=seed, options={name: value}))
        assert said == opening(new_game(game, players=5, seed=seed))


def test_single_options_win_over_the_edition_and_the_edition_over_the_default() -> None:
    standard = named_options({})
    assert named_options({"edition": "standard"}) == standard
    assert named_options({"edition": "it"}) == standard | {"kit_carlson_life": 3, "reward": "may"}
    german = standard | {
        "brown_to_discard": "after",
        "drawn_to_discard": "after",
        "two_line": "sequential",
        "barrel": "forced",
        "gringo_duel": "draws",
        "lucky": "may",
    }
    assert named_options({"edition": "de"}) == german
    for given in ({"edition": "de", "barrel": "optional"}, {"barrel": "optional", "edition": "de"}):
        assert named_options(given) == german | {"barrel": "optional"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["x", "", "sheriff", "colour"])
def test_an_unknown_option_is_refused_with_the_list_of_those_that_exist(game: str, name: str) -> None:
    with pytest.raises(BadOption) as refused:
        new_game(game, players=4, options={name: "standard"})
    assert str(refused.value).startswith(f"there is no option {name!r}; the {game} game has edition, ")
    assert [known for known in GAMES[game] if known not in str(refused.value)] == []


@pytest.mark.parametrize(
    ("game", "given", "close"),
    [
        ("card", {"barel": "forced"}, "there is no option 'barel'; did you mean barrel?"),
        ("dice", {"Edition": "de"}, "there is no option 'Edition'; did you mean edition?"),
        ("card", {"barrel": "forcd"}, "barrel cannot be 'forcd'; did you mean forced?"),
        ("dice", {"gatling": "optionl"}, "gatling cannot be 'optionl'; did you mean optional?"),
        ("card", {"cards": ["base", "dogde-city"]}, "cards cannot contain 'dogde-city'; did you mean dodge-city?"),
    ],
)
def test_a_name_or_a_value_that_is_mistyped_is_answered_with_the_one_that_was_meant(
    game: str, given: dict[str, object], close: str
) -> None:
    with pytest.raises(BadOption) as refused:
        new_game(game, players=4, options=given)
    assert str(refused.value) == close


@pytest.mark.parametrize("game", GAMES)
def test_an_option_of_the_other_game_is_refused(game: str) -> None:
    other = DICE if game == "card" else CARD
    for name in set(other) - set(GAMES[game]):
        with pytest.raises(BadOption, match=f"there is no option '{name}'"):
            new_game(game, players=4, options={name: other[name][0]})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", ["never", "", None, 7, 1, 0, True, 4.0, "3", ["standard"], {}, b"de"])
def test_a_wrong_value_is_refused_with_those_that_there_are(game: str, value: object) -> None:
    for name, values in GAMES[game].items():
        if isinstance(values[0], list) or any(value is right for right in values):
            continue
        with pytest.raises(BadOption) as refused:
            new_game(game, players=4, options={name: value})
        shown = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in values)
        assert str(refused.value) == f"{name} cannot be {frozen(value)!r}; it is one of {shown}"


@pytest.mark.parametrize("name", ["cards", "characters", "simplified_also_remove"])
@pytest.mark.parametrize("value", ["base", 3, True, None, [1], [["base"]], {"base": 1}])
def test_a_list_of_names_is_nothing_else(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=f"{name} cannot be .*; it is a list of names"):
        new_game(players=4, options={"simplified": True, name: value})


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"simplified_also_remove": ["volcanic"]}, "needs simplified: true; without it no card is removed"),
        ({"simplified": False, "simplified_also_remove": ["volcanic"]}, "needs simplified: true"),
        (
            {"simplified": True, "simplified_also_remove": ["revolver"]},
            "cannot contain 'revolver'; it lists kinds",
        ),
        (
            {"simplified": True, "simplified_also_remove": ["bang", "gatling"]},
            "leaves no card that hurts anybody, so nobody could win; keep bang",
        ),
        (
            {"simplified": True, "simplified_also_remove": ["bang", "missed", "beer", "panic", "cat-balou"]},
            "18 cards are too few for 4 players, who may need 19 for the deal and the first turn; name fewer",
        ),
        ({"cards": ["gold-rush"]}, "cards cannot contain 'gold-rush'; the card game has base, dodge-city"),
        ({"characters": ["gold-rush"]}, "characters cannot contain 'gold-rush'; the card game has base"),
        ({"cards": ["high-noon"]}, "cards cannot be high-noon alone: no cards come with it; name base as well"),
        (
            {"characters": ["high-noon"]},
            "characters cannot be high-noon alone: no characters come with it; name base as well",
        ),
        ({"cards": []}, "cards must name at least one of base, dodge-city"),
        ({"characters": []}, "characters must name at least one of base, dodge-city"),
    ],
)
def test_options_that_contradict_each_other_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        new_game(players=4, options=options)


def test_nobody_can_change_a_game_by_a_list_that_was_given() -> None:
    names, sets = ["base", "dodge-city"], ["base", "dodge-city"]
    roles: list[str | None] = ["sheriff"]
    game = new_game(players=5, seed=3, sets=sets, options={"cards": names}, roles=roles)
    before = game.save()
    for given in (names, sets, roles):
        given.clear()
    with pytest.raises(AttributeError):
        game.view(0).options["cards"].append("high-noon")  # type: ignore[attr-defined]
    assert game.save() == before
    verify(game.record())


def test_sets_must_be_named() -> None:
    with pytest.raises(BadOption, match="sets must name at least one of base, dodge-city"):
        new_game(players=4, sets=[])
    with pytest.raises(BadOption, match="the dice game has no sets; leave out base"):
        new_game("dice", players=4, sets=["base"])


def test_cards_and_characters_may_come_from_other_sets_than_the_table() -> None:
    game = new_game(players=7, sets=["base"], options={"cards": ["dodge-city"], "characters": ["dodge-city"]})
    seats = game.view(None).seats
    cards = [*game.view(None).deck_top, *(card for seat in seats for card in seat.hand)]
    assert len(cards) == 40
    assert "vera-custer" in {
        seat.character
        for seed in range(20)
        for seat in new_game(players=7, seed=seed, options={"characters": ["dodge-city"]}).view(None).seats
    }
