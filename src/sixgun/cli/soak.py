"""`sixgun soak`: play many games at random and hold them against the laws."""

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixgun.cli.arguments import GAMES, SETS_HELP, at_least, read_option, read_sets, read_sizes
from sixgun.cli.exit_code import DONE, INTERRUPTED, NO
from sixgun.errors import ECHO, BadOption, SixgunError, clipped

if TYPE_CHECKING:
    from sixgun.laws.soak import Plan

EXITS: Final = {DONE: "all laws hold", NO: "one is broken"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play many games at random and hold them against the laws, up to the first that is broken."
    parser.epilog = """\
The same seed plays the same games whatever --jobs says, with the engine interpreted and compiled: the checksum
shows it. A law that is broken is told with the move, and the game is written into a record."""
    add = parser.add_argument
    add("--laws", action="store_true", help="list the laws and how often each is looked at, and play nothing")
    add("--games", type=at_least(1), default=1000, metavar="N", help="how many (default: 1000)")
    add("--seed", type=at_least(0), default=1, metavar="S", help="which games (default: 1)")
    add("--game", choices=GAMES, default="card", help="default: card")
    add("--sets", metavar="NAME,…", help=SETS_HELP)
    add("--players", metavar="SIZES", help="as in 4-7 or 3,5,8 (default: every size there is)")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option; may come several times")
    add("--mixed", action="store_true", help="every mix of the sets, and in every other game other options")
    add("--jobs", type=at_least(1), default=1, metavar="J", help="processes (default: 1)")
    add("--first", type=at_least(0), default=0, metavar="N", help="begin with game N of this seed (default: 0)")
    add("--longest", type=at_least(1), metavar="N", help="decisions a game may take (default: no game takes so many)")
    add("--records", default=".", metavar="FOLDER", help="where the record of a violation goes (default: here)")
    add("--json", action="store_true", help="for programs: one object at the end")


def run(args: argparse.Namespace) -> int:
    from sixgun.cli import soak_report
    from sixgun.laws.soak import Tally, soak

    if args.laws:
        laws = soak_report.laws_in_words(GAMES)
        print(json.dumps(soak_report.laws_as_json(), indent=1) if args.json else laws)
        return DONE
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
        if not args.json:
            for line in soak_report.heading(plan, args.games):
                print(line, flush=True)
        with soak_report.progress(args.games, quiet=args.json) as show:
            for batch in soak(plan, args.first, args.games, args.jobs):
                tally.add(batch)
                show(tally)
    except KeyboardInterrupt:
        stopped = True
    report = soak_report.Report(plan, tally, time.monotonic() - started, args.games, folder)
    if args.json:
        print(json.dumps(report.as_json(), indent=1))
    else:
        print(*report.lines(), sep="\n")
    return NO if tally.violation is not None else INTERRUPTED if stopped else DONE


def make_plan(args: argparse.Namespace) -> "Plan":
    """The games asked for. One of each size is dealt at once, so that what cannot be played is refused here."""
    from sixgun.deal import Deal
    from sixgun.game import begin
    from sixgun.laws import LONGEST
    from sixgun.laws.soak import Plan

    sets = read_sets(args.game, args.sets)
    options = tuple(read_option(text) for text in args.option)
    sizes = read_sizes(args.players) if args.players else sizes_of(args.game, sets, options)
    for players in sizes:
        begin(Deal(args.game, players, 1, sets, options))
    return Plan(args.game, sizes, args.seed, sets, options, args.longest or LONGEST, args.mixed)


def sizes_of(game: str, sets: tuple[str, ...], options: tuple[tuple[str, object], ...]) -> tuple[int, ...]:
    """Every number of players that the game can be dealt to."""
    from sixgun.deal import Deal
    from sixgun.game import begin
    from sixgun.kernel.roles import DEALT

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
