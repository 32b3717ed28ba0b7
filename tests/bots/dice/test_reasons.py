"""Every move of a dice bot has a reason, and every reason has its sentence."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sixgun import new_game
from sixgun.bots import make_bot
from sixgun.bots.dice.bot import DiceBot
from sixgun.bots.dice.legend import Legend
from sixgun.bots.rung import LadderBot
from sixgun.kernel.rng import Rng
from tests.bots.card.test_reasons import MESSAGES, bundle, say
from tests.bots.dice.games import quick_legend


@pytest.mark.parametrize("name", ["drifter", "ranger"])
def test_every_reason_reads_as_sentences(name: str) -> None:
    messages = bundle()
    keys = set()
    for seed in range(10):
        players = 3 + seed % 6
        options = {"gatling": "optional"} if seed % 2 else {}
        game = new_game("dice", players=players, seed=seed, options=options)
        seated = [make_bot(name, Rng.seeded(seat)) for seat in range(players)]
        while not game.over:
            choice = game.choice
            bot = seated[choice.seat]
            assert isinstance(bot, LadderBot)
            move = bot.choose(game.view(choice.seat), choice)
            reason = bot.reason
            assert reason is not None
            assert reason.weighed[0].score >= reason.weighed[-1].score
            assert reason.weighed[0].move == str(move)
            for sentence in reason.sentences():
                keys.add(sentence.key)
                assert say(messages, sentence).endswith(".")
            for suspicion in reason.suspicions:
                assert game.view(choice.seat).seats[suspicion.seat].role is None
                assert 0 < suspicion.percent <= 100
            game.play(move)
    assert {"reason-shoot", "reason-stop", "reason-keep-dice", "reason-drink", "reason-suspects"} <= keys


def test_a_legend_says_how_far_it_looked_in_every_language() -> None:
    game = new_game("dice", players=5, seed=4)
    bot = DiceBot(Rng.seeded(1), quick_legend)
    while bot.reason is None or bot.reason.looked_ahead is None:
        choice = game.choice
        game.play(bot.choose(game.view(choice.seat), choice))
    facts = dict(bot.reason.looked_ahead.arguments)
    assert isinstance(bot.brain, Legend)
    assert facts == {"games": bot.brain.tried, "percent": round(100 * bot.brain.share)}
    for language in ("en", "de", "it", "hu"):
        messages = FluentBundle([language], use_isolating=False)
        text = MESSAGES.with_name(f"reasons.{language}.ftl").read_text(encoding="utf-8")
        messages.add_resource(FluentResource(text))
        said = say(messages, bot.reason.looked_ahead)
        assert str(facts["games"]) in said, language
        assert f"{facts['percent']} %" in said, language
