"""The page about the puzzles, docs/puzzles.md: what they are, how they are found, and what is on the shelves.

python -m tools.puzzles_page           writes docs/puzzles.md
python -m tools.puzzles_page --check   exits with 1 when that file is not current
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from sixgun.puzzles import THEMES, Puzzle, find, names
from sixgun.puzzles.puzzle import HARDEST
from tools.ladder_page import grid
from tools.made_file import make
from tools.puzzles.bot_game import LEVELS
from tools.puzzles.choose import BOOK, is_obvious

HERE: Final = Path("docs/puzzles.md")

BEGINNING: Final = """\
# Puzzles

Written by `python -m tools.puzzles_page` from the puzzles themselves and [puzzles.json](puzzles.json).

One position, one move: which answer is the best? The page has one for every day, the same for everyone, and all others
by theme; `sixgun puzzle` poses them in the terminal.

<!-- not run: it waits for an answer -->
```sh
sixgun puzzle                    # today's
sixgun puzzle card-017
sixgun puzzle --theme survive    # the first of a theme
sixgun puzzle --list
```

In Python, `Posed` is a puzzle on the table: a game that one can look at, and a judge of answers.

```python
>>> from sixgun.puzzles import Posed, find, names
>>> posed = Posed(find(names()[0]))
>>> posed.game.asked == posed.puzzle.seat
True
>>> posed.judge(posed.puzzle.best.move).grade
'right'
```

## What a verdict is

The chance beside an answer is how likely one wins with it, as far as the seat could know: gunslingers play on to the
end of the game in worlds that look to the seat as the table does, with roles and cards as likely as what happened makes
them. A puzzle begins a round before its question, so that the log shows all that the judge went by. The ± is 1.96
standard errors. An answer that gives away 8 points or less is *good, but not the best*; all puzzles here have a best
answer that is more than that better than every other.

A wrong answer costs nothing but the mark for a first try, and so does a hint: the first names the theme, the next leave
out the worse half of the answers. What is solved is kept in the browser and nowhere else. The belt counts the days on
which the puzzle of the day was solved; one missed day a week is forgiven. The date is that of Greenwich.

The answer is checked by the server, and nothing of the verdict is sent before there is an answer. So a puzzle needs the
server: the page does not pose puzzles offline, for it would have to carry their answers with it.

## How they are found

`python -m tools.puzzles find` plays games of drifters, rangers and gunslingers of every size, with and without Dodge
City and events, and looks at the questions that are put while two players or more have at most two life points left:

1. *At a glance* (4, 8, then 28 worlds, two turns ahead, by the judge): one answer must lead by 12 points. Where drifter
   and ranger see it too, two of three are let go: the obvious is seldom a puzzle.
2. *Posed*: the position a round before and the moves since are written as a scenario, read again, and must lead to the
   same table.
3. *Certain*: every answer is played to the end of the game in the same worlds, until the best leads each of the others
   by 12 points and 2.6 standard errors more. One look in twenty worlds, 420 worlds at most.
4. *Again* with another seed: the same answer, by 12 points and 1.96 standard errors more.
5. *Legend*, with 240 worlds instead of 24, must choose it too.

`python -m tools.puzzles choose FILE …` takes the best varied of those found: over themes, roles, characters, tables,
questions and difficulty. `python -m tools.puzzles verify` tries all answers again in 400 other worlds; the tests do so
with a few of them. Each puzzle is a scenario that `sixgun scenario run` can run, and says under `puzzle` what its
answers are worth, in thousandths, and why, in the words of the bots.

Difficulty is 1, and one more for each of drifter, ranger and gunslinger who misses the answer, and for a lead under 22
points.

## How many were found
"""


def page() -> str:
    return "".join([BEGINNING, *searched(), *shelves()])


def searched() -> Iterator[str]:
    """What came of the search, step by step, and of trying again."""
    book = json.loads(BOOK.read_text(encoding="utf-8"))
    tallies = book["searched"]
    head = ("searched", "games", "questions", "glanced at", "promising", "posed", "clear", "again", "found")
    yield from grid(head, [[games, *(f"{n:,}" for n in tally.values())] for games, tally in tallies.items()])

    tried = book.get("verified")
    if tried:
        yield (
            f"\nTried again in {tried['worlds']} other worlds, {tried['hold']} of {tried['puzzles']} hold: their best"
            f" answers lead by {100 * tried['lead']:.1f} points on average, where the files state"
            f" {100 * tried['stated']:.1f}.\nWhat is chosen because it stands out always stands out a little less the"
            " next time.\n"
        )


def shelves() -> Iterator[str]:
    """What is on the shelves, by everything that puzzles are varied in."""
    puzzles = [find(name) for name in names()]
    games = {game: [each for each in puzzles if each.game == game] for game in ("card", "dice")}
    yield "\n## What is there\n\n"
    for game, some in games.items():
        plain = sum(map(is_obvious, some))
        yield (
            f"- The {game} game: {len(some)} puzzles. The obvious answer, that of a drifter or a ranger, is wrong in"
            f" {len(some) - plain} of them ({share(len(some) - plain, len(some))}).\n"
        )
    yield from table("theme", THEMES, lambda each: each.theme, games)
    yield from table("difficulty", [str(n) for n in range(1, HARDEST + 1)], lambda each: str(each.difficulty), games)
    yield from table("role", ("sheriff", "deputy", "outlaw", "renegade"), role_of, games)
    sizes = [str(n) for n in range(3, 9)]
    yield from table("players", sizes, lambda each: str(len(each.scenario.position.players)), games)
    yield from table("sets", sorted({sets_of(each) for each in puzzles}), sets_of, games)
    people = {game: {character_of(each) for each in some} for game, some in games.items()}
    yield f"\nCharacters: {len(people['card'])} of the card game and {len(people['dice'])} of the dice game.\n"
    head = ("finds the best answer", "card", "dice")
    rows = [
        [level, *(share(sum(level in each.found_by for each in some), len(some)) for some in games.values())]
        for level in LEVELS
    ]
    yield from grid(head, rows)


def table(
    head: str, values: Sequence[str], of: Callable[[Puzzle], str], games: dict[str, list[Puzzle]]
) -> Iterator[str]:
    """How many puzzles of each game have each value."""
    counts = {game: Counter(map(of, some)) for game, some in games.items()}
    rows = [[value, *(str(counts[game][value]) for game in games)] for value in values]
    yield from grid((head, *games), [row for row in rows if any(cell != "0" for cell in row[1:])])


def share(part: int, of: int) -> str:
    return f"{100 * part / max(of, 1):.0f} %"


def seat_of(puzzle: Puzzle) -> dict[str, object]:
    return list(puzzle.scenario.position.players.values())[puzzle.seat]


def role_of(puzzle: Puzzle) -> str:
    return str(seat_of(puzzle)["role"])


def character_of(puzzle: Puzzle) -> str:
    return str(seat_of(puzzle)["character"])


def sets_of(puzzle: Puzzle) -> str:
    return "dice" if puzzle.game == "dice" else " + ".join(puzzle.scenario.position.sets)


if __name__ == "__main__":
    sys.exit(make("puzzles_page", __doc__, HERE, page, None))
