"""Bots choose one of two characters by what was measured (R158), and play on as whoever they have become."""

from typing import Any

import pytest

from sixgun import new_game
from sixgun.bots.card.levels import LEVELS
from sixgun.bots.rung import LadderBot
from sixgun.bots.strength import FILES, general_strength, measured, strength
from sixgun.cardgame.shelf import SETS
from sixgun.dicegame.characters import CHARACTERS as DICE
from sixgun.kernel.rng import Rng

CARD = [character.name for box in ("base", "dodge-city") for character in SETS[box].characters]
NAMES = {"card": CARD, "dice": [character.name for character in DICE]}


@pytest.mark.parametrize("game", FILES)
def test_every_character_was_measured_for_every_role_and_size(game: str) -> None:
    for size, roles in measured(game).items():
        assert 3 <= int(size) <= 8
        assert all(set(found) == set(NAMES[game]) for found in roles.values())


@pytest.mark.parametrize("game", FILES)
@pytest.mark.parametrize("level", [name for name in LEVELS if name != "greenhorn"])
def test_a_bot_takes_the_stronger_of_its_two(game: str, level: str) -> None:
    table: Any = new_game(game, players=5, seed=11, options={"characters_dealt": 2})
    while table.choice.why == "choosing":
        seat = table.asked
        role = table.view(seat).seats[seat].role
        weigh = {
            name: general_strength(game, name) if level == "drifter" else strength(game, 5, role, name)
            for name in table.view(seat).pairs[seat]
        }
        bot = LadderBot(Rng.seeded(seat), level)
        bot.hear(table.events(0, seat))
        move = bot.choose(table.view(seat), table.choice)
        assert str(move) == f"become {max(weigh, key=lambda name: weigh[name])}"
        table.play(move)
    assert [seat.character for seat in table.view(None).seats].count("none") == 0
