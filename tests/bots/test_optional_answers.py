"""Questions that only an option asks: every thinking bot answers them with sense, and says why."""

import pytest

from sixgun import Game
from sixgun.bots import make_bot
from sixgun.bots.rung import LadderBot
from sixgun.kernel.choice import letter
from sixgun.kernel.rng import Rng
from tests.tui.driver import Players, staged

THINKERS = ["drifter", "ranger", "gunslinger", "legend"]
every_thinker = pytest.mark.parametrize("name", THINKERS)


def four(a: dict[str, object], b: dict[str, object]) -> Players:
    """A table of four; the first two are as given."""
    return {"A": {"role": "sheriff", **a}, "B": {"role": "outlaw", **b}, "C": {"role": "renegade"}, "D": {}}


def answer(game: Game, name: str) -> tuple[str, str]:
    """What a bot in the place of the one asked answers, and the key of its reason."""
    seat = game.asked
    assert seat is not None
    bot = make_bot(name, Rng.seeded(1))
    assert isinstance(bot, LadderBot)
    move = bot.choose(game.view(seat), game.choice)
    assert bot.reason is not None, letter(seat)
    return str(move), bot.reason.sentences()[0].key


@every_thinker
@pytest.mark.parametrize(
    ("lies", "first", "wanted"),
    [
        ("barrel", "beer/6H", ("pass", "reason-let-be")),
        ("barrel", "bang/2C", ("draw", "reason-draw")),
        ("dynamite", "missed/2S", ("draw", "reason-draw")),
        ("dynamite", "bang/AS", ("pass", "reason-let-be")),
    ],
)
def test_lucky_duke_turns_over_a_second_card_when_the_first_is_bad(
    name: str, lies: str, first: str, wanted: tuple[str, str]
) -> None:
    lucky: dict[str, object] = {"character": "lucky-duke", "table": [lies], "life": 2}
    if lies == "barrel":
        game = staged("card", four({"hand": ["bang/3D"]}, lucky), deck=[first, "duel/8C"], options={"lucky": "may"})
        game.play("play bang at B")
        game.play("use barrel")
    else:
        game = staged("card", four({}, lucky), deck=[first, "duel/8C"], options={"lucky": "may"}, turn="A")
        game.play("end")
    assert game.choice.why == "second_card"
    assert answer(game, name) == wanted


@every_thinker
def test_nobody_declines_a_reward(name: str) -> None:
    game = staged("card", four({"hand": ["bang/3D"]}, {"life": 1}), options={"reward": "may"})
    game.play("play bang at B")
    assert game.choice.why == "reward"
    assert answer(game, name) == ("draw", "reason-draw")


@every_thinker
def test_who_fires_the_gatling_gives_his_arrows_back(name: str) -> None:
    players = four({"arrows": 3, "life": 4}, {"life": 1})
    rolls = ["gatling gatling gatling dynamite dynamite"]
    game = staged("dice", players, options={"gatling": "optional"}, rolls=rolls)
    game.play("stop")
    assert [str(option) for option in game.choice.options] == ["pass", "fire", "fire keeping"]
    assert answer(game, name) == ("fire", "reason-fire")
