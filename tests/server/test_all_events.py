"""What everyone saw is painted once for all viewers; what each is told is the same as if it were painted for him."""

import random

import pytest

from sixgun.kernel.roles import SPECTATOR
from sixgun.picture import paint
from sixgun.server.table.match import Match, deal
from sixgun.server.wire.from_client import Settings

ALL = ["base", "dodge-city", "high-noon", "fistful-of-cards"]


@pytest.mark.parametrize(
    "settings",
    [
        Settings("card", 5, ALL),
        Settings("card", 7, options={"characters_dealt": 2}),
        Settings("dice", 5),
        Settings("dice", 5, options={"characters_dealt": 2}),
    ],
)
def test_every_viewer_is_told_what_he_saw(settings: Settings) -> None:
    luck = random.Random(7)
    game = deal(settings, seed=luck.getrandbits(256))
    told = []
    while not game.over and len(game.journal) < 120:
        if len(game.journal) % 20 == 0:
            match = Match("game", game.copy())
            for viewer in (*range(settings.seats), SPECTATOR):
                told.append(match.state(viewer, None).events)
                assert told[-1] == paint.events(game, 0, viewer)
        game.stir(luck.getrandbits(63))
        game.play(luck.choice(game.choice.options))
    assert len({len(events) for events in told}) > 1
    assert settings.game == "dice" or any(told[-1] != events for events in told[-1 - settings.seats : -1])


def test_nothing_of_the_move_before_is_told_again() -> None:
    game = deal(Settings("card", 5), seed=3)
    match = Match("game", game)
    before = match.state(SPECTATOR, None).events
    game.play(game.choice.options[0])
    match.ask()
    assert len(match.state(SPECTATOR, None).events) > len(before)
