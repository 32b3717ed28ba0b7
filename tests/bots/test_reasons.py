"""Every move has a reason, and every reason has its sentence."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import sixgun.bots
from sixgun import new_game
from sixgun.bots import make_bot
from sixgun.bots.card.player import CardPlayer
from sixgun.bots.reason import Sentence
from sixgun.kernel.choice import letter
from sixgun.kernel.rng import Rng

MESSAGES = Path(sixgun.bots.__file__).parent / "reasons.en.ftl"


def bundle() -> FluentBundle:
    read = FluentBundle(["en"], use_isolating=False)
    read.add_resource(FluentResource(MESSAGES.read_text(encoding="utf-8")))
    return read


def say(messages: FluentBundle, sentence: Sentence) -> str:
    facts = {name: letter(int(fact)) if name in ("seat", "target") else fact for name, fact in sentence.arguments}
    pattern = messages.get_message(sentence.key).value
    assert pattern is not None
    said, wrong = messages.format_pattern(pattern, facts)
    assert not wrong, f"{sentence.key}: {wrong}"
    return str(said)


def test_every_reason_reads_as_sentences() -> None:
    messages = bundle()
    keys = set()
    for seed in range(12):
        players = 4 + seed % 5
        game = new_game(players=players, seed=seed, sets=("base", "dodge-city"))
        seated = [make_bot("ranger", Rng.seeded(seat)) for seat in range(players)]
        while not game.over:
            choice = game.choice
            bot = seated[choice.seat]
            assert isinstance(bot, CardPlayer)
            move = bot.choose(game.view(choice.seat), choice)
            reason = bot.reason
            assert reason is not None
            assert reason.weighed[0].score >= reason.weighed[-1].score
            for sentence in reason.sentences():
                keys.add(sentence.key)
                assert say(messages, sentence).endswith((".", "%."))
            for suspicion in reason.suspicions:
                assert game.view(choice.seat).seats[suspicion.seat].role is None
                assert 0 < suspicion.percent <= 100
            game.play(move)
    assert {"reason-shoot", "reason-hold", "reason-defend", "reason-suspects", "reason-weighed"} <= keys
