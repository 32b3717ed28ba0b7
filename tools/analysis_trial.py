"""Hold the analysis against bots: is luck luck, and do better bots give less away?

    python -m tools.analysis_trial luck      # gunslingers in all seats: their mean luck, role by role
    python -m tools.analysis_trial ladder    # all rungs at the same questions: what each gives away a decision

Both write what they find into docs/analysis.json; `python -m tools.analysis_page` makes the page of it. Every game that
was gone through is kept under build/: a run that was broken off goes on where it stopped.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from sixgun.analysis import Effort, analyse, judge_of
from sixgun.analysis.decision import Trial
from sixgun.analysis.estimate import mean_of
from sixgun.analysis.walk import WATCHES
from sixgun.arena import fast
from sixgun.arena.match import Match
from sixgun.arena.road import ROADS
from sixgun.bots.kind_of_table import likest, name_of
from sixgun.deal import Deal, make_deal
from sixgun.game import Game, begin
from sixgun.judge.numbers import read
from sixgun.kernel.rng import Rng
from sixgun.lab.seeds import derive
from sixgun.version import NUMBER
from tools.parts import FOLDER, HOW_GAMES_GO, Columns, mark, taken

BOOK: Final = Path("docs/analysis.json")
LADDER: Final = ("drifter", "ranger", "gunslinger", "legend:24")
"""Weakest first; a legend that tries 24 worlds a decision."""
SETS: Final = {"card": ("base", "dodge-city"), "dice": ()}

MADE_BY: Final = (
    *(*HOW_GAMES_GO, "src/sixgun/analysis/card", "src/sixgun/analysis/dice", "tools/analysis_trial.py"),
    *(f"src/sixgun/analysis/{name}.py" for name in ("decision", "judge", "mind", "side", "sum_up", "walk")),
    *(f"src/sixgun/judge/{name}.py" for name in ("facts", "scales", "card", "dice")),
)
"""What decides, besides the numbers of the judge, what is found in a game."""
QUIET: Final = Effort(values=12, choosing=1, few=1)
"""Luck alone: of gunslingers no other answers are tried, for theirs are what decisions are held against. Fewer trials
make the luck of one game less sure, and that of many no less true.
"""
AGREED: Final = 4
"""Where all rungs give the same answer it is tried out one time in so many and counts as often: what they give away
together says nothing about who gives away less.
"""


def made_by(game: str, players: int) -> str:
    """A short name for all that decides what is found at a table."""
    return f"{mark(MADE_BY)}-{judged_by(game, players)}"


def judged_by(game: str, players: int) -> str:
    """A short name for the judge's numbers at a table: the end of the other name."""
    fits = read()["fits"]
    numbers = fits[likest(name_of(game, SETS[game], players), fits)]
    return sha256(json.dumps(numbers).encode()).hexdigest()[:8]


def deal_of(game: str, players: int, seed: int) -> Deal:
    return make_deal(game, players=players, seed=seed, sets=SETS[game] or None, options=None, generator=None, shares=())


def play(deal: Deal, names: Sequence[str]) -> Game:
    """A game of bots with its journal."""
    played = begin(deal)
    t: Any = played.table
    match = seat(played, names)
    while not played.over:
        t.offer()
        ints = t.moves.ints()
        m = match.ask(t.top.seat) if len(ints) > 1 else ints[0]
        played.play(played.choice.options[ints.index(m)])
        match.tell()
    return played


def seat(game: Game, names: Sequence[str]) -> Match:
    """Bots at the table of a game."""
    deal = game.deal
    rngs = [Rng.seeded(deal.seed + seat) for seat in range(deal.players)]
    t: Any = game.table
    return ROADS[deal.game].match(t, fast.seat_bots(deal, names, rngs))


def luck_of_some(game: str, players: int, seed: int, first: int, count: int) -> Columns:
    """Games of gunslingers by number: the mean luck of each role's players, who win and lose together."""
    found: dict[str, list[float]] = defaultdict(list)
    for number in range(first, first + count):
        played = play(deal_of(game, players, derive(seed, game, players, number)), ["gunslinger"] * players)
        by_role: dict[str, list[float]] = defaultdict(list)
        for each in analyse(played, QUIET).seats:
            by_role[each.role].append(each.luck)
        for role, of in by_role.items():
            found[role].append(sum(of) / len(of))
    return {role: np.array(of) for role, of in found.items()}


def costs_of_some(game: str, players: int, seed: int, first: int, count: int) -> Columns:
    """Games by number, with all rungs at the table: how many decisions there were, and what each rung would lose."""
    found: dict[str, list[float]] = defaultdict(list)
    for number in range(first, first + count):
        asked, lost = costs_of(deal_of(game, players, derive(seed, game, players, number)), number)
        found["asked"].append(asked)
        for name, cost in lost.items():
            found[name].append(cost)
    return {name: np.array(of) for name, of in found.items()}


def costs_of(deal: Deal, number: int) -> tuple[int, dict[str, float]]:
    """One game: every rung sees it all, and its answers are tried out in the same worlds as those of the others."""
    game = begin(deal)
    t: Any = game.table
    rungs = {name: seat(game, [name] * deal.players) for name in LADDER}
    watch, judge, effort, luck = WATCHES[deal.game](t), judge_of(deal), Effort(), Random(deal.seed)
    asked, lost = 0, dict.fromkeys(LADDER, 0.0)
    while not game.over:
        watch.hear(t)
        t.offer()
        ints, who = t.moves.ints(), t.top.seat
        m = ints[0]
        if len(ints) > 1:
            picks = {name: rungs[name].ask(who) for name in LADDER}
            mind = watch.ask(t, who)
            rng = Rng.seeded(derive(deal.seed, "trial", len(game.journal)))
            trial = Trial(mind, judge, game.rulebook.view, who, effort, rng)
            asked += 1
            counts = 1 if len({mind.gist(pick) for pick in picks.values()}) > 1 else AGREED
            if luck.randrange(counts) == 0:
                for name, cost in lost_by(trial, picks).items():
                    lost[name] += counts * cost
            m = picks[LADDER[(who + number) % len(LADDER)]]
        game.play(game.choice.options[ints.index(m)])
        for match in rungs.values():
            match.tell()
    return asked, lost


def lost_by(trial: Trial, picks: Mapping[str, int]) -> dict[str, float]:
    """What each answer is worth less than the best, which is found in other worlds than it is tried in."""
    gists = {m: trial.mind.gist(m) for m in trial.mind.moves}
    first = {gists[m]: m for m in (picks[name] for name in reversed(LADDER))}
    usual = first[gists[picks["gunslinger"]]]
    thought_of = list(dict.fromkeys([*trial.worth_trying(usual, usual, gists), *first.values()]))
    best = trial.better(thought_of, trial.worlds(thought_of, trial.effort.choosing))
    compared = list(dict.fromkeys((best, *first.values())))
    if len(compared) == 1:
        return dict.fromkeys(picks, 0.0)
    rows = trial.worlds(compared, trial.effort.comparing)
    own = {m: mean_of([row[at].own for row in rows]).value for at, m in enumerate(compared)}
    return {name: own[best] - own[first[gists[m]]] for name, m in picks.items()}


def luck_by_role(found: Columns) -> dict[str, Any]:
    cells = {}
    for role in sorted(found):
        each = mean_of(found[role].tolist())
        cells[role] = {"luck": round(each.value, 4), "error": round(each.error, 4)}
    return cells


def cost_by_bot(found: Columns) -> dict[str, Any]:
    """What each bot gives away a decision, and how much less than the rung below, with the errors of ratios."""
    cells, asked = {}, found["asked"]
    for below, name in zip((None, *LADDER), LADDER, strict=False):
        cost, error = ratio(found[name], asked)
        less, less_error = ratio(found[below] - found[name], asked) if below else (0.0, 0.0)
        cells[name] = {"decisions": int(asked.sum()), "cost": cost, "error": error}
        cells[name] |= {"less": less, "less_error": less_error}
    return cells


def ratio(parts: Any, counts: Any) -> tuple[float, float]:
    """A sum over another, and its standard error: games hang together, decisions of one game do not count alone."""
    n, below = len(parts), counts.sum()
    share = parts.sum() / below
    spread = ((parts - share * counts) ** 2).sum()
    return round(float(share), 6), round(float(sqrt(spread * n / max(n - 1, 1)) / below), 6)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.analysis_trial", description="Hold the analysis to bots.")
    parser.add_argument("what", choices=("luck", "ladder"))
    parser.add_argument("--game", choices=("card", "dice"), default="card")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="print what is found and write nothing")
    args = parser.parse_args(words)
    some, cells_of = (luck_of_some, luck_by_role) if args.what == "luck" else (costs_of_some, cost_by_bot)
    take = partial(some, args.game, args.players, args.seed)
    maker = made_by(args.game, args.players)
    folder = FOLDER / args.what / maker / f"{args.game}-{args.players}-{args.seed}"
    cells = cells_of(taken(folder, take, args.games, 1, args.jobs))
    cell = {
        "command": f"python -m tools.analysis_trial {args.what} --game {args.game} --players {args.players}"
        f" --games {args.games} --seed {args.seed}",
        "games": args.games,
        "version": NUMBER,
        "made_by": maker,
        "found": cells,
    }
    print(json.dumps(cell, indent=1))
    if not args.dry:
        book: dict[str, Any] = json.loads(BOOK.read_text(encoding="utf-8")) if BOOK.exists() else {}
        book.setdefault(args.what, {})[f"{args.game} {args.players}"] = cell
        BOOK.write_text(json.dumps(book, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
