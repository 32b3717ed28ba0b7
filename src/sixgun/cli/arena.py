"""`sixgun arena`: one bot instead of another on the same deals, and what it wins more."""

import argparse
import sys
from functools import partial

from sixgun.cli.bot_arguments import EXITS
from sixgun.cli.bot_arguments import add_arguments as add_common
from sixgun.errors import BadOption
from sixgun.extra import MissingExtra

__all__ = ["EXITS", "add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Measure bots on duplicate deals: each deal is played by the bot of --against alone, and again with one seat\n"
        "changed, for every seat. Differences are paired and told by role and number of players, never pooled. With\n"
        "--among both sit among other bots, each in every seat in turn."
    )
    parser.add_argument("--bots", metavar="BOT,…", help="who is measured (default: those of --bot)")
    parser.add_argument("--against", default="greenhorn", metavar="BOT", help="with whom (default: greenhorn)")
    among = "who else plays (default: the bot of --against); also karma, the style of other programs, in the card game"
    parser.add_argument("--among", metavar="BOT", help=among)
    parser.add_argument("--no-ratings", action="store_true", help="leave the OpenSkill ratings out")
    add_common(parser, "deals at tables of each size")


def run(args: argparse.Namespace) -> int:
    from sixgun.arena import duel_report
    from sixgun.arena.duel import Duel, play_deals
    from sixgun.arena.ratings import Ratings
    from sixgun.arena.roster import check_company
    from sixgun.cli.bot_runs import Run, make_plan

    if not args.bots and not args.bot:
        raise BadOption("nobody is measured; name bots with --bots, or programs with --bot")
    plan = make_plan(args, also=(args.against,))
    who = f"{', '.join(plan.bots)} against {args.against}"
    among = ""
    if args.among and args.among != args.against:
        check_company(args.game, args.among, plan.programs)
        among = args.among
        who += f" among {among}"
    under_way = Run(args, plan, "deals", who)
    duel = Duel()
    ratings: dict[int, Ratings] = {}
    rated = not args.no_ratings and can_rate()
    for found in under_way.results(partial(play_deals, plan, args.against, among=among)):
        duel.add(found)
        for outcome in found.games if rated else ():
            ratings.setdefault(len(outcome.roles), Ratings()).count(outcome)
    return under_way.tell(
        duel.done,
        lambda: duel_report.lines(duel, args.against, ratings, among),
        lambda: duel_report.rows(duel, args.against, among),
        lambda: duel_report.as_json(duel, args.against, ratings, among),
        lambda: duel_report.panels(duel, args.against, among),
        duel.failures,
    )


def can_rate() -> bool:
    from sixgun.arena.ratings import Ratings

    try:
        Ratings()
    except MissingExtra as missing:
        print(f"sixgun: there will be no ratings: {missing}", file=sys.stderr)
        return False
    return True
