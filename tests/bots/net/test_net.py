"""The net of a myth: the same answers with and without a library, and the same decisions as in training."""

from functools import partial

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from sixgun.arena.plan import Plan
from sixgun.arena.survey import play_each
from sixgun.bots.card.levels import myth as card_myth
from sixgun.bots.dice.levels import myth as dice_myth
from sixgun.bots.net.kept import numbers_in, read_model
from sixgun.bots.net.net import PlainNet
from sixgun.bots.net.onnx import OnnxNet
from sixgun.bots.net.shipped import knows, shown
from sixgun.bots.opinion import IMPRESSION
from sixgun.cardgame.box import make_rules
from sixgun.cardgame.shelf import read_sets
from sixgun.kernel.rng import Rng
from tests.bots.card.worlds import first_slip as card_slip
from tests.bots.dice.worlds import first_slip as dice_slip

GAMES = ("card", "dice")


@pytest.mark.parametrize("game", GAMES)
def test_a_runtime_gives_the_same_answers(game: str) -> None:
    features, model = shown(game), read_model(game)
    plain = PlainNet(features, {name: vec[float](values) for name, values in numbers_in(model).items()})
    run = OnnxNet(features, model)
    luck = Rng.seeded(4)
    wide = len(features.first) // 256
    for _ in range(5):
        seen = vec[u8]([u8(luck.below(12) if luck.below(3) == 0 else 0) for _ in range(wide)])
        for place in range(wide - plain.outputs - IMPRESSION, wide):
            seen[place] = u8(luck.below(256))
        tokens = vec[i64](list(range(plain.outputs)))
        one, other = plain.read(seen, tokens), run.read(seen, tokens)
        assert list(one) == pytest.approx(list(other), rel=1e-4, abs=1e-4)
        assert plain.chance == pytest.approx(run.chance, abs=1e-4)


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_net_decides_the_same_in_a_hidden_world_dealt_again(players: int) -> None:
    assert card_slip(partial(card_myth, worlds=0), players, 1) is None
    assert dice_slip(partial(dice_myth, worlds=0), players, 1) is None


def test_a_net_knows_no_more_of_what_is_hidden_with_events() -> None:
    assert card_slip(partial(card_myth, worlds=0), 6, 2, more=("high-noon", "fistful-of-cards")) is None


@pytest.mark.parametrize("game", GAMES)
def test_games_of_nets_come_to_an_end(game: str) -> None:
    for players in (4, 7):
        plan = Plan(game, (players,), 1, ("myth:0",), ("base", "dodge-city") if game == "card" else ())
        assert all(any(outcome.won) for outcome in play_each(plan, 0, 2))


def test_a_net_knows_all_cards_that_were_printed() -> None:
    assert knows(make_rules(read_sets(("base",)), {}))
    assert knows(make_rules(read_sets(("base", "dodge-city", "high-noon")), {}))
