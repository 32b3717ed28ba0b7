"""What `simulate` and `arena` do alike: which games, by which bots, with how many hands, told how."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from sixgun.arena.bot_failure import BotFailures
from sixgun.arena.external import Program, read_program, stand_in
from sixgun.arena.plan import Plan
from sixgun.arena.roster import check_names
from sixgun.cli.arguments import read_option, read_sets, read_sizes
from sixgun.cli.exit_code import DONE, INTERRUPTED, NO
from sixgun.game import begin
from sixgun.lab import plots
from sixgun.lab.jobs import RunStopped, Work, in_order
from sixgun.lab.progress import progress
from sixgun.lab.tables import as_csv


class Findings(Protocol):
    """What a run adds up."""

    @property
    def done(self) -> int: ...


Found = TypeVar("Found", bound=Findings)


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
