"""Break the engine on purpose, one rule at a time: a scenario that claims the rule has to fail.

    python -m tools.break_rules            # every break; exit 1 if one of them goes unnoticed
    python -m tools.break_rules C43 X26    # those of some rules

A break that no scenario of its rules notices means that their claims are hollow. It needs the interpreted engine.
"""

import argparse
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

os.environ.setdefault("SIXGUN_PURE", "1")
ROOT = Path(__file__).resolve().parent.parent

from sixgun.cardgame.force import KNOWN  # noqa: E402
from sixgun.scenario import Scenario, find_files, read_file, run  # noqa: E402
from sixgun.version import is_interpreted  # noqa: E402
from tools.broken import Break, breaks  # noqa: E402 - the form comes first

PATIENCE = 2
"""Seconds of work after which a scenario on a broken engine counts as failed: a broken rule may never end."""


@dataclass(frozen=True)
class Result:
    """How a break went: the scenarios that claim one of its rules, and those of them that noticed."""

    brk: Break
    claiming: int
    noticed: list[Scenario]


@contextmanager
def broken(brk: Break) -> Iterator[None]:
    """The engine with one rule broken, and whole again afterwards."""
    changes = [change for patch in brk.patches for change in patch.changes()]
    saved = [(owner, name, vars(owner).get(name, changes)) for owner, name, _ in changes]
    for owner, name, value in changes:
        setattr(owner, name, value)
    KNOWN.clear()  # what abilities come to is worked out anew
    try:
        yield
    finally:
        KNOWN.clear()
        for owner, name, value in reversed(saved):
            if value is changes:  # it was inherited
                delattr(owner, name)
            else:
                setattr(owner, name, value)


def give_up(number: int, frame: FrameType | None) -> None:
    raise TimeoutError


def notices(scenario: Scenario) -> bool:
    """Whether a scenario fails, in whatever way, on the engine as it is now."""
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        return not run(scenario).holds
    except (AttributeError, NameError, TypeError):
        raise  # the break speaks of an engine that is no more, and would pass for noticed
    except Exception:  # a broken engine may do anything else, and all of it is noticed
        return True
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def try_break(brk: Break, scenarios: Sequence[Scenario]) -> Result:
    claiming = [scenario for scenario in scenarios if set(brk.rules) & set(scenario.rules)]
    with broken(brk):
        return Result(brk, len(claiming), [scenario for scenario in claiming if notices(scenario)])


def main(words: Sequence[str] | None = None) -> int:
    """0 every break was noticed, 1 some were not, 2 wrong use."""
    parser = argparse.ArgumentParser(prog="break_rules.py", description=__doc__.split("\n")[0])
    parser.add_argument("rules", nargs="*", metavar="RULE", help="break these rules only, such as C43")
    parser.add_argument("--verbose", action="store_true", help="name the scenarios that notice")
    args = parser.parse_args(words)
    if not is_interpreted():
        parser.error("only the sources can be broken; run it with SIXGUN_PURE=1")
    signal.signal(signal.SIGVTALRM, give_up)
    chosen = [brk for brk in breaks() if not args.rules or set(args.rules) & set(brk.rules)]
    if not chosen:
        parser.error(f"no break is known for {', '.join(args.rules)}")
    scenarios = [scenario for file in find_files([ROOT / "scenarios"]) for scenario in read_file(file)]
    wrong = [scenario.name for scenario in scenarios if notices(scenario)]
    if wrong:
        parser.error(f"the scenarios have to hold before anything is broken; this one does not: {wrong[0]}")
    unnoticed = 0
    for brk in chosen:
        result = try_break(brk, scenarios)
        unnoticed += not result.noticed
        word = f"{len(result.noticed):>3} of {result.claiming:>3}" if result.noticed else "UNNOTICED "
        print(f"{word}  {', '.join(brk.rules)}: {brk.what}", flush=True)
        if args.verbose:
            for scenario in result.noticed:
                print(f"              {scenario.name}")
    print(f"{len(chosen)} breaks, {unnoticed} unnoticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
