"""What a question says is in the row of whoever is asked, and so are the questions that wait below it."""

import pytest

from sixgun.cardgame import CardTable
from sixgun.cardgame.shot import Shot
from sixgun.env import Arrays, new_batch, spec
from sixgun.env.spec import ASKED
from sixgun.kernel.frame import Frame
from tests.effort import effort
from tests.env.test_rows import pick

QUESTION, OTHER, DETAIL = ASKED
SAYS: dict[str, dict[str, dict[str, str]]] = {
    "card": {
        "shot": {OTHER: "by", DETAIL: "tried", "answers it still takes": "needs"},
        "duel": {OTHER: "other"},
        "raid": {OTHER: "by"},
        "flip": {DETAIL: "wants"},
    },
    "dice": {
        "shooting": {DETAIL: "doubled", "answers it still takes, or the die that shoots": "place"},
        "healing": {DETAIL: "worth", "answers it still takes, or the die that shoots": "left"},
        "instead": {OTHER: "by", "answers it still takes, or the die that shoots": "left"},
    },
}
"""The numbers of a row by the fields of the frame that asks."""
MORE = {"flip": 1}
"""By how much a detail is higher than its field, so that 0 means none."""
STEPS = effort(300, 3_000)


@pytest.mark.parametrize(("game", "players", "sets"), [("card", 5, ("base", "dodge-city")), ("dice", 6, ())])
def test_the_row_has_what_the_question_says(game: str, players: int, sets: tuple[str, ...]) -> None:
    batch = new_batch(game, players=players, games=8, seed=11, sets=sets)
    arrays = Arrays(batch)
    table = spec(batch).part("table")
    met: set[str] = set()
    for step in range(STEPS):
        for g in range(batch.games):
            t, me = batch.tables[g], int(arrays.actors[g])
            row = arrays.observations[g].tolist()
            shown = dict(zip(table.names, row[table.first : table.first + table.size], strict=True))
            frame = t.top
            assert spec(batch).questions[shown[QUESTION]] == frame.name
            for name, field in SAYS[game].get(frame.name, {}).items():
                says = getattr(frame, field)
                expected = turned(says, me, players) if name == OTHER else says + MORE.get(frame.name, 0)
                assert shown[name] == expected, f"{name} of {frame.name} at step {step}, game {g}"
                met.add(frame.name)
            if isinstance(t, CardTable):
                if isinstance(frame, Shot):
                    check_card(t, shown["card it is about + 1, or 0"], frame.card)
                below = spec(batch).part("below")
                told = row[below.first : below.first + below.size]
                assert told == expected_below(list(t.frames())[-2::-1], me, players)
        batch.step(pick(arrays, step))
    assert met == set(SAYS[game])


def turned(seat: int, me: int, players: int) -> int:
    """A seat + 1, counted from the viewer."""
    return (seat - me) % players + 1


def check_card(t: CardTable, shown: int, card: int) -> None:
    """Which card shoots; of cards that look alike any may stand for it."""
    if card < 0:
        assert shown == 0
    else:
        assert t.rules.first_alike[shown - 1] == t.rules.first_alike[card]


def expected_below(waiting: list[Frame], me: int, players: int) -> list[int]:
    """The two questions that come back next, four numbers each."""
    numbers: list[int] = []
    for frame in waiting:
        if frame.question() and len(numbers) < 8:
            other = frame.other_seat()
            about = turned(other, me, players) if other >= 0 else 0
            numbers += [frame.question(), about, min(frame.detail(), 255), turned(frame.seat, me, players)]
    return numbers + [0] * (8 - len(numbers))
