"""Finding puzzles: what is cheap to tell comes first, and only what is left is tried until it is certain."""

import json
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sixgun.analysis.asked import mind_of
from sixgun.analysis.decision import Trial, Tried
from sixgun.analysis.estimate import Effort, mean_of
from sixgun.analysis.judge import judge_of
from sixgun.deal import make_deal
from sixgun.kernel.rng import Rng
from sixgun.lab.seeds import derive
from tools.puzzles.bot_game import Moment, moments
from tools.puzzles.certain import certain, one_of_each, together
from tools.puzzles.found import STRONGEST, picks_of, text_with
from tools.puzzles.pose import pose

KINDS: Final = (
    *(("card", ("base",), players) for players in (4, 5, 6, 7)),
    *(("card", ("base", "dodge-city"), players) for players in (3, 4, 5, 6, 7, 8)),
    *(("dice", (), players) for players in (3, 4, 5, 6, 7, 8)),
    *(("card", ("base", events), players) for events in ("high-noon", "fistful-of-cards") for players in (4, 5, 6)),
)
"""The kinds of table: game, sets of cards, players. Each has its turn."""

GLANCE: Final = Effort(ahead=2)
GLANCES: Final = ((4, 4, 0.08), (8, 6, 0.1), (28, 14, 0.12))
"""Glances, one after the other: the worlds, how many answers besides those of the bots, by how much one must lead."""
BOTH: Final = "both"
OBVIOUS: Final = ("drifter", "ranger")
ALIKE: Final = 4
"""Where all bots answer the same, one question in so many is looked at."""
PLAIN: Final = 3
"""Where the bots whose answers are obvious find the best one, one question in so many is gone on with."""
AGAIN_SURE: Final = 1.96
"""By how many standard errors the lead must show again with another seed."""
MANY: Final = 32
"""Answers that are too many to try."""
A_GAME: Final = 2
"""Puzzles that are taken from one game."""


@dataclass
class Tally:
    """How many games were searched, and how far their questions came."""

    games: int = 0
    questions: int = 0
    glanced: int = 0
    promising: int = 0
    posed: int = 0
    clear: int = 0
    confirmed: int = 0
    found: int = 0


def kinds_of(games: str) -> list[tuple[str, tuple[str, ...], int]]:
    """The kinds of table of one game, or of both."""
    return [kind for kind in KINDS if games in (BOTH, kind[0])]


def search(seed: int, games: str, number: int, tally: Tally, is_over: Callable[[], bool]) -> list[dict[str, object]]:
    """The puzzles of the game of that number."""
    kinds = kinds_of(games)
    game, sets, players = kinds[number % len(kinds)]
    dealt = derive(seed, "puzzle", games, number)
    deal = make_deal(game, players=players, seed=dealt, sets=sets or None, options=None, generator=None, shares=())
    rng = Rng.seeded(dealt)
    found: list[dict[str, object]] = []
    tally.games += 1
    for moment in moments(deal, rng):
        if is_over() or len(found) == A_GAME:
            break
        tally.questions += 1
        if not is_promising(moment, rng, tally):
            continue
        text = tried(moment, f"{game} {players}, seed {dealt}, move {len(moment.game.journal)}", dealt, tally)
        if text is not None:
            found.append({"kind": [game, list(sets), players], "number": number, "text": text})
    return found


def is_promising(moment: Moment, rng: Rng, tally: Tally) -> bool:
    """Whether one answer seems to lead, at a glance; what the weaker bots see too is let go most of the time."""
    mind = moment.mind
    moves = one_of_each(mind)
    if len(moves) < 2 or len(moves) > MANY:
        return False
    gists = {mind.gist(m) for m in moment.picks.values()}
    if len(gists) == 1 and rng.below(ALIKE):
        return False
    tally.glanced += 1
    scores = dict(zip(mind.moves, mind.scores, strict=True))
    order = sorted(moves, key=lambda m: -scores[m])
    game = moment.game
    trial = Trial(mind, judge_of(game.deal), game.rulebook.view, moment.seat, GLANCE, rng)
    best = order[0]
    for worlds, few, enough in GLANCES:
        likely = order[:few] + [m for m in order[few:] if mind.gist(m) in gists]
        if len(likely) < 2:
            return False
        at, lead = leader(trial.worlds(likely, worlds))
        best = likely[at]
        if lead < enough:
            return False
    obvious = all(mind.gist(moment.picks[level]) == mind.gist(best) for level in OBVIOUS)
    if obvious and rng.below(PLAIN):
        return False
    tally.promising += 1
    return True


def leader(rows: Sequence[Sequence[Tried]]) -> tuple[int, float]:
    """The place of the best answer in some worlds, and by how much it leads the second best."""
    if not rows:
        return 0, 0.0
    means = [mean_of([each.own for each in column]).value for column in zip(*rows, strict=True)]
    order = sorted(range(len(means)), key=lambda at: -means[at])
    return order[0], means[order[0]] - means[order[1]]


def tried(moment: Moment, name: str, seed: int, tally: Tally) -> str | None:
    """The puzzle of a moment, if it is one."""
    posed = pose(moment, name)
    if posed is None:
        return None
    tally.posed += 1
    text, game = posed
    number = len(moment.game.journal)
    first = certain(game, derive(seed, "first", number))
    if not first.clear:
        return None
    tally.clear += 1
    second = certain(game, derive(seed, "second", number), sure=AGAIN_SURE)
    if not second.clear or second.best != first.best:
        return None
    tally.confirmed += 1
    _, mind = mind_of(game)
    picks = picks_of(game, mind)
    if picks[STRONGEST] != mind.gist(first.best):
        return None
    tally.found += 1
    return text_with(text, game, mind, together(first, second), picks)


def work(seed: int, games: str, first: int, step: int, until: float, out: Path) -> None:
    """Search games by number until it is time to stop; every puzzle is written as soon as it is found."""
    done = done_of(out, seed, games)
    number = first
    while time.time() < until:
        if number not in done:
            tally = Tally()
            for puzzle in search(seed, games, number, tally, lambda: time.time() > until):
                append(out, {"seed": seed, "games": games, **puzzle})
            if time.time() < until:
                append(out, {"seed": seed, "games": games, "number": number, "tally": vars(tally)})
        number += step


def append(out: Path, line: dict[str, object]) -> None:
    """One line more, whole even if many write at once."""
    file = os.open(out, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    try:
        os.write(file, (json.dumps(line) + "\n").encode())
    finally:
        os.close(file)


def done_of(out: Path, seed: int, games: str) -> set[int]:
    """The games that were searched to their end before."""
    run = (seed, games)
    return {line["number"] for line in lines_of(out) if (line["seed"], line["games"]) == run and "tally" in line}


def lines_of(out: Path) -> Sequence[dict[str, Any]]:
    if not out.exists():
        return ()
    return [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
