"""While characters are chosen (R158) a learner's row shows his own two, and nothing of those of the others."""

import pytest

from sixgun.cardgame.table import CardTable
from sixgun.dicegame.table import DiceTable
from sixgun.env import Arrays, new_batch, spec

from .test_rows import mask, pick, redealt, row

SETS = {"card": ("base", "dodge-city"), "dice": ()}


@pytest.mark.parametrize("game", SETS)
def test_a_row_shows_ones_own_characters_and_nobody_elses(game: str) -> None:
    batch = new_batch(game, players=5, games=2, seed=3, sets=SETS[game], options={"characters_dealt": 2})
    pair = spec(batch).part("pair")
    arrays = Arrays(batch)
    for step in range(5):
        for t in batch.tables:
            assert isinstance(t, CardTable | DiceTable)
            for seat in range(5):
                seen = row(batch, t, seat)
                assert seen[pair.first : pair.first + 2] == [int(n) for n in t.pairs[2 * seat : 2 * seat + 2]]
                again = redealt(t, seat, seed=100 * step + seat)
                assert row(batch, again, seat) == seen
                assert mask(batch, again, seat) == mask(batch, t, seat)
        assert [int(some.sum()) for some in arrays.masks] == [2, 2], "the first, or the second"
        batch.step(pick(arrays, step))
    for t in batch.tables:
        assert isinstance(t, CardTable | DiceTable)
        assert row(batch, t, 0)[pair.first : pair.first + 2] == [0, 0]
