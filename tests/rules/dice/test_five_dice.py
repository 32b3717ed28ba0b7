"""Five dice in one int say the same as five faces; what is worked out beforehand says the same as the hooks."""

from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.dicegame import decode, encode, guess, view
from sixgun.dicegame.characters import BY_NAME, CHARACTERS
from sixgun.dicegame.circle import can_reach
from sixgun.dicegame.dice import THROWS, dice_of, face_at, faces_of, on_face, only, showing, without
from sixgun.dicegame.face import DICE, FACES
from sixgun.dicegame.frames import FRAMES
from sixgun.kernel.bits import BIT, HOW_MANY
from sixgun.kernel.rng import Rng
from tests.rules.dice.games import decisions


def test_every_throw_is_read_as_it_was_written() -> None:
    for faces in product(range(len(FACES)), repeat=DICE):
        dice = dice_of(vec[i64](faces))
        assert tuple(faces_of(dice)) == faces
        assert [face_at(dice, place) for place in range(DICE)] == list(faces)
        for face in range(len(FACES)):
            assert HOW_MANY[showing(dice, face)] == faces.count(face), faces


def test_dice_taken_up_show_nothing_until_they_are_rolled_and_the_others_stay() -> None:
    dice = dice_of(vec[i64]([5, 4, 3, 2, 1]))
    left = without(dice, 0b10001)
    assert [showing(left, face) for face in range(len(FACES))] == [0, 0, 0b01000, 0b00100, 0b00010, 0]
    assert list(faces_of(left | on_face(0b10001, 0))) == [0, 4, 3, 2, 0]


def test_every_throw_is_there_once() -> None:
    thrown = {tuple(faces_of(dice)) for dice in THROWS}
    assert len(THROWS) == len(thrown) == len(FACES) ** DICE


def test_of_a_throw_only_the_dice_rolled_count() -> None:
    dice = dice_of(vec[i64]([5, 4, 3, 2, 1]))
    kept = only(dice, 0b01010)
    assert [showing(kept, face) for face in range(len(FACES))] == [0, 0, 0b01000, 0, 0b00010, 0]


def test_a_shot_reaches_to_the_left_and_to_the_right() -> None:
    for ability in BY_NAME.values():
        for sight, circle in product((1, 2), range(2, 9)):
            for places in range(1, circle):
                either_way = ability.reaches(sight, places) or ability.reaches(sight, circle - places)
                assert can_reach(ability, sight, places, circle) == either_way, (ability.name, sight, places, circle)


def test_the_living_and_those_hit_are_known_in_every_copy() -> None:
    for where, t in decisions(2):
        alive = sum(seat.life > 0 for seat in t.seats)
        others = (t.copy(), decode(encode(t)), guess(view(t, 0), Rng.seeded(1)))
        assert [t.living(), *(other.living() for other in others)] == [alive] * 4, where
        assert [t.hit, *(other.hit for other in others)] == [sum(BIT[n] for n, s in enumerate(t.seats) if s.hits)] * 4


def test_every_question_has_the_number_of_its_frame() -> None:
    asked = {t.top.name: t.top.question() for _, t in decisions(3)}
    assert len(asked) == 8
    assert asked == {name: list(FRAMES).index(name) for name in asked}


def test_characters_are_numbered_from_one() -> None:
    assert [character.number for character in CHARACTERS] == list(range(1, len(CHARACTERS) + 1))
    assert BY_NAME["none"].number == 0
