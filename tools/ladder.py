"""Measure the whole ladder and write docs/bots.md: `python -m tools.ladder`.

The run is made of cells: a comparison, a survey, a belief, a speed, each for one game and one size of table. Every cell
goes into the book of figures when it is done, comparisons and blunders also on the way, and is not played again: stop
the run as you like, and start it again to go on. `--from` writes the page from the book alone.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from sixgun.arena.duel import Cell, Duel, cell, play_deals
from sixgun.arena.plan import Plan
from sixgun.arena.ratings import Ratings
from sixgun.arena.survey import Tally, play_each
from sixgun.bots import DREAMERS
from sixgun.bots.card.legend import WORLDS as CARD_WORLDS
from sixgun.bots.card.levels import LEVELS as CARD_LEVELS
from sixgun.bots.card.myth import WORLDS as CARD_MYTH_WORLDS
from sixgun.bots.dice.legend import WORLDS as DICE_WORLDS
from sixgun.bots.dice.levels import LEVELS as DICE_LEVELS
from sixgun.bots.dice.myth import WORLDS as DICE_MYTH_WORLDS
from sixgun.errors import SixgunError
from sixgun.lab.jobs import in_order
from sixgun.version import describe
from tools.belief_accuracy import BeliefAccuracy, look_into
from tools.blunders import Blunders, count_from
from tools.ladder_book import (
    SETS,
    Beliefs,
    Blundered,
    Book,
    Comparison,
    Counted,
    Rated,
    Round,
    Speed,
    Sums,
    Tables,
    read_book,
    rules_of,
)
from tools.ladder_page import page
from tools.stopwatch import games_a_second, thinking, worlds

RUNGS: Final = {game: tuple(CARD_LEVELS if rules_of(game) == "card" else DICE_LEVELS) for game in SETS}
COMPANY: Final = {"card": "karma"}
"""By game another style, among which a bot has to hold its own, too."""
SECONDS_BETWEEN_SAVES: Final = 10.0

SCALE: Final[dict[str, tuple[int | float, str]]] = {
    "seed": (1, "which deals"),
    "deals": (4000, "deals of a comparison"),
    "legend-deals": (150, "the same where a legend plays the card game"),
    "worlds": (CARD_WORLDS, "worlds that a legend tries a decision where it is compared, card game"),
    "dice-legend-deals": (1000, "deals where a legend plays the dice game"),
    "dice-worlds": (DICE_WORLDS, "its worlds in the dice game, where one takes less time"),
    "myth-worlds": (CARD_MYTH_WORLDS, "worlds that a myth tries, card game"),
    "dice-myth-worlds": (DICE_MYTH_WORLDS, "its worlds in the dice game"),
    "games": (10000, "games of gunslingers alone"),
    "mixed": (300, "games with every rung at the table"),
    "watched": (2000, "games of each rung in which blunders are counted"),
    "minds": (1000, "games of rangers whose belief is held against the truth"),
    "seconds": (2.0, "CPU time for each speed"),
}
"""How much is played: name, default and meaning."""


class Ladder:
    """A run under way."""

    def __init__(self, scale: argparse.Namespace, book: Book, save: Callable[[], None]) -> None:
        self.scale = scale
        self.book = book
        self.save = save
        self.saved = time.monotonic()

    def save_on_the_way(self) -> None:
        """Save if it is long ago."""
        if time.monotonic() - self.saved > SECONDS_BETWEEN_SAVES:
            self.save()
            self.saved = time.monotonic()

    def cells(self) -> Iterator[tuple[str, Callable[[str], None]]]:
        """Every cell of the plan with what plays it, the dear ones last."""
        for dear in (False, True):
            for game, rungs in RUNGS.items():
                for players in self.scale.players:
                    where = f"{game} {players}"
                    for bot, against, among in comparisons(rungs, COMPANY.get(game, "")):
                        if is_dreamer(bot) == dear:
                            bot = self.budgeted(game, bot)
                            name = f"{where} {bot} over {against}{f' among {among}' if among else ''}"
                            yield name, partial(self.compare, game, players, bot, against, among)
                    for bot in rungs[1:]:
                        if is_dreamer(bot) == dear:
                            bot = self.budgeted(game, bot)
                            yield f"{where} blunders of {bot}", partial(self.watch, game, players, bot)
                    if dear:
                        yield f"{where} mixed", partial(self.survey, game, players, rungs, self.scale.mixed)
                    else:
                        yield (
                            f"{where} gunslingers",
                            partial(self.survey, game, players, ("gunslinger",), self.scale.games),
                        )
                        yield f"{where} belief", partial(self.belief, game, players)
                        yield f"{where} speed", partial(self.speed, game, players, rungs)

    def budgeted(self, game: str, bot: str) -> str:
        if bot not in DREAMERS:
            return bot
        if bot == "myth":
            return f"{bot}:{self.scale.myth_worlds if rules_of(game) == 'card' else self.scale.dice_myth_worlds}"
        return f"{bot}:{self.scale.worlds if rules_of(game) == 'card' else self.scale.dice_worlds}"

    def deals(self, game: str, bot: str) -> int:
        """How many deals a comparison is worth."""
        few = self.scale.legend_deals if rules_of(game) == "card" else self.scale.dice_legend_deals
        return int(few if is_dreamer(bot) else self.scale.deals)

    def plan(self, game: str, players: int, *bots: str) -> Plan:
        return Plan(rules_of(game), (players,), self.scale.seed, bots, SETS[game])

    def compare(self, game: str, players: int, bot: str, against: str, among: str, name: str) -> None:
        """Play the deals that the book has not got."""
        known = self.book.comparisons.get(name)
        total = self.deals(game, bot)
        start = 0 if known is None else known.deals
        if start >= total:
            return
        found = cell(players)
        if known is not None:
            found = Cell(players, known.overall.lift, {role: sums.lift for role, sums in known.roles.items()})
        work = partial(play_on, self.plan(game, players, bot), against, among, start)
        for duel in in_order(work, total - start, self.scale.jobs):
            found.add(duel.cells[bot, players])
            roles = {role: Sums.of(lift) for role, lift in found.roles.items()}
            self.book.comparisons[name] = Comparison(
                game, players, describe(), bot, against, Sums.of(found.overall), roles, among
            )
            self.save_on_the_way()

    def survey(self, game: str, players: int, bots: Sequence[str], total: int, name: str) -> None:
        known = self.book.tables.get(name)
        if known is not None and known.games >= total:
            return
        plan = self.plan(game, players, *(self.budgeted(game, bot) for bot in bots))
        tally = Tally(players)
        ratings = Ratings()
        for outcomes in in_order(partial(play_each, plan), total, self.scale.jobs):
            for outcome in outcomes:
                tally.count(outcome)
                if len(bots) > 1:
                    ratings.count(outcome)
        self.book.tables[name] = Tables(
            game,
            players,
            describe(),
            list(plan.bots),
            tally.games,
            tally.draws,
            [Counted(role, score.games, score.wins) for role, score in tally.roles.items()],
            [Counted(who, score.games, score.wins) for who, score in sorted(tally.characters.items())],
            [Counted(role, score.games, score.wins, bot) for (bot, role), score in sorted(tally.bots.items())],
            [msgspec.convert(row, Rated) for row in ratings.rows()],
        )

    def watch(self, game: str, players: int, bot: str, name: str) -> None:
        """Count the blunders of the games that the book has not got."""
        known = self.book.blunders.get(name)
        counted = Blundered(game, players, describe(), bot, 0, Blunders().counts) if known is None else known
        found = Blunders(counted.games, counted.counts)
        start = found.games
        work = partial(count_from, self.plan(game, players, bot), start)
        for some in in_order(work, max(self.scale.watched - start, 0), self.scale.jobs):
            found.add(some)
            self.book.blunders[name] = replace(counted, engine=describe(), games=found.games, counts=found.counts)
            self.save_on_the_way()

    def belief(self, game: str, players: int, name: str) -> None:
        known = self.book.beliefs.get(name)
        if known is not None and known.games >= self.scale.minds:
            return
        accuracy = BeliefAccuracy()
        for found in in_order(
            partial(look_into, self.plan(game, players, "ranger")), self.scale.minds, self.scale.jobs
        ):
            accuracy.add(found)
        roles = {
            role: [Round(one.looks, round(one.believed, 2), round(one.known, 2)) for one in guesses]
            for role, guesses in sorted(accuracy.guesses.items())
        }
        self.book.beliefs[name] = Beliefs(game, players, describe(), accuracy.games, roles)

    def speed(self, game: str, players: int, rungs: Sequence[str], name: str) -> None:
        if name in self.book.speeds:
            return
        seconds = self.scale.seconds
        quick = [bot for bot in rungs if bot not in DREAMERS]
        found = {bot: round(games_a_second(self.plan(game, players, bot), seconds), 1) for bot in quick}
        speed = Speed(game, players, describe(), found)
        if "legend" in rungs:
            legend = thinking(self.plan(game, players, "legend"), "legend", "gunslinger", 3 * seconds)
            speed.legend_worlds = worlds(self.plan(game, players, "legend"))
            speed.legend_ms = round(1000 * legend.seconds / legend.decisions, 1)
            speed.legend_longest_ms = round(1000 * legend.longest, 1)
        if "myth" in rungs:
            myth = thinking(self.plan(game, players, "myth"), "myth", "gunslinger", 3 * seconds)
            speed.myth_worlds = worlds(self.plan(game, players, "myth"))
            speed.myth_ms = round(1000 * myth.seconds / myth.decisions, 1)
            speed.myth_longest_ms = round(1000 * myth.longest, 1)
            net = thinking(self.plan(game, players, "myth:0"), "myth:0", "gunslinger", 3 * seconds)
            speed.net_ms = round(1000 * net.seconds / net.decisions, 2)
        self.book.speeds[name] = speed


def comparisons(rungs: Sequence[str], company: str) -> list[tuple[str, str, str]]:
    """Each rung over the one below, and the best quick one over drifter (what the Renegade's art comes to).

    The best of all, and its net alone, over a gunslinger as well. What is asked of these two is asked in the company of
    other bots, too.
    """
    steps = [(bot, below, "") for bot, below in zip(rungs[1:], rungs, strict=False)]
    best = [(bot, "gunslinger", "") for bot in ("myth:0", "myth")]
    there = [("myth:0", "gunslinger", company), ("myth", "gunslinger", company), ("myth", "legend", company)]
    return [*steps, ("gunslinger", "drifter", ""), *best, *(there if company else [])]


def is_dreamer(bot: str) -> bool:
    """Whether it takes its time: it tries moves out in imagined worlds."""
    level, _, worlds = bot.partition(":")
    return level in DREAMERS and worlds != "0"


def play_on(plan: Plan, against: str, among: str, start: int, first: int, count: int) -> Duel:
    """Deals from the number `start` on."""
    return play_deals(plan, against, start + first, count, among)


def main(words: Sequence[str] | None = None) -> int:
    args = arguments().parse_args(words)
    try:
        book = read_book(args.from_file) if args.from_file else play(args)
    except SixgunError as wrong:
        print(f"sixgun: {wrong}", file=sys.stderr)
        return 2
    args.out.write_text(page(book), encoding="utf-8")
    return 0


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description="Measure the bots of both games.")
    add = parser.add_argument
    add("--out", type=Path, default=Path("docs/bots.md"), help="the page (default: docs/bots.md)")
    add("--data", type=Path, default=Path("docs/bots.json"), help="the book of figures (default: docs/bots.json)")
    add("--from", type=Path, dest="from_file", metavar="BOOK", help="write the page of this book, and play nothing")
    add("--only", default="", metavar="TEXT", help="only cells with this in their name, as in 'card 5' or 'legend'")
    add("--again", action="store_true", help="play these cells again, though the book has them: the bots have changed")
    add("--outdated", action="store_true", help="say of all cells there are that the bots have changed since")
    for name, (default, text) in SCALE.items():
        add(f"--{name}", type=type(default), default=default, metavar="N", help=f"{text} (default: {default})")
    add("--players", type=int, nargs="+", default=[5, 7], metavar="N", help="sizes of the tables (default: 5 7)")
    add("--jobs", type=int, default=1, metavar="N", help="processes; changes no figure but the speeds (default: 1)")
    return parser


def play(args: argparse.Namespace) -> Book:
    """Play what the book lacks."""
    book = read_book(args.data) if args.data.exists() else Book(args.seed)
    if book.seed != args.seed:
        raise SixgunError(f"{args.data} was measured with --seed {book.seed}; go on with that, or name other --data")
    if args.outdated:
        book.outdated = book.names()
    Ratings()  # missing ratings are said now, not after the games
    figures = " ".join(f"--{name} {getattr(args, name.replace('-', '_'))}" for name in SCALE)
    book.command = f"python -m tools.ladder {figures} --players {' '.join(map(str, args.players))}"

    def save() -> None:
        args.data.write_text(book.as_text(), encoding="utf-8")

    ladder = Ladder(args, book, save)
    try:
        for name, play_cell in ladder.cells():
            if args.only in name:
                began = time.monotonic()
                if args.again or name in book.outdated:
                    book.forget(name)
                play_cell(name)
                book.outdated = [each for each in book.outdated if each != name]
                save()
                print(f"{name}: {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("stopped; the same command goes on from here", file=sys.stderr)
    save()
    return book


if __name__ == "__main__":
    sys.exit(main())
