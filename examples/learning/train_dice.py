#!/usr/bin/env python3
"""Teach a small net the dice game among four drifters, and draw how much more often than a drifter it wins.

python examples/learning/train_dice.py dice-policy.svg 160 --games 2000

PPO (Schulman and others 2017) with a net in plain NumPy: rounds of games in a batch, then some steps on what was seen.
What is rewarded is to win, nothing else. It is measured on deals that it was not taught on.
"""

import argparse
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # so small a net is faster on one core

import numpy
from parts.curve import draw
from parts.duel import Duel
from parts.net import Net
from parts.sight import Eyes, Sight

from sixgun.env import Arrays, new_batch, spec

PLAYERS = 5
STEPS = 32
"""Decisions of each game in a round."""
TIMES, PART = 3, 2048
"""How often a round is gone through, and how much of it makes a step."""
RATE, CLIP, CURIOSITY, VALUE, TRACE = 1e-3, 0.2, 0.01, 0.5, 0.95
MEASURED = 10
"""How often along the way."""


def play_round(net, eyes, arrays, luck):
    """What was seen and done, how likely that was, and what came of it: how good each answer was, and each position."""
    kept = [[] for _ in range(6)]
    each = numpy.arange(arrays.batch.games)
    for _ in range(STEPS):
        sight = eyes.see(arrays.observations, arrays.masks)
        chances, values = net.think(sight)
        token = drawn(chances, sight.masks, luck)
        arrays.batch.step(token.tolist())
        now = sight, token, chances[each, token], values, arrays.rewards[:, 0].copy(), arrays.ended.copy()
        for list_of, new in zip(kept, now, strict=True):
            list_of.append(new)
    sights, done, likely, values, paid, ended = kept
    values.append(net.think(eyes.see(arrays.observations, arrays.masks))[1])
    better = gains(numpy.array(values), numpy.array(paid), numpy.array(ended))
    sight = Sight(*(numpy.concatenate(part) for part in zip(*sights, strict=True)))
    return sight, *(numpy.concatenate(list(part)) for part in (done, likely, better, better + values[:-1]))


def drawn(chances, masks, luck):
    """A token for each, by its chances: the largest of these is drawn with them (Gumbel)."""
    return numpy.where(masks, numpy.log(chances + 1e-9) + luck.gumbel(size=chances.shape), -numpy.inf).argmax(axis=1)


def gains(values, paid, ended):
    """How much better than expected it went after each answer (generalised advantage, without discount)."""
    better = numpy.zeros_like(values)
    for step in reversed(range(len(paid))):
        goes_on = 1 - ended[step]
        surprise = paid[step] * ended[step] + goes_on * values[step + 1] - values[step]
        better[step] = surprise + TRACE * goes_on * better[step + 1]
    return better[:-1]


def learn(net, seen, rate, luck):
    """Make likelier what went better than expected, but not by too much at once."""
    sight, done, likely, better, worth = seen
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(TIMES):
        order = luck.permutation(len(done))
        for some in (order[begin : begin + PART] for begin in range(0, len(order), PART)):
            each = numpy.arange(len(some))

            def blame(chances, values, some=some, each=each):
                ratio = chances[each, done[some]] / likely[some]
                too_far = numpy.where(better[some] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
                push = numpy.where(too_far, 0, -better[some] * ratio)[:, None]
                one = numpy.zeros_like(chances)
                one[each, done[some]] = 1
                logs = numpy.log(chances + 1e-9)
                doubt = -(chances * logs).sum(axis=1, keepdims=True)
                slope = push * (one - chances) + CURIOSITY * chances * (logs + doubt)
                return slope / len(some), VALUE * (values - worth[some]) / len(some)

            net.improve(sight.some(some), blame, rate)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", nargs="?", default="dice-policy.svg", help="where the curve is drawn")
    parser.add_argument("rounds", nargs="?", type=int, default=160)
    parser.add_argument("--games", type=int, default=1600, help="deals of the last measurement; others take a fifth")
    parser.add_argument("--at-once", type=int, default=512, help="games that are played side by side")
    arguments = parser.parse_args()

    luck = numpy.random.default_rng(1)
    arrays = Arrays(
        new_batch(
            "dice", players=PLAYERS, games=arguments.at_once, seed=1, bots=dict.fromkeys(range(1, PLAYERS), "drifter")
        )
    )
    eyes = Eyes(spec(arrays.batch))
    net = Net(eyes.see(arrays.observations, arrays.masks))

    def choose(rows, masks):
        """The likeliest token: it is measured without luck of its own."""
        return net.think(eyes.see(rows, masks))[0].argmax(axis=1).tolist()

    begin = time.monotonic()
    duel = Duel(PLAYERS, max(1, arguments.games // 5), seed=2)
    games, xs, lifts = 0, [], []
    for number in range(arguments.rounds + 1):
        if number % max(1, arguments.rounds // MEASURED) == 0 or number == arguments.rounds:
            if number == arguments.rounds:
                duel = Duel(PLAYERS, arguments.games, seed=3)
            xs.append(games)
            lifts.append(duel.lift(choose))
            lift = lifts[-1]
            points = f"{100 * lift.value:+.1f} ({100 * lift.low:+.1f} to {100 * lift.high:+.1f})"
            print(f"{time.monotonic() - begin:5.0f} s, {games:7,} games: lift over drifter {points}", flush=True)
        if number < arguments.rounds:
            seen = play_round(net, eyes, arrays, luck)
            games = arrays.batch.next_seed - (1 << 32) - arguments.at_once
            learn(net, seen, RATE * (1 - number / arguments.rounds), luck)
    title = f"Lift over drifter at dice, {PLAYERS} players, in points of win rate"
    Path(arguments.file).write_text(draw(title, xs, lifts, "games played to learn"), encoding="utf-8")
    print(f"The curve is in {arguments.file}")


if __name__ == "__main__":
    main()
