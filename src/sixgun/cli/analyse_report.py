"""What `sixgun analyse` prints: the curve as a small chart, then turning points, players, mistakes and beliefs."""

import argparse
import json
import sys
from dataclasses import replace

from sixgun.analysis import QUICK, Analysis, Effort, growing
from sixgun.cli.analyse_words import AnalysisWords
from sixgun.cli.exit_code import DONE, NO
from sixgun.cli.language import language_of
from sixgun.cli.record_report import load, text_of
from sixgun.errors import BadRecord, NotARecord, SixgunError, quoted
from sixgun.game import Game
from sixgun.kernel.choice import LETTERS
from sixgun.lab.progress import progress
from sixgun.record import read, replay
from sixgun.tui.screen import Screen


def report(args: argparse.Namespace) -> int:
    """Analyse a record and print what was found."""
    try:
        game = replay(read(text_of(load(args.file))))
    except NotARecord:
        raise
    except BadRecord as wrong:
        print(f"sixgun: {wrong}", file=sys.stderr)
        return NO
    seat = seat_of(args.seat, game.players)
    found = for_seat(gone_through(game, QUICK if args.quick else Effort(), args.seed), seat)
    if args.json:
        print(json.dumps(found.as_json()))
        return DONE
    AnalysisWords(language_of(args), Screen(sys.stdout, sys.stdin, colour=True, pace=0), game).tell(found, seat)
    return DONE


def seat_of(name: str | None, players: int) -> int | None:
    if name is None:
        return None
    seats = LETTERS[:players]
    if len(name) != 1 or name.upper() not in seats:
        raise SixgunError(f"there is no seat {quoted(name)}; --seat is one of {', '.join(seats)}")
    return seats.index(name.upper())


def gone_through(game: Game, effort: Effort, seed: int) -> Analysis:
    """The whole analysis; whoever waits for it sees how far it is."""
    with progress(len(game.journal), "moves") as done:
        far = 0
        for found in growing(game, effort, seed):
            done(found.done - far)
            far = found.done
    return found


def for_seat(found: Analysis, seat: int | None) -> Analysis:
    """The analysis with the mistakes of one seat only."""
    if seat is None:
        return found
    return replace(found, mistakes=tuple(each for each in found.mistakes if each.seat == seat))
