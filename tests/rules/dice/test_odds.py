"""The chances of a roll, held against counting every roll there is."""

from fractions import Fraction
from itertools import product

import pytest

from sixgun.dicegame.face import FACES
from sixgun.dicegame.odds import odds
from sixgun.errors import BadOption

HANDS = [
    ("gatling gatling beer 1 dynamite", (3, 4)),
    ("arrow arrow arrow arrow arrow", (1, 2, 3, 4, 5)),
    ("dynamite dynamite 2 2 beer", (3, 4, 5)),
    ("gatling gatling gatling 1 2", (4,)),
    ("gatling dynamite 1 2 beer", ()),
    ("dynamite dynamite dynamite 2 beer", (1, 4)),
]


@pytest.mark.parametrize(("hand", "places"), HANDS)
def test_the_chances_are_those_of_counting_every_roll(hand: str, places: tuple[int, ...]) -> None:
    dice = hand.split()
    results = []
    for rolled in product(FACES, repeat=len(places)):
        shown = list(dice)
        for place, face in zip(places, rolled, strict=True):
            shown[place - 1] = face
        results.append(shown)
    chances = odds(dice, places)
    for face in FACES:
        for n in range(6):
            exactly = sum(shown.count(face) == n for shown in results)
            assert chances.exactly(face, n) == Fraction(exactly, len(results))
            at_least = sum(shown.count(face) >= n for shown in results)
            assert chances.at_least(face, n) == Fraction(at_least, len(results))
    assert chances.gatling == chances.at_least("gatling", 3)
    assert chances.dynamite == chances.at_least("dynamite", 3)


@pytest.mark.rule("X70")
def test_who_needs_two_gatling_has_the_better_chance() -> None:
    dice = ["gatling", "beer", "beer", "1", "2"]
    assert odds(dice, [2], gatlings=2).gatling == Fraction(1, 6)
    assert odds(dice, [2]).gatling == 0


def test_the_chances_of_a_face_add_up() -> None:
    for hand, places in HANDS:
        assert all(sum(counts) == 1 for counts in odds(hand.split(), places).counts)


@pytest.mark.parametrize(
    ("dice", "places", "message"),
    [
        ("beer beer", (1,), "are not five dice"),
        ("beer beer beer beer whisky", (1,), "their faces are arrow"),
        ("beer beer beer beer beer", (0,), "they are 1 to 5, each once"),
        ("beer beer beer beer beer", (6,), "they are 1 to 5, each once"),
        ("beer beer beer beer beer", (2, 2), "they are 1 to 5, each once"),
    ],
)
def test_what_is_no_roll_is_refused(dice: str, places: tuple[int, ...], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        odds(dice.split(), places)
