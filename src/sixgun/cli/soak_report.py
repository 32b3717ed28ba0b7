"""What `sixgun soak` tells: which games and laws, how far it is, and what it found."""

import shlex
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sixgun.cardgame.shelf import FOLDERS
from sixgun.cli.arguments import write_option
from sixgun.laws import LAWS, LONGEST, Violation, describe, retell
from sixgun.laws.soak import Plan, Tally
from sixgun.laws.trial import count
from sixgun.version import describe as describe_version

LINES: Final = 20
"""Lines of progress in all, where there is no terminal to draw a bar on."""

WIDTH: Final = 100


def heading(plan: Plan, games: int) -> Iterator[str]:
    what = [f"{count(games, 'game')} of the {plan.game} game"]
    if plan.sets:
        what.append(" + ".join(plan.sets) + (" in every mix" if plan.mixed else ""))
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
def progress(games: int, quiet: bool = False) -> Iterator[Callable[[Tally], None]]:
    """A bar on a terminal, else a line now and then; call what it gives with the tally."""
    if quiet or not sys.stdout.isatty():
        yield (lambda tally: None) if quiet else Lines(games)
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    with Progress(*columns, transient=True) as bar:
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


def laws_as_json() -> list[dict[str, Any]]:
    """The laws, for programs."""
    return [{"name": law.name, "games": list(law.games), "every": law.every, "at_end": law.at_end} for law in LAWS]


@dataclass(frozen=True)
class Report:
    """What a run has found."""

    plan: Plan
    tally: Tally
    seconds: float
    games: int
    """How many were asked for."""
    folder: Path
    """Where the record of a violation goes."""

    def lines(self) -> Iterator[str]:
        """For people."""
        tally = self.tally
        rate = tally.games / self.seconds if self.seconds > 0 else 0
        done = [count(tally.games, "game"), count(tally.decisions, "decision"), f"{self.seconds:.1f} s"]
        yield " · ".join([*done, f"{rate:,.0f} games/s", f"checksum {tally.checksum:08x}"])
        if tally.longest_deal is not None:
            turns = f" in {count(tally.turns, 'turn')}" if tally.turns else ""
            yield f"longest: {count(tally.longest, 'decision')}{turns}, {describe(tally.longest_deal)}"
        if tally.violation is not None:
            yield f"broken: {tally.violation}"
            file, why = self.keep(tally.violation)
            yield f"record: none, because of {why}" if file is None else f"record: {file}"
            yield f"again:  {shlex.join(words_for(self.plan, tally.number))}"
        elif tally.games < self.games:
            yield f"stopped, with {count(self.games - tally.games, 'game')} still to play; no violation so far"
        else:
            yield "no violation"

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        plan, tally = self.plan, self.tally
        found: dict[str, Any] = {
            "game": plan.game,
            "sets": list(plan.sets),
            "options": dict(plan.options),
            "players": list(plan.sizes),
            "seed": plan.seed,
            "games": tally.games,
            "complete": tally.games == self.games,
            "decisions": tally.decisions,
            "longest": tally.longest,
            "turns": tally.turns,
            "checksum": f"{tally.checksum:08x}",
            "holds": tally.violation is None,
        }
        if tally.violation is not None:
            file, _ = self.keep(tally.violation)
            found["broken"] = str(tally.violation)
            found["record"] = None if file is None else str(file)
            found["again"] = words_for(plan, tally.number)
        return found

    def keep(self, broken: Violation) -> tuple[Path | None, str]:
        """Write the record with which a violation can be looked at: its file, or why there is none."""
        file = self.folder / f"broken-{self.plan.game}-{broken.deal.players}-{broken.deal.seed}.sixgun"
        try:
            file.write_text(retell(broken.deal, broken.moves).record(), encoding="utf-8")
        except Exception as wrong:  # the violation is told even where it keeps the record from being written
            return None, f"{type(wrong).__name__}: {wrong}"
        return file, ""


def words_for(plan: Plan, number: int) -> list[str]:
    """The command that plays just this game."""
    words = f"sixgun soak --game {plan.game} --seed {plan.seed} --first {number} --games 1".split()
    if plan.sets:
        words += ["--sets", ",".join(str(FOLDERS.get(name, name)) for name in plan.sets)]
    words += ["--players", ",".join(map(str, plan.sizes))]
    for name, value in plan.options:
        words += ["--option", write_option(name, value)]
    if plan.mixed:
        words.append("--mixed")
    if plan.longest != LONGEST:
        words += ["--longest", str(plan.longest)]
    return words
