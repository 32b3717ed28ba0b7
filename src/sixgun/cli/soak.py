"""`sixgun soak`: play many games at random and hold them against the laws."""

import argparse
import shlex
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sixgun.cardgame.shelf import FOLDERS
from sixgun.cli import DONE, INTERRUPTED, NO
from sixgun.cli.arguments import SETS_HELP, at_least, read_option, read_sets, read_sizes, write_option
from sixgun.deal import Deal
from sixgun.errors import ECHO, BadOption, SixgunError, clipped
from sixgun.game import GAMES, begin
from sixgun.kernel.roles import DEALT
from sixgun.laws import LAWS, LONGEST, Violation, describe, retell
from sixgun.laws.soak import Plan, Tally, soak
from sixgun.laws.trial import count
from sixgun.version import describe as describe_version

LINES: Final = 20
"""Lines of progress in all, where there is no terminal to draw a bar on."""

WIDTH: Final = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = "Play many games at random and hold them against the laws, up to the first that is broken."
    parser.epilog = f"""\
{laws_in_words(tuple(GAMES))}

The same seed plays the same games whatever --jobs says, with the engine interpreted and compiled: the checksum
shows it. A law that is broken is told with the move, and the game is written into a record.
Exit: 0 all laws hold, 1 one is broken, 2 wrong use, {INTERRUPTED} stopped by Ctrl-C."""
    add = parser.add_argument
    add("--games", type=at_least(1), default=1000, metavar="N", help="how many (default: 1000)")
    add("--seed", type=at_least(0), default=1, metavar="S", help="which games (default: 1)")
    add("--game", choices=tuple(GAMES), default="card", help="default: card")
    add(
        "--sets",
        metavar="NAME,…",
        help=SETS_HELP,
    )
    add("--players", metavar="SIZES", help="as in 4-7 or 3,5,8 (default: every size there is)")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option; may come several times")
    add("--jobs", type=at_least(1), default=1, metavar="J", help="processes (default: 1)")
    add("--first", type=at_least(0), default=0, metavar="N", help="begin with game N of this seed (default: 0)")
    longest = f"decisions a game may take (default: {LONGEST:,})"
    add("--longest", type=at_least(1), default=LONGEST, metavar="N", help=longest)
    add("--records", default=".", metavar="FOLDER", help="where the record of a violation goes (default: here)")


def run(args: argparse.Namespace) -> int:
    plan = make_plan(args)
    folder = Path(args.records)
    if not folder.is_dir():
        raise SixgunError(
            f"there is no folder {clipped(str(folder), ECHO)} for records; make it or name another with --records"
        )
    tally = Tally()
    stopped = False
    started = time.monotonic()
    try:
        for line in heading(plan, args.games):
            print(line, flush=True)
        with progress(args.games) as show:
            for batch in soak(plan, args.first, args.games, args.jobs):
                tally.add(batch)
                show(tally)
    except KeyboardInterrupt:
        stopped = True
    for line in summary(tally, time.monotonic() - started):
        print(line)
    if tally.violation is not None:
        report(plan, tally.violation, tally.number, folder)
        return NO
    if stopped:
        print(f"stopped, with {count(args.games - tally.games, 'game')} still to play; no violation so far")
        return INTERRUPTED
    print("no violation")
    return DONE


# what to play


def make_plan(args: argparse.Namespace) -> Plan:
    """The games asked for. One of each size is dealt at once, so that what cannot be played is refused here."""
    sets = read_sets(args.game, args.sets)
    options = tuple(read_option(text) for text in args.option)
    sizes = read_sizes(args.players) if args.players else sizes_of(args.game, sets, options)
    for players in sizes:
        begin(Deal(args.game, players, 1, sets, options))
    return Plan(args.game, sizes, args.seed, sets, options, args.longest)


def sizes_of(game: str, sets: tuple[str, ...], options: tuple[tuple[str, object], ...]) -> tuple[int, ...]:
    """Every number of players that the game can be dealt to."""
    sizes, refusal = [], None
    for players in DEALT:
        try:
            begin(Deal(game, players, 1, sets, options))
            sizes.append(players)
        except BadOption as wrong:
            refusal = wrong
    if not sizes and refusal is not None:
        raise refusal
    return tuple(sizes)


# telling


def heading(plan: Plan, games: int) -> Iterator[str]:
    what = [f"{count(games, 'game')} of the {plan.game} game"]
    if plan.sets:
        what.append(" + ".join(plan.sets))
    what += [f"{name} {value}" for name, value in plan.options]
    what.append(f"{', '.join(map(str, plan.sizes))} players in turn · seed {plan.seed}")
    yield " · ".join(what)
    yield describe_version()
    yield laws_in_words((plan.game,))


def laws_in_words(games: tuple[str, ...]) -> str:
    """Which laws there are for these games and how often each is looked at."""
    mine = [law for law in LAWS if set(law.games) & set(games)]
    always = [law.name for law in mine if law.every == 1]
    sampled = [f"{law.name} ({law.every})" for law in mine if law.every > 1 and not law.at_end]
    at_end = [f"{law.name} ({law.every})" for law in mine if law.at_end]
    parts = [
        f"At every decision: {', '.join([*always, 'every game ends'])}.",
        f"At one decision in so many, the seed of the game says which: {', '.join(sampled)}.",
        f"When one game in so many is over: {', '.join(at_end)}.",
    ]
    return "\n".join(textwrap.fill(part, WIDTH, subsequent_indent="  ") for part in parts)


@contextmanager
def progress(games: int) -> Iterator[Callable[[Tally], None]]:
    """A bar on a terminal, else a line now and then; call what it gives with the tally."""
    console = Console(file=sys.stdout)
    if not console.is_terminal:
        yield Lines(games)
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda tally: bar.update(task, completed=tally.games)


class Lines:
    """Progress where nobody watches: a line for each twentieth of the games."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.said = 0

    def __call__(self, tally: Tally) -> None:
        share = tally.games * LINES // self.games
        if share > self.said and tally.games < self.games:
            self.said = share
            print(f"{tally.games:,} of {count(self.games, 'game')}, {count(tally.decisions, 'decision')}", flush=True)


def summary(tally: Tally, seconds: float) -> Iterator[str]:
    rate = tally.games / seconds if seconds > 0 else 0
    done = [count(tally.games, "game"), count(tally.decisions, "decision"), f"{seconds:.1f} s"]
    yield " · ".join([*done, f"{rate:,.0f} games/s", f"checksum {tally.checksum:08x}"])
    if tally.longest_deal is not None:
        yield f"longest: {count(tally.longest, 'decision')}, {describe(tally.longest_deal)}"


def report(plan: Plan, broken: Violation, number: int, folder: Path) -> None:
    """Say what is broken, and write the record with which it can be looked at."""
    print(f"broken: {broken}")
    file = folder / f"broken-{plan.game}-{broken.deal.players}-{broken.deal.seed}.sixgun"
    try:
        file.write_text(retell(broken.deal, broken.moves).record(), encoding="utf-8")
        print(f"record: {file}")
    except Exception as wrong:  # the violation is told even where it keeps the record from being written
        print(f"record: none, because of {type(wrong).__name__}: {wrong}")
    print(f"again:  {shlex.join(words_for(plan, number))}")


def words_for(plan: Plan, number: int) -> list[str]:
    """The command that plays just this game."""
    words = f"sixgun soak --game {plan.game} --seed {plan.seed} --first {number} --games 1".split()
    if plan.sets:
        words += ["--sets", ",".join(str(FOLDERS.get(name, name)) for name in plan.sets)]
    words += ["--players", ",".join(map(str, plan.sizes))]
    for name, value in plan.options:
        words += ["--option", write_option(name, value)]
    if plan.longest != LONGEST:
        words += ["--longest", str(plan.longest)]
    return words
