"""What `simulate` and `arena` have in common: which games, by which bots, with how many hands, told how."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Protocol, TypeVar

from sixgun.arena.bot_failure import BotFailures
from sixgun.arena.external import Program, read_program, stand_in
from sixgun.arena.plan import Plan
from sixgun.arena.roster import check_names
from sixgun.cli import DONE, INTERRUPTED, NO
from sixgun.cli.arguments import SETS_HELP, at_least, read_option, read_sets, read_sizes
from sixgun.game import GAMES, begin
from sixgun.lab import plots
from sixgun.lab.jobs import RunStopped, Work, in_order
from sixgun.lab.progress import progress
from sixgun.lab.tables import as_csv


class Findings(Protocol):
    """What a run adds up."""

    @property
    def done(self) -> int: ...


Found = TypeVar("Found", bound=Findings)

EPILOG: Final = f"""\
The same seed gives the same numbers whatever --jobs and --cluster say. --bot names a program that plays as a bot, in
any language: see docs/bot-protocol.md.
Exit: 0 done, 1 stopped early by a worker that was lost, 2 wrong use, {INTERRUPTED} stopped by Ctrl-C; what was found so
far is shown all the same."""


def add_arguments(parser: argparse.ArgumentParser, games: str) -> None:
    """Options of both commands; `games` says what --games counts."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EPILOG
    add = parser.add_argument
    add("--game", choices=tuple(GAMES), default="card", help="default: card")
    add(
        "--sets",
        metavar="NAME,…",
        help=SETS_HELP,
    )
    add("--players", metavar="SIZES", default="5", help="as in 5, 4-7 or 3,5,8 (default: 5)")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option; may come several times")
    add("--games", type=at_least(1), default=1000, metavar="N", help=f"{games} (default: 1000)")
    add("--seed", type=at_least(0), default=1, metavar="S", help="which deals (default: 1)")
    bot = 'a bot that is a program, as in "mine=./my-bot"; may come several times'
    add("--bot", action="append", default=[], metavar="NAME=COMMAND", help=bot)
    add("--clock", type=at_least(1), default=1000, metavar="MS", help="time a move for programs (default: 1000 ms)")
    add("--jobs", type=at_least(1), default=1, metavar="J", help="processes on this machine (default: 1)")
    add("--cluster", metavar="ADDRESS", help="use the Dask scheduler there instead, as in tcp://host:8786")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="for programs")
    form.add_argument("--csv", action="store_true", help="for spreadsheets")
    add("--plot", metavar="FILE.svg", help="draw it, too: .svg, .png or .pdf")


def make_plan(args: argparse.Namespace, also: Sequence[str] = ()) -> Plan:
    """What is asked for. One table of each size is dealt at once, so that what cannot be played is refused here."""
    programs: tuple[Program, ...] = tuple(read_program(text, args.clock) for text in args.bot)
    named = (args.bots.split(",") if args.bots else []) or [program.name for program in programs]
    bots = tuple(dict.fromkeys(name.strip() for name in named))
    check_names(args.game, [*bots, *also], programs)
    sets = read_sets(args.game, args.sets)
    options = tuple(read_option(text) for text in args.option)
    plan = Plan(args.game, read_sizes(args.players), args.seed, bots, sets, options, programs)
    for number in range(len(plan.sizes)):
        begin(plan.deal(number))
    plots.check(args.plot)
    return plan


class Run:
    """A run under way: how it went so far."""

    def __init__(self, args: argparse.Namespace, plan: Plan, what: str, who: str) -> None:
        self.args = args
        self.who = who
        self.plan = plan
        self.what = what
        self.total = args.games * len(plan.sizes)
        self.began = time.monotonic()
        self.code = DONE

    def results(self, work: Work[Found]) -> Iterator[Found]:
        """Everything that is found, in order; ends early, with a word about it, when it has to."""
        try:
            with progress(self.total, self.what) as done:
                yield from in_order(work, self.total, self.args.jobs, self.args.cluster, done)
        except KeyboardInterrupt:
            self.code = INTERRUPTED
            print("sixgun: stopped; this is what there is so far", file=sys.stderr)
        except RunStopped as wrong:
            self.code = NO
            print(f"sixgun: {wrong}; this is what there is so far", file=sys.stderr)

    def heading(self, done: int) -> str:
        plan = self.plan
        part = f"{done:,} {self.what}" if done == self.total else f"{done:,} of {self.total:,} {self.what}"
        parts = [part, f"{', '.join(map(str, plan.sizes))} players"]
        parts.append(" + ".join(plan.sets) if plan.sets else f"{plan.game} game")
        parts += [f"{name} {value}" for name, value in plan.options]
        return " · ".join([*parts, self.who, f"seed {plan.seed}"])

    def facts(self, done: int) -> dict[str, Any]:
        """How the run was asked for: the beginning of its JSON."""
        plan = self.plan
        return {
            "game": plan.game,
            "sets": list(plan.sets),
            "options": dict(plan.options),
            "players": list(plan.sizes),
            "seed": plan.seed,
            "bots": list(plan.bots),
            self.what: done,
            "complete": done == self.total,
        }

    def tell(
        self,
        done: int,
        lines: Callable[[], list[str]],
        rows: Callable[[], list[dict[str, object]]],
        facts: Callable[[], dict[str, object]],
        panels: Callable[[], list[plots.Panel]],
        failures: BotFailures,
    ) -> int:
        """Print it in the form that was asked for, draw it, and return the exit code."""
        heading = self.heading(done)
        if self.args.json:
            print(json.dumps({**self.facts(done), **facts()}, indent=1))
        elif self.args.csv:
            print(as_csv(rows()), end="")
        else:
            print(f"{heading} · {time.monotonic() - self.began:.0f} s")
            for line in lines() if done else ["nothing was finished"]:
                print(line)
        for line in failures.lines(stand_in(self.plan.game)):
            print(line, file=sys.stderr)
        if self.args.plot and done:
            plots.draw(self.args.plot, heading, panels())
        return self.code
