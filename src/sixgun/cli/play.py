"""`sixgun play`: games in the terminal against bots."""

import argparse
import signal
import sys
from typing import TYPE_CHECKING, Final

from sixgun.cli.arguments import GAMES, SETS_HELP, at_least, read_option, read_sets, whole
from sixgun.cli.exit_code import DONE, INTERRUPTED, NO
from sixgun.cli.language import add_language, language_of
from sixgun.errors import BadOption, meant, quoted

if TYPE_CHECKING:
    from sixgun.game import Game
    from sixgun.tui.screen import Screen

PLAYERS: Final = 5
BOT: Final = "ranger"
PACE: Final = 0.12
"""Seconds a sentence stands before the next, where somebody watches."""


EXITS: Final = {DONE: "played or left, the record being kept", NO: "a record could not be written"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options; none of them is needed."""
    add = parser.add_argument
    add("--game", choices=GAMES, default="card", help="which game (default: card)")
    add("--sets", metavar="NAME,…", help=SETS_HELP)
    add("--players", type=int, metavar="N", help="3 to 8; the base game 4 to 7 (default: 5)")
    add_language(parser)
    levels = "greenhorn, drifter, ranger, gunslinger, legend or myth"
    add("--bots", metavar="BOT,…", help=f"against you, seat by seat and round again: {levels} (default: {BOT})")
    program = "a bot that is a program, as in mine=./my-bot; may come several times: see docs/bot-protocol.md"
    add("--bot", action="append", default=[], metavar="NAME=COMMAND", help=program)
    add("--series", type=at_least(1), default=1, metavar="N", help="so many games at this table (default: 1)")
    add("--keep-characters", action="store_true", help="in the next game who is alive keeps his character")
    add("--pass-sheriff", action="store_true", help="in the next game the Sheriff's left neighbour is Sheriff")
    add("--seat", default="1", metavar="N", help="your seat, 1 or A to the last (default: 1)")
    add("--seat-role", metavar="ROLE", help="your role in the first game: sheriff, deputy, outlaw or renegade")
    add("--seat-character", metavar="CHARACTER", help="your character in the first game, such as slab-the-killer")
    option = "a rule option, such as edition=de; may come several times"
    add("--option", action="append", default=[], metavar="NAME=VALUE", help=option)
    add("--seed", type=int, metavar="N", help="deal the same game again (default: a new one)")
    add(
        "--practice",
        action="store_true",
        help="let `why` tell the bots' reasons during the game, and `hint` what a coach would do",
    )
    add("--no-warnings", action="store_true", help="play what harms you or is wasted without asking once more")
    add("--pace", type=float, metavar="SECONDS", help="rest between sentences (0: none)")
    add("--no-color", action="store_true", help="no colour, as with NO_COLOR set")
    add("--record", metavar="FILE", help="where the record goes; those of later games get a number")


def run(args: argparse.Namespace) -> int:
    """Play; whatever ends it, the record is kept."""
    from sixgun.text import Text
    from sixgun.tui.evening import Evening, Table

    bots = read_bots(args)
    game = deal(args)
    seat = seat_of(args.seat, game.players)
    others = [other for other in range(game.players) if other != seat]
    if len(bots) > len(others):
        raise BadOption(f"{len(bots)} bots are too many for {len(others)} seats; name at most one a seat")
    table = Table(
        seat=seat,
        bots={other: bots[place % len(bots)] for place, other in enumerate(others)},
        practice=args.practice,
        warns=not args.no_warnings,
        series=args.series,
        keep_characters=args.keep_characters,
        pass_sheriff=args.pass_sheriff,
        seed=args.seed,
        record=args.record,
    )
    evening = Evening(table, Text(language_of(args)), screen_for(args))
    for name in ("SIGTERM", "SIGHUP"):  # a closed window is no reason to lose a game
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), interrupt)
    try:
        evening.run(game)
    except KeyboardInterrupt:
        return INTERRUPTED if evening.kept else NO
    return DONE if evening.kept else NO


def screen_for(args: argparse.Namespace) -> "Screen":
    from sixgun.tui.screen import Screen

    watched = sys.stdin.isatty() and sys.stdout.isatty()
    pace = args.pace if args.pace is not None else PACE if watched else 0.0
    return Screen(sys.stdout, sys.stdin, colour=not args.no_color, pace=pace)


def interrupt(number: int, frame: object) -> None:
    """What a signal to end does: the same as Ctrl-C."""
    raise KeyboardInterrupt


def read_bots(args: argparse.Namespace) -> list[str]:
    """The bots that were named, or the programs, or the usual one."""
    from sixgun.bots import BOTS

    programs = []
    if args.bot:
        from sixgun.arena.external import enlist

        programs = [enlist(text) for text in args.bot]
    named = [name.strip() for name in args.bots.split(",")] if args.bots else programs or [BOT]
    for name in named:
        if name not in BOTS:
            there = meant(name, BOTS) or f"there is {', '.join(BOTS)}"
            raise BadOption(f"there is no bot {quoted(name)}; {there}")
        if args.game not in getattr(BOTS[name], "games", (args.game,)):
            raise BadOption(f"{name} does not play the {args.game} game; greenhorn plays both")
    return named


def deal(args: argparse.Namespace) -> "Game":
    """The game that was asked for."""
    from sixgun.game import new_game

    if args.sets is not None and args.game == "dice":
        raise BadOption("the dice game has no sets; leave out --sets")
    players = args.players if args.players is not None else PLAYERS
    seat = seat_of(args.seat, players)
    return new_game(
        str(args.game),
        players=players,
        seed=args.seed,
        sets=read_sets(args.game, args.sets),
        options=dict(read_option(given) for given in args.option),
        roles=at_seat(players, seat, args.seat_role),
        characters=at_seat(players, seat, args.seat_character),
    )


def seat_of(word: str, players: int) -> int:
    """The seat that a number from 1 or a letter means."""
    from sixgun.kernel.choice import LETTERS

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
