"""What games hand out can be sent to another process, in both forms of the engine."""

import pickle

import pytest

from sixgun import Rng, new_game


@pytest.mark.parametrize("game", ["card", "dice"])
def test_games_choices_moves_and_events_travel(game: str) -> None:
    played = new_game(game, players=5, seed=3)
    luck = Rng.seeded(4)
    for _ in range(60):
        choice = played.choice
        assert pickle.loads(pickle.dumps(choice)) == choice
        events = played.play(choice.options[luck.below(len(choice.options))])
        assert pickle.loads(pickle.dumps(events)) == events
        again = pickle.loads(pickle.dumps(played))
        assert (again.save(), again.record()) == (played.save(), played.record())
        if played.over:
            break
