"""Five dice as one int: for each face five bits, one for each die that shows it, the first from the left lowest."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.dicegame.face import ALL_DICE, ARROW, DICE, FACES
from sixgun.kernel.bits import BIT

ON_EVERY_FACE: Final = 0b_00001_00001_00001_00001_00001_00001
"""Times some dice: their bits on all faces at once."""

UNROLLED: Final = ALL_DICE
"""What lies on the table before the first roll; it means nothing."""


def showing(dice: i64, face: i64) -> i64:
    """The dice that show a face, a bit for each."""
    return dice >> face * DICE & ALL_DICE


def without(dice: i64, some: i64) -> i64:
    """The dice when some of them are taken up."""
    return dice & ~(some * ON_EVERY_FACE)


def only(dice: i64, some: i64) -> i64:
    """Some of the dice, the others left out."""
    return dice & some * ON_EVERY_FACE


def on_face(some: i64, face: i64) -> i64:
    """Some dice that all show a face."""
    return some << face * DICE


def face_at(dice: i64, place: i64) -> i64:
    """The face of the die at a place, counted from 0."""
    face: i64 = ARROW
    bits = dice >> place
    while bits & 1 == 0:
        bits >>= DICE
        face += 1
    return face


def dice_of(faces: vec[i64]) -> i64:
    """The dice that show these faces from left to right."""
    dice: i64 = 0
    for place in range(len(faces)):
        dice |= on_face(BIT[place], faces[place])
    return dice


def throws() -> vec[i64]:
    """Every way in which five dice can fall, each as likely as any other."""
    all_throws = vec[i64]([0])
    for place in range(DICE):
        longer = vec[i64]()
        for dice in all_throws:
            for face in range(len(FACES)):
                longer = append(longer, dice | on_face(BIT[place], face))
        all_throws = longer
    return all_throws


THROWS: Final = throws()
WAYS: Final[i64] = len(THROWS)


def faces_of(dice: i64) -> vec[i64]:
    """The faces from left to right."""
    return vec[i64]([face_at(dice, place) for place in range(DICE)])
