"""Choosing the dice to roll again."""

import pytest

from .driver import Players, asked, staged

DICE: Players = {
    "A": {"role": "sheriff", "character": "lucky-duke"},
    "B": {"role": "outlaw", "character": "paul-regret"},
    "C": {"role": "renegade", "character": "vulture-sam", "life": 4},
    "D": {"role": "outlaw", "character": "el-gringo"},
}
ROLLED = ["1 2 dynamite beer gatling"]


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("0", "stop"),
        ("stop", "stop"),
        ("1", "reroll 1"),
        ("1 4", "reroll 1 4"),
        ("14", "reroll 1 4"),
        ("4, 1", "reroll 1 4"),
        ("reroll 4 5", "reroll 4 5"),
        ("roll 45", "reroll 4 5"),
        ("keep 1 2", "reroll 4 5"),
        ("keep 3", "reroll 1 2 4 5"),
        ("keep", "reroll 1 2 4 5"),
        ("keep 1 2 3 4 5", "stop"),
    ],
)
def test_dice_are_named_by_their_places(typed: str, means: str) -> None:
    assert str(asked(staged("dice", DICE, rolls=ROLLED), typed)[0]) == means


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("3", "Dynamite stays where it is; choose among 1, 2, 4 and 5."),
        ("6", "Dice are the places 1 to 5, each once; to roll the first and third again type 1 3."),
        ("1 1", "Dice are the places 1 to 5, each once; to roll the first and third again type 1 3."),
        ("roll", "Dice are the places 1 to 5, each once; to roll the first and third again type 1 3."),
        ("dance", "`dance` is no answer here; type one of the numbers, a move such as"),
    ],
)
def test_dice_that_cannot_be_rolled_are_refused_with_the_way_out(typed: str, says: str) -> None:
    move, out = asked(staged("dice", DICE, rolls=ROLLED), typed, "stop")
    assert str(move) == "stop"
    assert says in " ".join(out.split())
    assert out.count("Roll again (up to 3 times), or stop?") == 2


@pytest.mark.parametrize(("life", "is_confirmed"), [(1, True), (2, False)])
def test_the_last_life_point_in_place_of_an_arrow_is_confirmed(life: int, is_confirmed: bool) -> None:
    bart: dict[str, object] = {"role": "outlaw", "character": "bart-cassidy", "life": life}
    game = staged("dice", {**DICE, "B": bart}, rolls=["1 gatling beer beer dynamite"])
    game.play("stop")
    game.play("shoot B")
    move, out = asked(game, "hit", *["yes"] * is_confirmed)
    assert str(move) == "hit"
    assert ("This costs you your last life point." in out) == is_confirmed


def test_a_beer_for_somebody_at_full_life_is_confirmed() -> None:
    game = staged("dice", DICE, rolls=["beer beer beer beer beer"])
    game.play("stop")
    move, out = asked(game, "heal B", "no", "heal C")
    assert str(move) == "heal C"
    assert "B (Paul Regret, 9/9) is at full life, so it would be lost. Really? (1 yes, 0 no)" in out
