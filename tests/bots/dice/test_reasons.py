"""Every move of a dice bot has a reason, and every reason has its sentence."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sixgun import new_game
from sixgun.bots import make_bot
from sixgun.bots.dice.bot import DiceBot
from sixgun.bots.dice.legend import Legend
from sixgun.bots.dice.reasons import second_thought
from sixgun.bots.rung import LadderBot
from sixgun.dicegame.notation import DiceMove
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
        heard = [0] * players
        while not game.over:
            choice = game.choice
            bot = seated[choice.seat]
            assert isinstance(bot, LadderBot)
            bot.hear(game.events(heard[choice.seat], choice.seat))
            heard[choice.seat] = game.happened
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
    assert {"reason-shoot", "reason-stop", "reason-keep-dice", "reason-drink"} <= keys
    assert ("reason-suspects" in keys) == (name == "ranger"), "a Drifter's beliefs never stand out"


def test_every_kind_of_second_thought_has_its_sentence() -> None:
    plain = [DiceMove(verb) for verb in ("stop", "arrow", "hit", "drop", "keep", "fire", "pass")]
    aimed = [DiceMove(verb, seat=seat) for verb in ("heal", "remove") for seat in (0, 1)]
    for move in (*plain, *aimed, DiceMove("shoot", seat=1, doubling=True), DiceMove("reroll", dice=(1, 3))):
        assert say(bundle(), second_thought(move, 0)).startswith("I nearly")


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
