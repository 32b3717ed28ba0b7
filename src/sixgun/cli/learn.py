"""`sixgun learn`: a first game in the terminal, with a coach."""

import argparse
from typing import Final

from sixgun.cli.arguments import GAMES, at_least
from sixgun.cli.exit_code import DONE, INTERRUPTED
from sixgun.cli.language import add_language, language_of

EXITS: Final = {DONE: "through the lesson, or left"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options; none of them is needed."""
    parser.add_argument("--game", choices=GAMES, default="card", help="which game (default: card)")
    parser.add_argument("--step", type=at_least(1), default=1, metavar="N", help="the step to begin with (default: 1)")
    add_language(parser)
    parser.add_argument("--pace", type=float, metavar="SECONDS", help="rest between sentences (0: none)")
    parser.add_argument("--no-color", action="store_true", help="no colour, as with NO_COLOR set")


def run(args: argparse.Namespace) -> int:
    """Go through the lesson. Nothing is kept of it: whoever comes back says which step he was at."""
    from sixgun.cli.play import screen_for
    from sixgun.lessons import Guide, find
    from sixgun.text import Text
    from sixgun.tui.command import Leave
    from sixgun.tui.lesson import LessonSession

    text, screen = Text(language_of(args)), screen_for(args)
    guide = Guide(find(args.game), args.step - 1)
    try:
        LessonSession(guide, text, screen).run()
        screen.write(text.say("coach-terminal-over", game=args.game))
    except (Leave, EOFError):
        screen.write(text.say("coach-terminal-left", game=args.game, step=guide.at + 1))
    except KeyboardInterrupt:
        return INTERRUPTED
    return DONE
