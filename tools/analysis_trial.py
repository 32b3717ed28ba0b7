"""Hold the analysis against bots: is luck luck, and do better bots give less away?

    python -m tools.analysis_trial luck      # gunslingers in all seats: their mean luck, role by role
    python -m tools.analysis_trial ladder    # all rungs at one table: what each gives away a decision

Both write what they find into docs/analysis.json; `python -m tools.analysis_page` makes the page of it.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, Final

from sixgun.analysis import Effort, analyse
from sixgun.arena import fast
from sixgun.arena.road import ROADS
from sixgun.deal import make_deal
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

Found = tuple[str, str, float, float, int]
"""Of one player of one game: bot, role, luck, cost, how often he had a choice."""


def play(game: str, players: int, seed: int, names: Sequence[str]) -> Game:
    """A game of bots with its journal."""
    deal = make_deal(game, players=players, seed=seed, sets=SETS[game] or None, options=None, generator=None, shares=())
    played = begin(deal)
    t: Any = played.table
    match = ROADS[game].match(t, fast.seat_bots(deal, names, [Rng.seeded(seed + seat) for seat in range(players)]))
    while not played.over:
        t.offer()
        ints = t.moves.ints()
        m = match.ask(t.top.seat) if len(ints) > 1 else ints[0]
        played.play(played.choice.options[ints.index(m)])
        match.tell()
    return played


def some(
    bots: Sequence[str], game: str, players: int, seed: int, effort: Effort, first: int, count: int
) -> list[Found]:
    """Games by number, gone through: a line for each player."""
    found: list[Found] = []
    for number in range(first, first + count):
        names = [bots[(seat + number) % len(bots)] for seat in range(players)]
        played = play(game, players, derive(seed, game, players, number), names)
        for name, each in zip(names, analyse(played, effort).seats, strict=True):
            found.append((name, each.role, each.luck, -each.cost, each.asked))
    return found


def mean_with_error(values: Sequence[float]) -> tuple[float, float]:
    n = len(values)
    middle = sum(values) / n
    return middle, sqrt(sum((each - middle) ** 2 for each in values) / max(n * (n - 1), 1))


def luck_by_role(found: Iterable[Found]) -> dict[str, Any]:
    groups: dict[str, list[float]] = defaultdict(list)
    for _, role, luck, _, _ in found:
        groups[role].append(luck)
    cells = {}
    for role, values in sorted(groups.items()):
        middle, error = mean_with_error(values)
        cells[role] = {"players": len(values), "luck": round(middle, 4), "error": round(error, 4)}
    return cells


def cost_by_bot(found: Iterable[Found]) -> dict[str, Any]:
    """What each bot gives away a decision: the ratio of two sums, with the error of a ratio."""
    groups: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for name, _, _, cost, asked in found:
        groups[name].append((cost, asked))
    cells = {}
    for name in LADDER:
        rows = groups[name]
        n, asked = len(rows), sum(count for _, count in rows)
        rate = sum(cost for cost, _ in rows) / max(asked, 1)
        spread = sum((cost - rate * count) ** 2 for cost, count in rows)
        error = sqrt(spread * n / max(n - 1, 1)) / max(asked, 1)
        a_game, game_error = mean_with_error([cost for cost, _ in rows])
        cells[name] = {
            "players": n,
            "decisions": asked,
            "cost": round(rate, 6),
            "error": round(error, 6),
            "a_game": round(a_game, 4),
            "a_game_error": round(game_error, 4),
        }
    return cells


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.analysis_trial", description="Hold the analysis to bots.")
    parser.add_argument("what", choices=("luck", "ladder"))
    parser.add_argument("--game", choices=("card", "dice"), default="card")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ahead", type=int, default=Effort().ahead, help="turns that an answer is looked ahead")
    parser.add_argument("--dry", action="store_true", help="print what is found and write nothing")
    args = parser.parse_args(words)
    bots = ("gunslinger",) if args.what == "luck" else LADDER
    work = partial(some, bots, args.game, args.players, args.seed, Effort(ahead=args.ahead))
    found: list[Found] = []
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
