"""Every move has a reason, and every reason has its sentence."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import sixgun.bots
from sixgun import new_game
from sixgun.bots import make_bot
from sixgun.bots.card.bot import CardBot
from sixgun.bots.card.legend import Legend
from sixgun.bots.card.levels import evolved, fitted
from sixgun.bots.greenhorn import Greenhorn
from sixgun.bots.reason import Sentence
from sixgun.bots.rung import LadderBot
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
            assert isinstance(bot, LadderBot)
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


def test_what_a_seat_hears_tells_it_who_is_who() -> None:
    """By events alone, the roles get more likely than before the first shot: a third for each in the mean."""
    true_roles = []
    for seed in range(10):
        game = new_game(players=5, seed=seed, sets=("base", "dodge-city"))
        roles = [seat.role for seat in game.view(None).seats]
        seated = [make_bot("ranger", Rng.seeded(seat)) for seat in range(5)]
        heard = [0] * 5
        last = None
        while not game.over:
            seat = game.choice.seat
            bot = seated[seat]
            assert isinstance(bot, LadderBot)
            bot.hear(game.events(heard[seat], seat))
            heard[seat] = game.happened
            move = bot.choose(game.view(seat), game.choice)
            if roles[seat] == "sheriff" and game.view(seat).turns > 12:
                last = bot.reason
            game.play(move)
        if last is not None:
            true_roles += [each.percent if roles[each.seat] == each.role else 0 for each in last.suspicions]
    assert sum(true_roles) / len(true_roles) > 60


def test_a_greenhorn_has_a_reason_too() -> None:
    bot = make_bot("greenhorn", Rng.seeded(1))
    assert isinstance(bot, Greenhorn)
    assert say(bundle(), bot.reason.why)


def test_a_legend_says_how_far_it_looked() -> None:
    game = new_game(players=5, seed=4, sets=("base", "dodge-city"))
    bot = CardBot(Rng.seeded(1), lambda rng, deck: Legend(rng, evolved(), deck, fitted(), 1))
    for _ in range(200):
        choice = game.choice
        game.play(bot.choose(game.view(choice.seat), choice))
        if bot.reason is not None and bot.reason.looked_ahead is not None:
            assert "in my head" in say(bundle(), bot.reason.looked_ahead)
            return
    raise AssertionError("it never looked ahead")
