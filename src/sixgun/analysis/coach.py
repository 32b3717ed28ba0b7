"""The coach: what a gunslinger would do in a seat, why, and how likely its side wins then.

He gets what the seat sees and nothing else: a table that was dealt from its view, and what it has seen happen. He
thinks as the analysis does, so what he advises is no mistake there.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from sixgun.analysis.card import mind as card
from sixgun.analysis.decision import Trial, Tried
from sixgun.analysis.dice import mind as dice
from sixgun.analysis.estimate import Effort, Mean, mean_of
from sixgun.analysis.judge import judge_named
from sixgun.analysis.mind import Mind
from sixgun.bots.kind_of_table import name_of
from sixgun.bots.reason import Sentence
from sixgun.game import GAMES, Game, Rulebook
from sixgun.kernel.choice import Choice, Move, Seen
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng

MINDS: Final[Mapping[str, Callable[[Any, int, Sequence[Seen]], Mind]]] = {"card": card.mind_of, "dice": dice.mind_of}

HINT: Final = Effort(choosing=240, few=12)
"""What is tried out for a hint, if there is time for all of it."""
AT_ONCE: Final = 4
"""Worlds after which he looks at the clock."""
CLOSE: Final = 0.005
"""What is so little better is not: then he does what a gunslinger does by himself."""
OFTEN: Final = 0.6
"""What follows in so many worlds belongs to the way."""
LOOKED: Final = 10
"""Worlds in which he looks what follows."""
SAID: Final = 2
"""Sentences for the best way. What else he might have done he names by itself."""
SECOND: Final = "reason-second-"


@dataclass(frozen=True)
class Kind:
    """What kind of table it is: all that anybody knows of the deal."""

    game: str
    sets: tuple[str, ...]
    players: int


@dataclass(frozen=True)
class Way:
    """A way to answer, in the first place by its first move; the others follow in the same turn."""

    moves: tuple[Move, ...]
    alike: tuple[Move, ...]
    """Answers that come to the same as the first move, itself among them."""
    chance: Mean
    """That one's side wins."""
    cost: float
    """How much likelier it wins by the best way."""
    cost_error: float
    reasons: tuple[Sentence, ...]
    """Of the best way."""


@dataclass(frozen=True)
class Advice:
    """The ways, the best first, and how likely each seat has each role, in the order of ROLES."""

    ways: tuple[Way, ...]
    beliefs: tuple[tuple[float, ...], ...]


def advise(game: Game, effort: Effort = HINT, seed: int = 0, seconds: float | None = None) -> Advice:
    """What the coach says to the seat that is asked. He takes at most so many seconds, or as many as he needs.

    >>> from sixgun import new_game
    >>> game = new_game(players=4, seed=2)
    >>> game.read(advise(game, Effort(choosing=4, few=3)).ways[0].moves[0]).move in game.choice.options
    True
    """
    seat = game.choice.seat
    view = game.rulebook.view(game.table, seat)
    guess = game.rulebook.guess(view, Rng.seeded(seed))
    deal = game.deal
    kind = Kind(deal.game, deal.sets, deal.players)
    return advised(kind, guess, seat, game.events(0, seat), effort, seed, seconds)


def advised(
    kind: Kind, guess: Any, seat: int, events: Sequence[Seen], effort: Effort, seed: int, seconds: float | None
) -> Advice:
    """The same from a table that looks to the seat as the real one does, and what it has seen."""
    ends = None if seconds is None else monotonic() + seconds
    rulebook: Rulebook = GAMES[kind.game]
    mind = MINDS[kind.game](guess, seat, events)
    choice = rulebook.choice(guess)
    trial = Trial(
        mind,
        judge_named(name_of(kind.game, kind.sets, kind.players)),
        rulebook.view,
        seat,
        effort,
        Rng.seeded(seed),
    )
    gists = {m: mind.gist(m) for m in mind.moves}
    moves = trial.worth_trying(mind.first, mind.first, gists)
    rows = tried_out(trial, moves, ends)
    order = ranked(moves, rows)
    best = order[0]
    ways = tuple(
        Way(
            (move_of(mind, choice, moves[at]), *(following(trial, rulebook, choice, moves[at]) if at == best else ())),
            tuple(move_of(mind, choice, m) for m in mind.moves if gists[m] == gists[moves[at]]),
            mean_of([row[at].own for row in rows]),
            *behind(rows, best, at),
            said(mind, choice, moves[at]) if at == best else (),
        )
        for at in order
    )
    return Advice(ways, tuple(tuple(chance) for chance in mind.chances))


def tried_out(trial: Trial, moves: list[int], ends: float | None) -> list[list[Tried]]:
    """The moves in as many worlds as there is time for."""
    rows: list[list[Tried]] = []
    tried = 0
    while tried < trial.effort.choosing and (tried == 0 or ends is None or monotonic() < ends):
        rows += trial.worlds(moves, AT_ONCE)
        tried += AT_ONCE
    return rows


def ranked(moves: Sequence[int], rows: Sequence[Sequence[Tried]]) -> list[int]:
    """The places of the moves, the best first; the first of them is what a gunslinger does by himself."""
    means = [mean_of([row[at].own for row in rows]).value for at in range(len(moves))]
    means[0] += CLOSE
    return sorted(range(len(moves)), key=lambda at: -means[at])


def behind(rows: Sequence[Sequence[Tried]], best: int, at: int) -> tuple[float, float]:
    """By how much a way is worse than the best, and the error of that."""
    cost = mean_of([row[best].own - row[at].own for row in rows])
    return max(cost.value, 0.0), cost.error


def move_of(mind: Mind, choice: Choice, m: int) -> Move:
    return choice.options[list(mind.moves).index(m)]


def said(mind: Mind, choice: Choice, m: int) -> tuple[Sentence, ...]:
    """Why a gunslinger would make a move."""
    sentences = mind.reason(m, choice.options).sentences()
    return tuple(each for each in sentences if not each.key.startswith(SECOND))[:SAID]


def following(trial: Trial, rulebook: Rulebook, choice: Choice, m: int) -> tuple[Move, ...]:
    """What a gunslinger would mostly do right after a move in the same turn, if it can be done now as well."""
    mind, now = trial.mind, {str(option): option for option in choice.options}
    found: Counter[str] = Counter()
    for _ in range(LOOKED):
        t = mind.world(trial.rng)
        turn = mind.turns(t)
        if not mind.play(t, m):
            continue
        mind.enter(t)
        while not t.over and mind.turns(t) == turn:
            t.offer()
            answer = mind.answer(t) if t.moves.n > 1 else t.moves.items[0]
            if t.top.seat == trial.seat and t.moves.n > 1:
                found[str(rulebook.choice(t).options[list(t.moves.ints()).index(answer)])] += 1
                break
            advance(t, answer)
    most = found.most_common(1)
    if not most or most[0][1] < OFTEN * LOOKED or most[0][0] not in now:
        return ()
    after = now[most[0][0]]
    return () if after.verb in ENDS or after == move_of(mind, choice, m) else (after,)


ENDS: Final = ("end", "pass", "stop", "discard")
"""What ends something is no part of a way."""
