"""Trials: what a legend finds out about every answer, kept for a net to study.

    python -m training.trials dice --out build/training/trials --workers 16 --minutes 8

Tables of nets and gunslingers play. Now and then the answers that the net finds sensible are tried out in imagined
worlds, all of them in the same ones, as a legend does before it answers: how much better than the net's own each is
there on the average is its *gain*. Who wins in the end is luck for the most part; a gain is not.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import inf
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy

from sixgun.arena import fast
from sixgun.arena.road import ROADS
from sixgun.bots.card.legend import matters
from sixgun.bots.card.myth import Myth as CardMyth
from sixgun.bots.card.rollout import Search as CardSearch
from sixgun.bots.card.rollout import World as CardWorld
from sixgun.bots.dice.myth import Myth as DiceMyth
from sixgun.bots.dice.rollout import World as DiceWorld
from sixgun.bots.opinion import MOST
from sixgun.bots.race import shortlist
from sixgun.cardgame.view import seen_by as card_seen_by
from sixgun.deal import Deal
from sixgun.dicegame.move import BECOME, REROLL, STOP, verb_of
from sixgun.dicegame.view import seen_by as dice_seen_by
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.lab.seeds import derive
from training.games import KINDS, Kind

Myth = CardMyth | DiceMyth

FEW = 6
"""Answers that are tried at most."""
WORLDS = {"card": 24, "dice": 16}
"""In which each is tried."""
ROLLED = 3
"""So many times more worlds where it is asked which dice to keep: they differ by the rolls to come as well."""
ASKED = {"card": 0.05, "dice": 1.0}
"""How many of the questions are tried: those of a turn are much alike."""
ROLLS = 0.12
"""The same of which dice to keep, which is dear to try."""


@dataclass
class Lessons:
    """Rows as the net is shown them, one for every token it has to say."""

    rows: list[Any] = field(default_factory=list)
    gains: list[Any] = field(default_factory=list)
    """By token: of the answer that goes on with it, of several that were tried the one the net likes most, for the best
    of several is the luckiest, too; NaN where none was."""
    chances: list[float] = field(default_factory=list)
    """How likely the net wins with its own answer."""
    games: list[int] = field(default_factory=list)
    """From which game each is: those of one stay together."""

    def save(self, path: Path) -> None:
        numpy.savez_compressed(
            path,
            rows=numpy.array(self.rows, numpy.uint8),
            gains=numpy.array(self.gains, numpy.float32),
            chances=numpy.array(self.chances, numpy.float32),
            games=numpy.array(self.games, numpy.int64),
        )


APART = 10
"""So many games there are for each that is held apart."""


def held_apart(games: Any, tables: int) -> Any:
    """Which games are held apart, by their numbers: of every table the same share, though they are played in turn."""
    return (games // tables + games % tables) % APART == 0


def play(kind: Kind, number: int, seed: int, lessons: Lessons, worlds: int, until: float = inf) -> None:
    """One game, to its end or until then: in half of its seats the net answers, in the others its adviser."""
    luck = Random(derive(seed, "table", number))
    deal = Deal(kind.game, kind.players, derive(seed, "deal", number), kind.sets)
    t = fast.lay_out(deal)
    rngs = [Rng.seeded(derive(seed, "luck", number, seat)) for seat in range(kind.players)]
    bots: list[Any] = fast.seat_bots(deal, ["myth:0"] * kind.players, rngs)
    match = ROADS[kind.game].match(t, bots)
    listens = [luck.random() < 0.5 for _ in bots]
    look: Any = card_seen_by if kind.game == "card" else dice_seen_by
    while not t.over and time.monotonic() < until:
        t.offer()
        moves = t.moves
        answer = moves.items[0]
        if moves.n > 1:
            seat = t.top.seat
            bot, view = bots[seat], look(t, seat)
            bot.mind.thoughts.make_room(0)
            answer = bot.pick(view, moves)
            thoughts = bot.mind.thoughts.ints()  # none where the net was not asked
            if luck.random() < share(kind.game, view, moves):
                learn_from(bot, view, moves, answer, lessons, number, worlds)
            if listens[seat] and MOST in thoughts:
                answer = moves.items[thoughts.index(MOST)]
        advance(t, answer)
        match.tell()


def share(game: str, view: Any, moves: Buffer) -> float:
    """How many questions of this kind are tried."""
    if game == "card":
        return ASKED[game] if matters(view, moves) else 0.0
    verb = verb_of(moves.items[0])
    if verb == BECOME:  # the net is never asked who to be
        return 0.0
    return ROLLS if verb in (STOP, REROLL) else ASKED[game]


def learn_from(bot: Myth, view: Any, moves: Buffer, answer: int, lessons: Lessons, game: int, worlds: int) -> None:
    """Try the sensible answers to a question, and keep what comes of it."""
    rows = list(paths(bot, moves))
    likely = [bot.mind.likely[i] for i in range(moves.n)]
    few, alike = sensible(bot, view, moves, answer)
    if len(few) < 2:
        return
    chance, gains = tried(bot, view, moves, few, worlds)
    by_move = [gains[few.index(same)] if same in few else numpy.nan for same in alike]
    for shown, tokens in rows:
        if max(likely[i] for i in tokens) > -9.0:
            kept = numpy.full(bot.mind.net.outputs, numpy.nan, numpy.float32)
            for i in sorted((i for i in tokens if not numpy.isnan(by_move[i])), key=likely.__getitem__):
                kept[tokens[i]] = by_move[i]
            if numpy.isfinite(kept).sum() > 1:
                lessons.rows.append(shown)
                lessons.gains.append(kept)
                lessons.chances.append(chance)
                lessons.games.append(game)


def paths(bot: Myth, moves: Buffer) -> Iterator[tuple[Any, dict[int, int]]]:
    """What the net is shown for each token of these moves, and which moves have which token there."""
    mind = bot.mind
    thoughts = mind.thoughts.ints()
    base = numpy.array(list(mind.shown), numpy.uint8)
    waiting: list[tuple[tuple[int, ...], list[int]]] = [((), list(range(moves.n)))]
    while waiting:
        before, some = waiting.pop()
        tokens = {i: bot.reading.token(moves.items[i], len(before)) for i in some}
        shown = base.copy()
        shown[mind.opinions_at :] = 0
        for depth, token in enumerate(before):
            shown[bot.reading.prefix_at + depth] = 1 + token
        for i, token in tokens.items():
            place = mind.opinions_at + token
            shown[place] = max(shown[place], thoughts[i])
        by_token: dict[int, list[int]] = {}
        for i, token in tokens.items():
            by_token.setdefault(token, []).append(i)
        if len(by_token) > 1:
            yield shown, tokens
        waiting += [((*before, token), those) for token, those in by_token.items() if len(those) > 1]


def sensible(bot: Myth, view: Any, moves: Buffer, answer: int) -> tuple[list[int], list[int]]:
    """The places of the answers to try, the net's own first, and for each answer the place of the one it is like."""
    own = moves.ints().index(answer)
    if isinstance(bot, CardMyth):
        few = list(bot.worth_trying(view, moves, answer))[:FEW]
        return few, list(range(moves.n))
    gists = bot.gists(moves)
    few = list(shortlist(moves, bot.scores, gists, bot.close, bot.most))
    few = [own, *(i for i in few if gists[i] != gists[own])]
    first = {gists[i]: i for i in reversed(few)}
    return few, [first.get(gist, i) for i, gist in enumerate(gists)]


def tried(bot: Any, view: Any, moves: Buffer, few: Sequence[int], worlds: int) -> tuple[float, list[float]]:
    """How likely the first of these answers wins, and how much likelier each does."""
    answers = [moves.items[i] for i in few]
    sums = [0.0] * len(few)
    if isinstance(bot, CardMyth):
        outlook = bot.outlooks.get(len(view.players))
        search: Any = CardSearch(view, bot.belief, bot.weights, bot.sight.deck, outlook)
        first = CardWorld(search, bot.rng)
        known = [bot.after(first, answer) for answer in answers]
    else:
        worlds *= ROLLED if verb_of(moves.items[0]) in (STOP, REROLL) else 1
        search = bot.search(view)
        known = [bot.after(view, answer, moves) for answer in answers]
    imagine: Any = CardWorld if isinstance(bot, CardMyth) else DiceWorld
    for _ in range(worlds):
        world = imagine(search, bot.rng)
        for n, answer in enumerate(answers):
            sums[n] += world.tried(answer, known[n])
    return sums[0] / worlds, [(one - sums[0]) / worlds for one in sums]


def gather(game: str, minutes: float, worlds: int, seed: int, path: Path) -> None:
    """Play for so long."""
    lessons = Lessons()
    until = time.monotonic() + 60 * minutes
    number = 0
    while time.monotonic() < until:
        play(KINDS[game][number % len(KINDS[game])], number, seed, lessons, worlds, until)
        number += 1
    lessons.save(path)
    print(f"{path.name}: {len(lessons.rows)} rows of {number} games, {time.process_time():.0f} s of CPU", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("card", "dice"))
    parser.add_argument("--out", type=Path, required=True, help="folder for the lessons, a file a worker")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--worlds", type=int, help="in which every answer is tried (default: 24)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1, help="of the first worker; each other has the next")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    worlds = args.worlds or WORLDS[args.game]
    seeds = range(args.seed, args.seed + args.workers)
    work = [(args.game, args.minutes, worlds, seed, args.out / f"{args.game}-{seed}.npz") for seed in seeds]
    hands = [get_context("spawn").Process(target=gather, args=each) for each in work]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join()


if __name__ == "__main__":
    main()
