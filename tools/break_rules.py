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
from itertools import islice
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


def that_notice(brk: Break, scenarios: Sequence[Scenario]) -> Iterator[Scenario]:
    """Of the scenarios that claim one of its rules, those that fail when it is broken."""
    for scenario in scenarios:
        if set(brk.rules) & set(scenario.rules):
            with broken(brk):
                noticed = notices(scenario)
            if noticed:
                yield scenario


def main(words: Sequence[str] | None = None) -> int:
    """0 every break was noticed, 1 some were not, 2 wrong use."""
    parser = argparse.ArgumentParser(prog="break_rules.py", description=__doc__.split("\n")[0])
    parser.add_argument("rules", nargs="*", metavar="RULE", help="break these rules only, such as C43")
    parser.add_argument("--verbose", action="store_true", help="name all scenarios that notice, and not only one")
    args = parser.parse_args(words)
    if not is_interpreted():
        parser.error("only the sources can be broken; run it with SIXGUN_PURE=1")
    signal.signal(signal.SIGVTALRM, give_up)
    chosen = [brk for brk in breaks() if not args.rules or set(args.rules) & set(brk.rules)]
    if not chosen:
        parser.error(f"no break is known for {', '.join(args.rules)}")
    scenarios = [scenario for file in find_files([ROOT / "scenarios"]) for scenario in read_file(file)]
    sound: set[str] = set()
    unnoticed = 0
    for brk in chosen:
        noticing = that_notice(brk, scenarios)
        named = list(noticing if args.verbose else islice(noticing, 1))
        unnoticed += not named
        print(f"{', '.join(brk.rules)}: {brk.what}: {'noticed by' if named else 'UNNOTICED'}", flush=True)
        for scenario in named:
            if scenario.name not in sound and notices(scenario):
                parser.error(f"a scenario has to hold before anything is broken; this one does not: {scenario.name}")
            sound.add(scenario.name)
            print(f"    {scenario.name}")
    print(f"{len(chosen)} breaks, {unnoticed} unnoticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
