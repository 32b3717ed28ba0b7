"""How long a look, a roll-out and a whole analysis take: `python -m tools.analysis_speed` writes docs/analysis.json.

In seconds of one core's work (process time), so that it counts little what else the machine does.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from sixgun.analysis import analyse, judge_of
from sixgun.analysis.asked import mind_of
from sixgun.analysis.rollout import roll_out
from sixgun.game import Game, begin
from sixgun.version import is_interpreted
from tools.analysis_trial import BOOK, deal_of, play

SEED: Final = 5
LOOKS: Final = 200
LARGEST: Final = {"card": 8, "dice": 8}


def spent(work: Callable[[], object], times: int = 1) -> float:
    """Seconds of a core that a piece of work takes, on average over so many times."""
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times


def early(game: str, players: int) -> Game:
    """A game of gunslingers after the first eighth of its moves, when most of it is still to be played."""
    played = play(deal_of(game, players, SEED), ["gunslinger"] * players)
    begun = begin(played.deal)
    for entry in played.journal[: len(played.journal) // 8]:
        begun.play(begun.read(entry.move))
    return begun


def measured(game: str) -> dict[str, Any]:
    players = LARGEST[game]
    begun = early(game, players)
    judge, chances = judge_of(begun.deal), mind_of(begun)[1].chances
    asked = begun.table.top.seat
    seven = play(deal_of(game, 7, SEED), ["gunslinger"] * 7)
    return {
        "players": players,
        "open": spent(lambda: judge.open(begun.view(None)), LOOKS),
        "seat": spent(lambda: judge.seen(begun.view(asked), chances), LOOKS),
        "roll_out": spent(lambda: roll_out(begun)),
        "moves": len(seven.journal),
        "seven": spent(lambda: analyse(seven)),
    }


def main(words: Sequence[str] | None = None) -> int:
    argparse.ArgumentParser(prog="python -m tools.analysis_speed", description="Measure the analysis.").parse_args(
        words
    )
    if is_interpreted():
        print(
            "the engine is not compiled, so this would say nothing: run python -m tools.engine first", file=sys.stderr
        )
        return 2
    found = {game: measured(game) for game in LARGEST}
    print(json.dumps(found, indent=1))
    book = json.loads(BOOK.read_text(encoding="utf-8"))
    book["speed"] = {game: {name: round(value, 5) for name, value in of.items()} for game, of in found.items()}
    BOOK.write_text(json.dumps(book, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
