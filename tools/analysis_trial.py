"""Hold the analysis against bots: is luck luck, and do better bots give less away?

    python -m tools.analysis_trial luck      # gunslingers in all seats: their mean luck, role by role
    python -m tools.analysis_trial ladder    # all rungs at the same questions: what each gives away a decision

Both write what they find into docs/analysis.json; `python -m tools.analysis_page` makes the page of it.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, Final

from sixgun.analysis import Effort, analyse, judge_of
from sixgun.analysis.decision import Trial
from sixgun.analysis.estimate import mean_of
from sixgun.analysis.walk import WATCHES
from sixgun.arena import fast
from sixgun.arena.match import Match
from sixgun.arena.road import ROADS
from sixgun.deal import Deal, make_deal
from sixgun.game import Game, begin
from sixgun.kernel.rng import Rng
from sixgun.lab.jobs import in_order
from sixgun.lab.progress import progress
from sixgun.lab.seeds import derive
from sixgun.version import NUMBER

BOOK: Final = Path("docs/analysis.json")
LADDER: Final = ("drifter", "ranger", "gunslinger", "legend:24")
"""Weakest first; a legend that tries 24 worlds a decision."""
SETS: Final = {"card": ("base", "dodge-city"), "dice": ()}

QUIET: Final = Effort(choosing=1, few=1)
"""Luck alone: of gunslingers no other answers are tried, for theirs are what decisions are held against."""

Luck = dict[str, float]
"""Of one game: the mean luck of each role's players, who win and lose together."""
Costs = tuple[int, dict[str, float]]
"""Of one game: how many decisions there were, and what each bot would have given away in all of them."""


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


def luck_of_some(game: str, players: int, seed: int, first: int, count: int) -> list[Luck]:
    """Games of gunslingers by number."""
    found: list[Luck] = []
    for number in range(first, first + count):
        played = play(deal_of(game, players, derive(seed, game, players, number)), ["gunslinger"] * players)
        by_role: dict[str, list[float]] = defaultdict(list)
        for each in analyse(played, QUIET).seats:
            by_role[each.role].append(each.luck)
        found.append({role: sum(of) / len(of) for role, of in by_role.items()})
    return found


def costs_of_some(game: str, players: int, seed: int, first: int, count: int) -> list[Costs]:
    """Games by number, with all rungs at the table; each says at every question what it would answer there."""
    return [
        costs_of(deal_of(game, players, derive(seed, game, players, number)), number)
        for number in range(first, first + count)
    ]


def costs_of(deal: Deal, number: int) -> Costs:
    """One game: every rung sees it all, and its answers are tried out in the same worlds as those of the others."""
    game = begin(deal)
    t: Any = game.table
    rungs = {name: seat(game, [name] * deal.players) for name in LADDER}
    watch, judge, effort = WATCHES[deal.game](t), judge_of(deal), Effort()
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
            for name, cost in lost_by(trial, picks).items():
                lost[name] += cost
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


def mean_with_error(values: Sequence[float]) -> tuple[float, float]:
    n = len(values)
    middle = sum(values) / n
    return middle, sqrt(sum((each - middle) ** 2 for each in values) / max(n * (n - 1), 1))


def luck_by_role(found: Sequence[Luck]) -> dict[str, Any]:
    cells = {}
    for role in sorted(found[0]):
        middle, error = mean_with_error([each[role] for each in found])
        cells[role] = {"luck": round(middle, 4), "error": round(error, 4)}
    return cells


def cost_by_bot(found: Sequence[Costs]) -> dict[str, Any]:
    """What each bot gives away a decision, and how much less than the rung below, with the errors of ratios."""
    cells = {}
    for below, name in zip((None, *LADDER), LADDER, strict=False):
        cost, error = ratio([(lost[name], asked) for asked, lost in found])
        less, less_error = ratio([(lost[below] - lost[name], asked) for asked, lost in found]) if below else (0.0, 0.0)
        cells[name] = {"decisions": sum(asked for asked, _ in found), "cost": cost, "error": error}
        cells[name] |= {"less": less, "less_error": less_error}
    return cells


def ratio(rows: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """A sum over another, and its standard error: games hang together, decisions of one game do not count alone."""
    n, below = len(rows), sum(count for _, count in rows)
    share = sum(part for part, _ in rows) / below
    spread = sum((part - share * count) ** 2 for part, count in rows)
    return round(share, 6), round(sqrt(spread * n / max(n - 1, 1)) / below, 6)


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
    some: Callable[..., list[Any]] = luck_of_some if args.what == "luck" else costs_of_some
    work = partial(some, args.game, args.players, args.seed)
    found: list[Any] = []
    with progress(args.games, "games") as done:
        for part in in_order(work, args.games, args.jobs, done=done):
            found += part
    cells = luck_by_role(found) if args.what == "luck" else cost_by_bot(found)
    cell = {
        "command": f"python -m tools.analysis_trial {args.what} --game {args.game} --players {args.players}"
        f" --games {args.games} --seed {args.seed}",
        "games": args.games,
        "version": NUMBER,
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
