"""`sixgun scenario run FILE-or-FOLDER …`: do the rules hold as the scenarios say?"""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixgun.cli.exit_code import DONE, NO, WRONG_USE
from sixgun.errors import meant, quoted

if TYPE_CHECKING:
    from sixgun.scenario import Bots, Scenario, ScenarioOutcome, WrongFile

EXITS: Final = {DONE: "all hold", NO: "some fail", WRONG_USE: "wrong use, or a file is wrong and nothing was run"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the verb understands."""
    things = parser.add_subparsers(dest="thing", metavar="run", required=True)
    runs = things.add_parser(
        "run",
        help="run scenario files",
        description="Run scenarios, a line each; of a failure what was expected, what is, what was legal.",
    )
    runs.add_argument(
        "paths", nargs="+", type=Path, metavar="FILE-or-FOLDER", help="scenario files, or folders of them"
    )
    runs.add_argument("--json", action="store_true", help="print one JSON object for programs")
    runs.add_argument("--quiet", action="store_true", help="print only what fails, and the summary")


def run(args: argparse.Namespace) -> int:
    """Read everything, then run everything."""
    from sixgun.scenario import run as run_scenario

    scenarios, wrong = read_all(args.paths)
    if wrong:
        report_wrong_files(wrong, args.json)
        return WRONG_USE
    outcomes = []
    bots = bots_for(scenarios)
    for scenario in scenarios:
        outcome = run_scenario(scenario, bots)
        outcomes.append(outcome)
        if not args.json and not (args.quiet and outcome.holds):
            print(in_text(outcome), flush=True)
    failed = sum(not outcome.holds for outcome in outcomes)
    if args.json:
        print(json.dumps(in_json(outcomes), ensure_ascii=False, indent=2))
    else:
        print(f"{count(len(outcomes), 'scenario')}: {len(outcomes) - failed} ok, {failed} failed")
    return NO if failed else DONE


def read_all(paths: list[Path]) -> "tuple[list[Scenario], list[WrongFile]]":
    """All scenarios, and what is wrong with the files that hold none."""
    from sixgun.scenario import WrongFile, find_files, read_file

    scenarios: list[Scenario] = []
    wrong: list[WrongFile] = []
    try:
        files = find_files(paths)
    except WrongFile as error:
        return [], [error]
    for file in files:
        try:
            scenarios += read_file(file)
        except WrongFile as error:
            wrong.append(error)
    return scenarios, [*wrong, *unknown_levels(scenarios)]


def bots_for(scenarios: "list[Scenario]") -> "Bots | None":
    """The bots, where a scenario asks them: to load them takes longer than most scenarios."""
    from sixgun.scenario import Ask

    if not any(isinstance(step, Ask) for scenario in scenarios for step in scenario.steps):
        return None
    from sixgun.bots.at_position import BotsAtPosition

    return BotsAtPosition()


def unknown_levels(scenarios: "list[Scenario]") -> "list[WrongFile]":
    """What is wrong with steps that ask bots nobody has heard of."""
    from sixgun.scenario import Ask, WrongFile

    asks = [(scenario.file, step) for scenario in scenarios for step in scenario.steps if isinstance(step, Ask)]
    if not asks:
        return []
    from sixgun.bots import BOTS

    wrong = []
    for file, step in asks:
        for level in step.levels:
            if level not in BOTS:
                there = meant(level, BOTS) or f"there is {', '.join(BOTS)}"
                wrong.append(WrongFile(file, step.line, f"there is no bot {quoted(level)}; {there}"))
    return wrong


def report_wrong_files(wrong: "list[WrongFile]", as_json: bool) -> None:
    if as_json:
        errors = [{"file": str(each.file), "line": each.line, "problem": each.problem} for each in wrong]
        print(json.dumps({"errors": errors}, ensure_ascii=False, indent=2))
        return
    for each in wrong:
        print(each, file=sys.stderr)
    print(f"{count(len(wrong), 'file')} wrong, nothing run", file=sys.stderr)


def in_text(outcome: "ScenarioOutcome") -> str:
    """One line, and for a failure what was expected, what is, and what was legal.

    The place comes last and bare, so that terminals make a link of it.
    """
    scenario = outcome.scenario
    word = "ok" if outcome.holds else "FAILED"
    lines = [f"{word:<7} {scenario.name}  {scenario.file}:{scenario.line}"]
    for failure in outcome.failures:
        lines.append(f"        line {failure.line}, {failure.what}")
        lines.append(f"          expected: {failure.expected}")
        lines.append(f"          is:       {failure.found}")
    if not outcome.holds:
        legal = ", ".join(outcome.legal)
        lines.append(f"        {outcome.asked} is asked; legal: {legal}" if legal else "        the game is over")
    return "\n".join(lines)


def in_json(outcomes: "list[ScenarioOutcome]") -> dict[str, object]:
    """Everything, for programs."""
    return {
        "scenarios": [
            {
                "name": outcome.scenario.name,
                "file": str(outcome.scenario.file),
                "line": outcome.scenario.line,
                "rules": outcome.scenario.rules,
                "ok": outcome.holds,
                "failures": [vars(failure) for failure in outcome.failures],
                "asked": outcome.asked,
                "legal": outcome.legal,
            }
            for outcome in outcomes
        ],
        "ok": sum(outcome.holds for outcome in outcomes),
        "failed": sum(not outcome.holds for outcome in outcomes),
    }


def count(n: int, what: str) -> str:
    """A number with its noun.

    >>> count(1, "file"), count(2, "file")
    ('1 file', '2 files')
    """
    return f"{n} {what}{'' if n == 1 else 's'}"
