"""The page about the analysis, docs/analysis.md: how it is done, and what was measured, from docs/analysis.json.

python -m tools.analysis_page           writes docs/analysis.md
python -m tools.analysis_page --check   exits with 1 when that file is not current
"""

import json
import sys
from collections.abc import Iterator, Mapping
from math import hypot
from pathlib import Path
from typing import Any, Final

from sixgun.analysis.rollout import GAMES
from sixgun.judge.numbers import OPEN, SEAT, read
from sixgun.lab.stats import Z
from tools.analysis_trial import judged_by
from tools.ladder_page import grid
from tools.made_file import make

HERE: Final = Path("docs/analysis.md")
BOOK: Final = Path("docs/analysis.json")

BEGINNING: Final = """\
# What happened, and why

Written by `python -m tools.analysis_page` from [analysis.json](analysis.json): change neither by hand.

`sixgun analyse RECORD` goes through a finished game: each side's chance step by step, the turning points, everybody's
luck and decisions, what would have been better, what could be believed about the roles. `--json` gives all of it to
programs, `--seat C` leaves the mistakes of one player. In Python it is `game.analyse()`, and as it grows
`sixgun.analysis.growing(game)`. The same record and seed give the same analysis.

## The judge

`sixgun.analysis.judge_of(deal)` says how likely the law, the Outlaws and a Renegade win from a position (at a table of
three: the Deputy, the Outlaw, the Renegade). It is a softmax over facts: the life points, cards, weapons and shelters
of each role, which cards it holds and has in play, kind by kind, whose turn it is and who is next, who is shot at, who
could shoot at whom, how many rounds were played, who each character is, in the dice game also who sits where; and over
some units (16 or more), each a weighted sum of the facts where it is above nought, which say what no such sum does
alone; where there were very many games to learn from, over units that look at these units, too. The numbers are trained
on games that gunslingers played among themselves, for each game, set of cards and size of table; all sets of events
count as one. A kind of table that has none takes the numbers of the likest. At a table of three, where each hunts one
other, all roles moved on by one are the same game, so there each position teaches three times.

- `judge.open(view)` sees everything.
- `judge.seen(view, chances)` sees what a seat sees: each fact counts as far as a seat is likely to have a role, and a
  card that it does not know as what an unknown card usually is. It has numbers of its own, so that it is as sure as
  such a look allows.
- `sixgun.analysis.rollout.roll_out(game, seat)` takes its time: gunslingers who go on learning play the position to
  its end 150 times, with other luck, and for a seat with other roles and cards that fit what it sees. It says its
  standard error.

## How a chance is split into luck and decisions

The value of a position is each side's chance if gunslingers play on from there. To find it, gunslingers play the turn
to its end, 40 times with other luck, and the judge looks at each table as the next turn begins.

A gunslinger sits in every seat, hears what the player hears, and is asked whenever the player is. Where the player
moves as that gunslinger would and nothing falls by chance, the value stays as it was: it had foreseen that move. So it
changes for three reasons only:

- **Luck.** Where something falls by chance (cards drawn, draw!, dice), the move before it is played 40 times more with
  other luck. What really came, less the mean of what might have come, is the luck of whoever drew or rolled. It is zero
  on average by its nature, however good or bad the judge may be. Every game is held against luck of its own: were it
  the same in all, the few dice that are tried out at the first moves would favour the same role again and again.
- **A decision.** Where the player moves otherwise, both moves are tried out in the same worlds: tables that look to his
  seat exactly as the real one does, with roles as likely as he could believe them. What his move is worth more or less
  than the gunslinger's, on average over these worlds, is his decision. So a decision is judged by what he could know.
  What it did beyond that, because of roles and cards that he could not know, is his luck.
- **Drift.** The judge sees a turn farther than before and thinks otherwise, though nothing has happened. It is nobody's
  luck, and `drift` says how much of a side's luck it is: that is the judge's own error, to be read beside the others.

Drift is what is left of a step when luck and decision are taken from its change, so the sum holds for every step, and
so for the game: start + luck + decisions = result, for every side, whatever was tried out; the luck of a side is that
of all players and the drift. Errors of what was tried out only move something from one part to another, and each part
says its own. `tests/analysis/test_identity.py` holds the sum.

*Decisions* can be above zero, for one can play better than a gunslinger. What is **given away** never is: it is the
chance with the best answer less that with the one given. Among many answers one always looks better than it is, so the
best is found in some worlds and held against the one given in others. An answer that could still be given later in the
same turn counts only when it is let go. Nothing is called a mistake that costs less than 2 points or less than 1.96 of
its own standard errors.

Two things to keep in mind. The judge and all who play on are gunslingers: where they are blind, so is the verdict. And
the error is that of trying things out; what the judge himself gets wrong is in the tables below.
"""

SPEED: Final = """
Of one core: a look at a table of eight with everything open and as a seat, a roll-out of 150 games from an early
position there, and the whole analysis of a game of seven.
"""

CALIBRATION: Final = """
Games of gunslingers that the judge was not fitted to. *Error*: the expected calibration error in ten bins, all sides
together, in points; behind it, in brackets, the error that a judge who is right would show by luck in so many games.
*Better*: by how much its Brier score is better than that of the base rates by role, with its standard error. *By the
clock* means after a quarter, a half and three quarters of the turns that games of the kind last on average: a moment
that one can know. *In hindsight* means after that part of the game's own questions. Nobody who sits at the table knows
when that is: at half of a short game a side is about to win quickly, so there even a judge who is right seems wrong.
"""

BOUND: Final = """
Positions in the middle of games by the clock, with everything open, each played out again and again by gunslingers who
know what those at the table knew. From how often each side wins it follows by how much the best of judges, who knows
these chances, would be better than the base rates: no judge can do more, for the rest is luck that is still to come.
Beside it what `roll_out` reaches with its 150 games, which follows from the same chances, what our judge reaches at the
same positions with one look, and what is *left*: the difference, which is surer than either, since some positions are
easier to judge for anybody. What our judge reaches in the games of the tables above and what is left come to *the best
there*. With 95 % intervals.
"""

OUTLOOK: Final = """
The outlook by which legends and myths judge a world that they cut short, a softmax over some of the judge's facts with
numbers of their own for the opening, while nobody is out and nothing lies before anybody. Held to games at the first
turn that begins in each quarter of a game of usual length: the same measures, with everything open, on games that it
was not fitted to. At tables of three there is none.
"""

LUCK: Final = """
Gunslingers in all seats. Their mean luck should be zero for every role. In points of the own side's chance a player,
with 95 % intervals.
"""

LADDER: Final = """
Games with all rungs at the table. At every question each rung says what it would answer there, and all these answers
are tried out in the same worlds. In points a hundred decisions, with 95 % intervals; *less* is how much less a rung
gives away than the one below it, which is the sharper comparison, for both were asked the same questions. The legend
tries 24 worlds a decision.
"""


HOW: Final = """
One kind of table is fitted in a minute or two of one core, those of three players in ten; all have seeds of their own.
What was played is kept under build/ as long as engine, bots and facts are the same, so each can be broken off and goes
on where it stopped.
"""


def page(book: Mapping[str, Any], judge: Mapping[str, Any]) -> str:
    """The whole page: from what was measured, and the file of the judge's numbers."""
    parts = [BEGINNING, "\n## How long it takes\n", SPEED, *speed(book.get("speed", {}))]
    parts += ["\n## Calibration\n", CALIBRATION, *behind(judge), *calibration(book.get("calibration", {}))]
    parts += ["\n## What could be known\n", BOUND, *bound(book, judge["made_by"])]
    parts += ["\n## The outlook of dreaming bots\n", OUTLOOK, *outlook(book.get("outlook", {}))]
    parts += ["\n## Is luck luck?\n", LUCK, *luck(book.get("luck", {}))]
    parts += ["\n## Do better bots give less away?\n", LADDER, *ladder(book.get("ladder", {}))]
    parts += ["\n## Measured how\n", *commands(book)]
    return "".join(parts)


def behind(judge: Mapping[str, Any]) -> Iterator[str]:
    """Which kinds of table have numbers of before, fitted to other bots and fewer facts."""
    old = [name for name in judge["fits"] if name not in judge["made_by"]]
    if old:
        yield f"\nStill by the numbers of earlier bots, and not held out since: {', '.join(sorted(old))}.\n"


def speed(cells: Mapping[str, Any]) -> Iterator[str]:
    rows = []
    for game, cell in sorted(cells.items()):
        looks = [f"{1000 * cell[way]:.2f} ms" for way in (OPEN, SEAT)]
        told = f"{cell['seven']:.1f} s for {cell['moves']} moves"
        rows.append([game, *looks, f"{cell['roll_out']:.2f} s", told])
    yield from grid(("game", "a look", "as a seat", "a roll-out", "a game of seven"), rows)


def calibration(cells: Mapping[str, Any]) -> Iterator[str]:
    for clock, title in (("clock", "By the clock"), ("hindsight", "In hindsight")):
        yield f"\n### {title}\n"
        for way, told in ((OPEN, "With everything open"), (SEAT, "As the seat asked could know it")):
            yield f"\n{told}:\n"
            head = ["table", "fitted to", "held to", *(f"error {part}" for part in PARTS)]
            head += [f"better {part}" for part in PARTS]
            yield from grid(head, [calibrated(name, cells[name], clock, way) for name in sorted(cells)])


PARTS: Final = {"¼": 0.25, "½": 0.5, "¾": 0.75}


def calibrated(name: str, cell: Mapping[str, Any], clock: str, way: str) -> list[str]:
    found = [cell[f"{clock} {part} {way}"] for part in PARTS.values()]
    errors = [f"{100 * each['error']:.1f} ({100 * each['noise']:.1f})" for each in found]
    better = [f"{100 * each['better']:.1f} ± {100 * each['better_error']:.1f} %" for each in found]
    fitted = f"{cell['fitted_to']:,}" if cell["judge"] == name else f"that of {cell['judge']}"
    return [name, fitted, f"{cell['games']:,}", *errors, *better]


def bound(book: Mapping[str, Any], made_by: Mapping[str, str]) -> Iterator[str]:
    rows = []
    for name, cell in sorted(book.get("bound", {}).items()):
        behind = "" if cell["made_by"] == made_by[name] else " (earlier judge)"
        best, judge, left = (cell[what] for what in ("best", "judge", "left"))
        many = book["calibration"][name][f"clock {PARTS['½']} {OPEN}"]
        error = hypot(many["better_error"], left["error"])
        told = [f"{name}{behind}", f"{cell['positions']:,}", f"{cell['times']:,}"]
        told += [*part_and_span(best["better"], best["error"]), f"{100 * rolled_out(best['better']):.1f} %"]
        told += [f"{100 * judge['better']:.1f} %", *part_and_span(left["better"], left["error"])]
        rows.append([*told, *part_and_span(many["better"] + left["better"], error)])
    head = ("table", "positions", "times", "the best", "95 %", "roll-outs", "ours", "left", "95 %", "the best there")
    yield from grid((*head, "95 %"), rows)


def part_and_span(value: float, error: float) -> list[str]:
    told, span = within(value, error, 100)
    return [f"{told} %", span]


def rolled_out(best: float) -> float:
    """By what part a judge is better who plays a position out: a mean of n games is off by one part in n more."""
    return 1 - (1 - best) * (1 + 1 / GAMES)


def outlook(cells: Mapping[str, Any]) -> Iterator[str]:
    head = ["table", "held to", *(f"error {part}" for part in QUARTERS), *(f"better {part}" for part in QUARTERS)]
    rows = []
    for name, cell in sorted(cells.items()):
        found = [cell[part] for part in QUARTERS.values()]
        errors = [f"{100 * each['error']:.1f} ({100 * each['noise']:.1f})" for each in found]
        better = [f"{100 * each['better']:.1f} ± {100 * each['better_error']:.1f} %" for each in found]
        rows.append([name, f"{cell['games']:,}", *errors, *better])
    yield from grid(head, rows)


QUARTERS: Final = {"0": "0.0", "¼": "0.25", "½": "0.5", "¾": "0.75"}


def luck(cells: Mapping[str, Any]) -> Iterator[str]:
    rows = []
    for name, cell in sorted(cells.items()):
        for role, each in cell["found"].items():
            rows.append([called(name, cell), f"{cell['games']:,}", role, *within(each["luck"], each["error"], 100)])
    yield from grid(("table", "games", "role", "luck", "95 %"), rows, words=3)


def ladder(cells: Mapping[str, Any]) -> Iterator[str]:
    rows = []
    for name, cell in sorted(cells.items()):
        for bot, each in cell["found"].items():
            less = within(each["less"], each["less_error"], 10_000) if each["less_error"] else ["", ""]
            told = [called(name, cell), f"{cell['games']:,}", bot.partition(":")[0], f"{each['decisions']:,}"]
            rows.append([*told, *within(each["cost"], each["error"], 10_000), *less])
    yield from grid(("table", "games", "bot", "decisions", "given away", "95 %", "less", "95 %"), rows, words=3)


def called(name: str, cell: Mapping[str, Any]) -> str:
    """A table, and whether it was measured with a judge of before."""
    game, players = name.split()
    return name if cell["made_by"].endswith(judged_by(game, int(players))) else f"{name} (earlier judge)"


def within(value: float, error: float, scale: int) -> list[str]:
    """A value and its 95 % interval."""
    low, high = (scale * (value + sign * Z * error) for sign in (-1, 1))
    return [f"{scale * value:.1f}", f"{low:.1f} to {high:.1f}"]


def commands(book: Mapping[str, Any]) -> Iterator[str]:
    yield HOW
    yield "\n<!-- not run: it takes hours -->\n```sh\npython -m tools.judge fit\npython -m tools.judge hold-out\n"
    yield "python -m tools.judge bound\npython -m tools.outlook fit\npython -m tools.outlook hold-out\n"
    for what in ("luck", "ladder"):
        for cell in book.get(what, {}).values():
            yield f"{cell['command']}\n"
    yield "python -m tools.analysis_speed\npython -m tools.analysis_page\n```\n"


def main(words: list[str] | None = None) -> int:
    return make(
        "analysis_page", __doc__, HERE, lambda: page(json.loads(BOOK.read_text(encoding="utf-8")), read()), words
    )


if __name__ == "__main__":
    sys.exit(main())
