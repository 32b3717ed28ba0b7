"""What every event and every character do together: write docs/events-shown.md, or check that no cell is empty.

    python -m tools.events_shown              # write the page
    python -m tools.events_shown --check      # fail where a cell is empty, or the page is not current
    python -m tools.events_shown --prove      # and play the scenario of every cell without the one and the other

A cell is shown by a scenario that says `together: [EVENT x CHARACTER]`, or it is said why nothing can happen. --prove
takes the event away, and then the ability: a scenario that holds all the same shows nothing. It needs the sources.
"""

import os
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

os.environ.setdefault("SIXGUN_PURE", "1")

from sixgun.cardgame.ability import Ability
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.shelf import PRINTED
from sixgun.errors import BadScenario
from sixgun.scenario import Scenario, find_files, read_file
from sixgun.text.messages import Messages
from tools import made_file
from tools.together.nothing import NOTHING
from tools.together.proof import complaint, hooks
from tools.together.touches import HOOKS, OF_CHARACTERS, OF_EVENTS, Touch

PAGE: Final = Path("docs", "events-shown.md")
COMMAND: Final = "python -m tools.events_shown"
BETWEEN: Final = " x "

Cell = tuple[str, str]
"""An event and a character."""


@dataclass
class Table:
    """Who is there, and the scenarios of each cell."""

    events: list[EventCard]
    characters: list[Ability]
    shown: dict[Cell, list[Scenario]] = field(default_factory=lambda: defaultdict(list))

    def cells(self) -> Iterator[Cell]:
        return ((event.name, character.name) for event in self.events for character in self.characters)


def survey(root: Path) -> Table:
    """The printed events and characters, and what the scenarios say."""
    found = Table(
        [event for box in PRINTED for event in box.events],
        [character for box in PRINTED for character in box.characters],
    )
    for file in find_files([root / "scenarios"]):
        for scenario in read_file(file):
            for words in scenario.together:
                event, _, character = words.partition(BETWEEN)
                found.shown[event, character].append(scenario)
    return found


def reason(cell: Cell) -> str:
    """Why nothing can happen there; nothing if something can."""
    if cell in NOTHING:
        return NOTHING[cell]
    event, character = OF_EVENTS.get(cell[0]), OF_CHARACTERS.get(cell[1])
    if event is None or character is None or event.what & character.what:
        return ""
    return f"{called(event.name)} {event.does}; {called(character.name)} {character.does}."


@cache
def called(name: str) -> str:
    """A name as people write it."""
    say = Messages()
    return say.say(next(key for key in (f"card-{name}", f"character-{name}") if say.has(key)))


def complaints(found: Table) -> Iterator[str]:
    """What is missing or wrong, a line each."""
    known = set(found.cells())
    for cell in found.shown:
        if cell not in known:
            yield f"{found.shown[cell][0].file} shows {BETWEEN.join(cell)}, which is no event and character"
    for cell in NOTHING:
        if cell in found.shown:
            yield f"nothing.py says why there is no {BETWEEN.join(cell)}, and {found.shown[cell][0].file} shows it"
    for cell in known:
        if cell not in found.shown and not reason(cell):
            event, character = OF_EVENTS.get(cell[0]), OF_CHARACTERS.get(cell[1])
            both = sorted(event.what & character.what) if event and character else ["what touches.py does not say"]
            way_out = "write a scenario, or say in nothing.py why not"
            yield f"{BETWEEN.join(cell)} is empty: both touch {', '.join(both)}; {way_out}"
    yield from undeclared(found.events, OF_EVENTS, EventCard)
    yield from undeclared(found.characters, OF_CHARACTERS, Ability)


def undeclared(abilities: Sequence[Ability], touches: dict[str, Touch], plain: type[Ability]) -> Iterator[str]:
    """Hooks that touch what touches.py does not say."""
    for ability in abilities:
        touched = touches[ability.name].what if ability.name in touches else frozenset()
        for _, name in hooks(ability, plain):
            if name in HOOKS and HOOKS[name] not in touched:
                yield f"{ability.name} has {name}, so touches.py should say that it touches {HOOKS[name]}"


def unproven(found: Table) -> Iterator[str]:
    """Scenarios that hold without the event or without the character whom they claim to show."""
    for (event, character), scenarios in sorted(found.shown.items()):
        for scenario in scenarios:
            why = complaint(scenario, event, character)
            if why:
                yield f"{scenario.file}:{scenario.line}: {event}{BETWEEN}{character}: {why}"


# the page


def page(found: Table) -> str:
    """The page, a table for each event."""
    shown = sum(cell in found.shown for cell in found.cells())
    cells = len(list(found.cells()))
    lines = [
        "# Events and characters together",
        "",
        f"Written by `{COMMAND}` from the scenarios and from what each event and each character",
        "touches (tools/together). `./check` fails when a cell is empty or this page is out of date; it also plays the",
        "scenario of every cell without the event and without the ability, and fails when one holds all the same.",
        "",
        f"{len(found.events)} events and {len(found.characters)} characters are {cells} cells:",
        f"{shown} are shown by scenarios, and of {cells - shown} it is said why nothing can happen.",
    ]
    for event in found.events:
        lines += ["", f"## {called(event.name)}", "", "| | |", "|---|---|"]
        lines += [f"| {called(character.name)} | {told(found, event, character)} |" for character in found.characters]
    return "\n".join(lines) + "\n"


def told(found: Table, event: EventCard, character: Ability) -> str:
    """A cell: its scenarios, or why there is none."""
    cell = event.name, character.name
    scenarios = found.shown.get(cell, [])
    links = [f"[{scenario.name}](../{scenario.file.as_posix()})" for scenario in scenarios]
    return "; ".join(links) if links else f"*nothing:* {reason(cell)}"


def main(words: Sequence[str] | None = None) -> int:
    """0 done or all well, 1 something is missing, stale or not proven, 2 wrong use."""
    parser = made_file.command("events_shown", __doc__)
    parser.add_argument("--prove", action="store_true", help="play every cell without the one and without the other")
    args = parser.parse_args(words)
    try:
        found = survey(Path())
    except BadScenario as error:
        print(error, file=sys.stderr)
        return 2
    if not args.check and not args.prove:
        made_file.write(PAGE, page(found))
    wrong = [*complaints(found), *(unproven(found) if args.prove else ())]
    if args.check:
        wrong += made_file.complaints(parser, PAGE, page(found))
    cells = len(list(found.cells()))
    print("\n".join(wrong) or f"{cells} cells, none empty" + (", every scenario proven" if args.prove else ""))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
