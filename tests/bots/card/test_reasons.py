"""Every move has a reason, and every reason has its sentence."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from librt.vecs import vec

import sixgun.bots
from sixgun import Game, new_game
from sixgun.bots import make_bot
from sixgun.bots.card.bot import CardBot
from sixgun.bots.card.legend import Legend
from sixgun.bots.card.levels import evolved, fitted, legend, myth, ranger
from sixgun.bots.card.reasons import explain, second_thought
from sixgun.bots.card.thinker import Thinker
from sixgun.bots.greenhorn import Greenhorn
from sixgun.bots.reason import Reason, Sentence, Weighed, suspect, suspicions
from sixgun.bots.rung import LadderBot
from sixgun.cardgame.notation import CardMove, to_int
from sixgun.kernel.choice import letter
from sixgun.kernel.rng import Rng

MESSAGES = Path(sixgun.bots.__file__).parent / "reasons.en.ftl"
RAW = re.compile(r"/[0-9AJQK]|hundredth")
"""A card as moves write it, and a score."""


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


@pytest.mark.parametrize("events", [(), ("high-noon", "fistful-of-cards")], ids=["no events", "events"])
def test_every_reason_reads_as_sentences(events: tuple[str, ...]) -> None:
    messages = bundle()
    keys = set()
    for seed in range(12):
        players = 4 + seed % 5
        game = new_game(players=players, seed=seed, sets=("base", "dodge-city", *events))
        seated = [make_bot("ranger", Rng.seeded(seat)) for seat in range(players)]
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
            for sentence in reason.sentences():
                keys.add(sentence.key)
                said = say(messages, sentence)
                assert said.endswith((".", "%."))
                assert not RAW.search(said)
            for suspicion in reason.suspicions:
                assert game.view(choice.seat).seats[suspicion.seat].role is None
                assert 0 < suspicion.percent <= 100
            game.play(move)
    assert {"reason-shoot", "reason-hold", "reason-defend", "reason-suspects", "reason-second-end"} <= keys


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


def test_what_anybody_would_guess_is_not_said() -> None:
    """Before the first move all hidden seats are alike: nobody looks like anything."""
    game = new_game(players=7, seed=3)
    bot = make_bot("ranger", Rng.seeded(1))
    assert isinstance(bot, LadderBot)
    bot.choose(game.view(game.choice.seat), game.choice)
    assert bot.reason is not None
    assert bot.reason.suspicions == ()


def test_a_belief_is_said_when_it_stands_out() -> None:
    """Of two Outlaws and a Renegade among three hidden seats, one that is surely an Outlaw is worth a word."""
    even = vec[float]([0, 0, 2 / 3, 1 / 3] * 4)
    assert suspicions([1, 2, 3], even) == ()
    sure = vec[float]([0, 0, 0.52, 0.48] * 3 + [0, 0, 0.96, 0.04])
    assert [(each.seat, each.percent) for each in suspicions([1, 2, 3], sure)] == [(3, 96)]
    assert dict(suspect(3, [1, 2, 3], sure))["percent"] == 96
    assert dict(suspect(1, [1, 2, 3], sure))["percent"] == 0


def test_a_second_thought_is_told_only_when_it_was_close() -> None:
    first = Weighed("play bang/6D at B", Sentence("reason-second-play-at", (("card", "bang"), ("target", 1))), 210)
    same = replace(first, move="play bang/7D at B", score=200)
    end = Weighed("end", Sentence("reason-second-end"), 190)
    far = replace(end, score=100)
    told = [Reason(Sentence("reason-hold"), weighed=(first, same, last)).second_thought() for last in (end, far)]
    assert told == [[end.thought], []]


def test_every_kind_of_second_thought_has_its_sentence() -> None:
    moves = (
        *(CardMove("play", "beer/6H"), CardMove("play", "bang/6D", seat=1), CardMove("use", "canteen/7H")),
        *(CardMove("use", "pepperbox/AH", seat=1), CardMove("ability"), CardMove("ability", seat=1)),
        *(CardMove(verb) for verb in ("end", "pass", "draw")),
        *(CardMove(verb, "beer/6H") for verb in ("discard", "take", "return", "choose")),
        *(CardMove("draw", seat=1), CardMove("copy", seat=1), CardMove("choose", seat=1, what="hand")),
        *(CardMove("keep", "beer/6H"), CardMove("name", what="hearts"), CardMove("guess", what="red")),
    )
    for move in moves:
        for acts in (True, False):
            assert not RAW.search(say(bundle(), second_thought(move, 0, acts)))


def test_whoever_shoots_a_friend_does_not_call_it_help() -> None:
    """What comes out best may hurt somebody whom one does not hate: then it is said so, and of a Tequila it is not."""
    for move, key in (("bang", "reason-against-friend"), ("tequila", "reason-help")):
        game, bot, option = first_chance_for(move)
        brain = bot.think(game.view(game.choice.seat), ())
        assert option.seat is not None
        brain.sight.enmity[option.seat] = -1.0
        m = to_int(game.view(game.choice.seat).rules, option)
        reason = explain(game.view(game.choice.seat), brain.sight, m, option, (option,), (0.0,))
        assert reason.why.key == key
        assert say(bundle(), reason.why)


def first_chance_for(kind: str) -> tuple[Game, CardBot, CardMove]:
    """A game in which a card of that kind may be played at another player now, and the bot of the seat asked."""
    for seed in range(100):
        game = new_game(players=5, seed=seed, sets=("base", "dodge-city"))
        for option in game.choice.options:
            assert isinstance(option, CardMove)
            if option.card.startswith(kind) and option.seat not in (None, game.choice.seat):
                bot = CardBot(Rng.seeded(1), ranger)
                bot.choose(game.view(game.choice.seat), game.choice)
                return game, bot, option
    raise AssertionError(f"nobody begins with {kind}")


def test_a_greenhorn_has_a_reason_too() -> None:
    bot = make_bot("greenhorn", Rng.seeded(1))
    assert isinstance(bot, Greenhorn)
    assert say(bundle(), bot.reason.why)


def test_a_legend_says_how_far_it_looked() -> None:
    game = new_game(players=5, seed=4, sets=("base", "dodge-city"))
    bot = CardBot(Rng.seeded(1), lambda rng, deck: Legend(rng, evolved(), deck, fitted(deck.rules.sets), 1))
    for _ in range(200):
        choice = game.choice
        game.play(bot.choose(game.view(choice.seat), choice))
        if bot.reason is not None and bot.reason.looked_ahead is not None:
            assert "in my head" in say(bundle(), bot.reason.looked_ahead)
            return
    raise AssertionError("it never looked ahead")


@pytest.mark.parametrize("level", [legend, myth])
def test_whoever_dreams_says_what_else_it_tried_and_what_that_promised(level: Callable[..., Thinker]) -> None:
    game = new_game(players=5, seed=4, sets=("base", "dodge-city"))
    bot = CardBot(Rng.seeded(1), lambda rng, deck: level(rng, deck, worlds=4))
    told = 0
    while told < 3:
        choice = game.choice
        move = bot.choose(game.view(choice.seat), choice)
        reason = bot.reason
        assert reason is not None
        said = [say(bundle(), sentence) for sentence in reason.sentences()]
        if reason.promised:
            told += 1
            assert isinstance(bot.brain, Legend)
            shares = {str(option): bot.brain.shares[at] for at, option in enumerate(choice.options)}
            for other in reason.promised:
                assert other.move != str(move)
                assert other.percent == round(100 * shares[other.move])
            best = reason.promised[0]
            at = said.index(say(bundle(), best.thought))
            assert said[at + 1] == f"It promised {best.percent} %."
        game.play(move)
