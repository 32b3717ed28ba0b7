"""Learners see which question is asked as a number, so the number of a question never changes."""

from collections.abc import Callable, Mapping

import pytest

from sixgun.cardgame.codec import FRAMES as CARD
from sixgun.dicegame.frames import FRAMES as DICE
from sixgun.kernel.frame import NOTHING_ASKED, Frame

# Only add to these: a new question takes a number that none has had.
CARD_QUESTIONS = {
    "play": 1,
    "excess": 2,
    "shot": 5,
    "flip": 6,
    "dying": 8,
    "estate": 10,
    "pick": 11,
    "duel": 13,
    "raid": 14,
    "shopping": 15,
    "from_hand": 16,
    "from_discards": 17,
    "looking": 19,
    "from_play": 21,
    "copying": 22,
    "second_card": 23,
    "reward": 24,
    "robbed": 25,
    "naming": 26,
    "identity": 27,
    "digging": 28,
    "brothers": 29,
    "drinking": 30,
    "guessing": 31,
    "ranching": 32,
    "ricocheting": 33,
    "roulette": 34,
    "volley": 35,
    "picking_final": 36,
    "choosing": 37,
}
DICE_QUESTIONS = {
    "gift": 1,
    "rolling": 2,
    "shooting": 3,
    "instead": 5,
    "returning": 7,
    "healing": 8,
    "removing": 9,
    "firing": 10,
    "choosing": 11,
}
GAMES = pytest.mark.parametrize(("frames", "numbers"), [(CARD, CARD_QUESTIONS), (DICE, DICE_QUESTIONS)])


def number(frame: Callable[..., Frame], fields: tuple[str, ...]) -> int:
    return frame(*[0] * len(fields)).question()


@GAMES
def test_every_question_has_its_own_number_and_keeps_it(
    frames: Mapping[str, type[Frame]], numbers: dict[str, int]
) -> None:
    asking = [name for name, frame in frames.items() if frame.options is not Frame.options]
    assert {name: number(frames[name], frames[name].fields) for name in asking} == numbers
    assert len(set(numbers.values())) == len(numbers)


@GAMES
def test_what_never_asks_has_no_number(frames: Mapping[str, type[Frame]], numbers: dict[str, int]) -> None:
    silent = set(frames) - set(numbers)
    assert {number(frames[name], frames[name].fields) for name in silent} == {NOTHING_ASKED}
    assert NOTHING_ASKED not in numbers.values()
