"""`sixgun puzzle`: one position, one move; which is the best?"""

import argparse
from typing import Final

from sixgun.cli.arguments import GAMES
from sixgun.cli.exit_code import DONE, INTERRUPTED, NO
from sixgun.cli.language import add_language, language_of

EXITS: Final = {DONE: "solved, left, or listed", NO: "answered, but not with the best answer"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options; none of them is needed."""
    parser.description = "Pose a puzzle: the one of today, one by its name, or the first of a theme."
    parser.add_argument("name", nargs="?", metavar="NAME", help="which puzzle, such as card-017 (default: today's)")
    parser.add_argument("--list", action="store_true", help="list them")
    parser.add_argument("--theme", help="only those of this theme, such as who or survive")
    parser.add_argument("--game", choices=GAMES, help="only those of this game")
    add_language(parser)
    parser.add_argument("--pace", type=float, metavar="SECONDS", help="rest between sentences (0: none)")
    parser.add_argument("--no-color", action="store_true", help="no colour, as with NO_COLOR set")


def run(args: argparse.Namespace) -> int:
    """Pose one, or list them. Nothing is kept of it."""
    from datetime import UTC, datetime

    from sixgun import given
    from sixgun.cli.play import screen_for
    from sixgun.puzzles import THEMES, Posed, find, names, of_day
    from sixgun.text import Text
    from sixgun.tui.command import Leave
    from sixgun.tui.puzzle import PuzzleSession, heading

    text, screen = Text(language_of(args)), screen_for(args)
    themes = THEMES if args.theme is None else (given.known("theme", args.theme, THEMES),)
    all_of_them = args.list or args.theme or args.game
    wanted = [puzzle for puzzle in map(find, names() if all_of_them else ()) if args.game in (None, puzzle.game)]
    wanted = [puzzle for theme in themes for puzzle in wanted if puzzle.theme == theme]
    if args.list:
        for theme in dict.fromkeys(puzzle.theme for puzzle in wanted):
            screen.write(text.say("puzzle-theme", theme=theme), "heading")
            for puzzle in wanted:
                if puzzle.theme == theme:
                    screen.write(heading(puzzle, text), indent="  ", hang="    ")
        return DONE
    if args.name is None and not wanted:
        args.name = of_day(datetime.now(UTC).date())
        screen.write(text.say("puzzle-terminal-today", name=args.name))
    posed = Posed(wanted[0] if args.name is None else find(args.name))
    try:
        return DONE if PuzzleSession(posed, text, screen).run().grade == "right" else NO
    except (Leave, EOFError):
        screen.write(text.say("puzzle-terminal-left", name=posed.puzzle.name))
        return DONE
    except KeyboardInterrupt:
        return INTERRUPTED
