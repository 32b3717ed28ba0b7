"""Rows and masks stay what they are while their version does: whoever has learnt from them reads them as before.

The digests are those of the first batch with version 2. Whoever changes what a number means raises the version
(`sixgun.env.spec.VERSION`) and takes them anew: a failure shows the digest there is now.
"""

from hashlib import blake2b

import numpy
import pytest

from sixgun.env import Arrays, new_batch, spec

BASE = ("base",)
DODGE_CITY = ("base", "dodge-city")
EVENTS = ("base", "dodge-city", "high-noon", "fistful-of-cards")
GAMES = 6
STEPS = 400

SAME = {
    ("card", 3, DODGE_CITY, 0): "ecadc6d55170245d9202bb5f",
    ("card", 5, BASE, 0): "4778229479ff60c819e9ee52",
    ("card", 7, DODGE_CITY, 0): "442ea960dce86c53b953071a",
    ("card", 8, DODGE_CITY, 2): "1cbb0ccb91be2ff1196a963d",
    ("card", 5, EVENTS, 0): "0127023ba5ecc269da4549df",
    ("card", 8, EVENTS, 1): "8900786c94a9e8bd0f2b6e42",
    ("dice", 3, (), 0): "68e220cd8a8ef0bb6407ef47",
    ("dice", 5, (), 0): "a48c491d038d993ea7b025d2",
    ("dice", 6, (), 2): "f1238496cbdce3ec5becdf08",
    ("dice", 8, (), 0): "179e19757337d807e0dcb0f0",
}


@pytest.mark.parametrize(("game", "players", "sets", "bots"), SAME)
def test_rows_and_masks_are_the_same_as_ever(game: str, players: int, sets: tuple[str, ...], bots: int) -> None:
    seats = dict.fromkeys(range(1, 1 + bots), "greenhorn")
    batch = new_batch(game, players=players, games=GAMES, seed=7, sets=sets, bots=seats, open_rows=True)
    arrays = Arrays(batch)
    digest = blake2b(digest_size=12)
    for step in range(STEPS):
        for array in (arrays.masks, arrays.actors, arrays.observations, arrays.open_rows, arrays.rewards, arrays.ended):
            digest.update(numpy.ascontiguousarray(array).tobytes())
        g, seat = step % GAMES, step % players
        for row in (arrays.row(g, seat), arrays.row(g, seat, is_open=True), arrays.row(g, seat, last=True)):
            digest.update(row.tobytes())
        batch.step([int(numpy.flatnonzero(mask)[step * 31 % int(mask.sum())]) for mask in arrays.masks])
    assert spec(batch).version == 2
    assert digest.hexdigest() == SAME[game, players, sets, bots]
