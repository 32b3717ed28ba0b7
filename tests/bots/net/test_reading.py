"""A bot that has only a view reads it as learners were shown the table: the same row, the same tokens."""

import pytest

from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import seen_by as card_view
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import seen_by as dice_view
from sixgun.env import Arrays, Batch, new_batch
from sixgun.kernel.table import Table
from sixgun.rows.card.layout import Layout
from sixgun.rows.card.reading import CardReading
from sixgun.rows.dice.reading import DiceReading
from sixgun.rows.reading import Reading
from tests.effort import effort

CITY = ("base", "dodge-city")
EVENTS = (*CITY, "high-noon", "fistful-of-cards")


def read(batch: Batch, reading: Reading) -> None:
    """Let it look at the first game of the batch as the seat sees it that is asked there."""
    t, seat = batch.tables[0], batch.actors[0]
    if isinstance(reading, CardReading):
        assert isinstance(t, CardTable)
        reading.look(card_view(t, seat))
    else:
        assert isinstance(reading, DiceReading)
        assert isinstance(t, DiceTable)
        reading.look(dice_view(t, seat))


def kinds(t: Table, numbers: list[int]) -> list[int]:
    """The row with the kind of the card that is asked about: of those that look alike a view does not say which."""
    if isinstance(t, CardTable):
        place = Layout(len(t.rules.kind_of), len(t.rules.events) > 0, False, False).below_at - 1
        numbers[place] = t.rules.kind_of[numbers[place] - 1] if numbers[place] else -1
    return numbers


@pytest.mark.parametrize(
    ("game", "sets", "players"), [("card", CITY, 5), ("card", EVENTS, 7), ("card", ("base",), 4), ("dice", (), 6)]
)
def test_a_view_reads_like_the_table(game: str, sets: tuple[str, ...], players: int) -> None:
    options = {"sets": sets} if sets else {}
    batch = new_batch(game, players=players, games=1, seed=8, adviser="ranger", history=False, **options)  # type: ignore[arg-type]
    arrays = Arrays(batch)
    t = batch.tables[0]
    reading: Reading = CardReading(t.rules) if isinstance(t, CardTable) else DiceReading()
    for _ in range(effort(250, 2500)):
        if batch.depths[0] == 0:
            t = batch.tables[0]
            t.offer()
            read(batch, reading)
            row = [reading.number(place) for place in range(batch.row)]
            assert kinds(t, row) == kinds(t, arrays.observations[0].tolist())
            tokens = {reading.token(m, 0) for m in t.moves.ints()}
            assert tokens == {token for token in range(batch.width) if arrays.masks[0][token]}
        batch.step([batch.advice(0)])
