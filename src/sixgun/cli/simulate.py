"""`sixgun simulate`: many games of bots, and who won them."""

import argparse
from functools import partial

from sixgun.cli.bot_arguments import EXITS
from sixgun.cli.bot_arguments import add_arguments as add_common

__all__ = ["EXITS", "add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play many games with bots in all seats: win rates by role and character, with 95 % intervals."
    several = "who plays; several go round the table from game to game (default: greenhorn, or those of --bot)"
    parser.add_argument("--bots", metavar="BOT,…", help=several)
    add_common(parser, "games at tables of each size")


def run(args: argparse.Namespace) -> int:
    from sixgun.arena import survey_report
    from sixgun.arena.survey import Survey, play_some
    from sixgun.cli.bot_runs import Run, make_plan

    if not args.bots and not args.bot:
        args.bots = "greenhorn"
    plan = make_plan(args)
    under_way = Run(args, plan, "games", ", ".join(plan.bots))
    survey = Survey()
    for found in under_way.results(partial(play_some, plan)):
        survey.add(found)
    return under_way.tell(
        survey.done,
        lambda: survey_report.in_words(survey),
        lambda: survey_report.rows(survey),
        lambda: survey_report.as_json(survey),
        lambda: survey_report.panels(survey),
        survey.failures,
    )
