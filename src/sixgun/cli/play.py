"""`sixgun play`: a game in the terminal against bots."""

import argparse
import signal
import sys
from typing import TYPE_CHECKING, Final

from sixgun.cli import DONE, INTERRUPTED, NO
from sixgun.cli.arguments import SETS_HELP, read_option, read_sets, whole
from sixgun.errors import BadOption, quoted
from sixgun.kernel.choice import LETTERS

if TYPE_CHECKING:
    from sixgun.game import Game

PLAYERS: Final = 5
PACE: Final = 0.12
"""Seconds a sentence stands before the next, where somebody watches."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options; none of them is needed."""
    parser.add_argument("--game", choices=["card", "dice"], default="card", help="which game (default: card)")
    parser.add_argument(
        "--sets",
        metavar="SET,…",
        help=SETS_HELP,
    )
    parser.add_argument("--players", type=int, metavar="N", help="3 to 8; the base game 4 to 7 (default: 5)")
    parser.add_argument("--seed", type=int, metavar="N", help="deal the same game again (default: a new one)")
    parser.add_argument("--seat", default="1", metavar="N", help="your seat, 1 or A to the last (default: 1)")
    parser.add_argument("--seat-role", metavar="ROLE", help="your role: sheriff, deputy, outlaw or renegade")
    parser.add_argument("--seat-character", metavar="NAME", help="your character, such as slab-the-killer")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a rule option, such as edition=de; may be said several times",
    )
    levels = "greenhorn, drifter, ranger, gunslinger or legend"
    parser.add_argument("--bots", default="ranger", metavar="NAME", help=f"against you: {levels} (default: ranger)")
    program = "a program that does instead, such as mine=./my-bot: see docs/bot-protocol.md"
    parser.add_argument("--bot", metavar="NAME=COMMAND", help=program)
    parser.add_argument("--practice", action="store_true", help="let `why` tell the bots' reasons during the game")
    parser.add_argument("--pace", type=float, metavar="SECONDS", help="rest between sentences (0: none)")
    parser.add_argument("--no-color", action="store_true", help="no colour, as with NO_COLOR set")
    parser.add_argument("--record", metavar="FILE", help="where the record goes")


def run(args: argparse.Namespace) -> int:
    """Play; whatever ends it, the record is kept."""
    from sixgun.text import Text
    from sixgun.tui.command import Leave
    from sixgun.tui.saving import keep
    from sixgun.tui.screen import Screen
    from sixgun.tui.session import Session

    game = deal(args)
    seat = seat_of(args.seat, game.players)
    text = Text("en")
    watched = sys.stdin.isatty() and sys.stdout.isatty()
    pace = args.pace if args.pace is not None else PACE if watched else 0.0
    screen = Screen(sys.stdout, sys.stdin, colour=not args.no_color, pace=pace)
    session = Session(game, seat, args.bots, text, screen, args.practice)
    for name in ("SIGTERM", "SIGHUP"):  # a closed window is no reason to lose a game
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), interrupt)
    code = DONE
    try:
        session.run()
    except (Leave, EOFError):
        screen.write(text.say("left"))
    except KeyboardInterrupt:
        screen.gap()
        screen.write(text.say("left"))
        code = INTERRUPTED
    finally:
        kept = keep(screen, text, game, args.record)
    return code if kept else NO


def interrupt(number: int, frame: object) -> None:
    """What a signal to end does: the same as Ctrl-C."""
    raise KeyboardInterrupt


def deal(args: argparse.Namespace) -> "Game":
    """The game that was asked for."""
    from sixgun.bots import BOTS
    from sixgun.game import new_game

    if args.bot is not None:
        from sixgun.arena.external import enlist

        args.bots = enlist(args.bot)
    if args.bots not in BOTS:
        raise BadOption(f"there is no bot {quoted(args.bots)}; there is {', '.join(BOTS)}")
    if args.game not in getattr(BOTS[args.bots], "games", (args.game,)):
        raise BadOption(f"{args.bots} does not play the {args.game} game; greenhorn plays both")
    if args.sets is not None and args.game == "dice":
        raise BadOption("the dice game has no sets; leave out --sets")
    players = args.players if args.players is not None else PLAYERS
    seat = seat_of(args.seat, players)
    return new_game(
        args.game,
        players=players,
        seed=args.seed,
        sets=read_sets(args.game, args.sets),
        options=dict(read_option(given) for given in args.option),
        roles=at_seat(players, seat, args.seat_role),
        characters=at_seat(players, seat, args.seat_character),
    )


def seat_of(word: str, players: int) -> int:
    """The seat that a number from 1 or a letter means."""
    letters = LETTERS[:players]
    if word.upper() in letters and len(word) == 1:
        return letters.index(word.upper())
    number = whole(word)
    if number is not None and 1 <= number <= players:
        return number - 1
    raise BadOption(f"there is no seat {quoted(word)}; the seats are 1 to {players}, or A to {letters[-1:]}")


def at_seat(players: int, seat: int, name: str | None) -> list[str | None] | None:
    """A name for one seat, the others left to luck."""
    return None if name is None else [name if other == seat else None for other in range(players)]
