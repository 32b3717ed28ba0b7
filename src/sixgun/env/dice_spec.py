"""The encoding of the dice game, described."""

from sixgun.dicegame.face import FACES
from sixgun.dicegame.frames import FRAMES
from sixgun.env.spec import (
    A_SEAT,
    ALL_SEATS,
    ASKED,
    HISTORY,
    ONE_OF_PAIR,
    PAIR,
    ROLE,
    TURN,
    VERSION,
    Part,
    Spec,
    questions_of,
    side_by_side,
)
from sixgun.rows.dice import layout as dice
from sixgun.rows.dice.token import REROLLS
from sixgun.rows.history import SEATS

TABLE = ("players", TURN, "rolls used", "arrows in the supply")
SEAT = ("life", "most life", "arrows", "hits to come", ROLE, "character")
WORDS = ("stop", "arrow", "hit", "drop", "keep", "fire", "pass", "fire keeping")
WITH_SEAT = ("shoot", "shoot doubling", "heal", "remove")


def dice_spec(layout: dice.Layout) -> Spec:
    """Of a dice game with that layout."""
    row = [
        Part(
            "table",
            (dice.TABLE_NUMBERS,),
            "the table, and the question asked",
            (*TABLE, *ASKED, "answers it still takes, or the die that shoots"),
        ),
        Part(
            "dice",
            (dice.DICE_NUMBERS,),
            "the faces + 1, 0 before the first roll",
            codes={number + 1: face for number, face in enumerate(FACES)},
        ),
        Part("seats", (SEATS, dice.SEAT_NUMBERS), ALL_SEATS, SEAT),
    ]
    if layout.has_pairs:
        row.append(PAIR)
    if layout.has_history:
        row.append(HISTORY)
    tokens = [
        Part("roll again", (REROLLS,), "which dice are rolled again, a bit a die"),
        Part("word", (len(WORDS),), "a move that names nobody", WORDS),
        *(Part(verb, (SEATS,), A_SEAT) for verb in WITH_SEAT),
    ]
    if layout.has_pairs:
        tokens.append(ONE_OF_PAIR)
    return Spec(VERSION, side_by_side(row), side_by_side(tokens), questions_of(FRAMES))
