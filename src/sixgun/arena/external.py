"""Bots in other languages: programs that read views and write moves as JSON lines. docs/bot-protocol.md has the rules.

A program that is late, dies, prints nonsense or an illegal move is out for the rest of the game; a bot of ours answers
in its place, what happened is kept as a BotFailure, and the next game begins with a fresh process.
"""

import json
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from msgspec import to_builtins

from sixgun import cardgame
from sixgun.arena.bot_failure import BotFailure, Kind
from sixgun.arena.process import LONGEST_LINE, Died, Late, Process
from sixgun.bots import BOTS, Bot, make_bot
from sixgun.cardgame.notation import fits
from sixgun.cardgame.notation import read as read_card_move
from sixgun.dicegame.notation import read as read_dice_move
from sixgun.errors import BadOption, NotAMove, clipped, quoted
from sixgun.kernel.choice import Choice, Move, Seen
from sixgun.kernel.rng import Rng
from sixgun.picture import paint

Plain = dict[str, Any]
"""What JSON carries."""

PROTOCOL: Final = 1
SECONDS_TO_START: Final = 10.0
"""What the first answer of a process may take longer: an interpreter has to start."""
SECONDS_FOR_PEOPLE: Final = 10
"""The clock of a game where somebody waits for the program, and no thousand games do."""
LONGEST_REASON: Final = 500
LONGEST_QUOTE: Final = 300
SEEDS: Final = 1 << 30


@dataclass(frozen=True)
class Program:
    """A bot that is a program: what it is called, how it is started, how long it may think."""

    name: str
    command: tuple[str, ...]
    milliseconds: int = 1000


def read_program(text: str, milliseconds: int = 1000) -> Program:
    """A program as --bot names it.

    >>> read_program("mine=python3 -u bots/mine.py").command
    ('python3', '-u', 'bots/mine.py')
    """
    name, sign, command = text.partition("=")
    try:
        words = tuple(shlex.split(command, posix=os.name != "nt"))
    except ValueError:
        words = ()
    if not name.replace("-", "_").isidentifier() or not sign or not words:
        raise BadOption(f'--bot cannot be {quoted(text)}; write it as in --bot "mine=./my-bot"')
    if shutil.which(words[0]) is None:
        raise BadOption(
            f"--bot {clipped(name)} names {quoted(words[0])}, which cannot be run here; name a program that can"
        )
    return Program(name, words, milliseconds)


def enlist(text: str, milliseconds: int = SECONDS_FOR_PEOPLE * 1000) -> str:
    """Put a program among the bots that can be named, for a game with people; returns its name."""
    program = read_program(text, milliseconds)
    if program.name in BOTS:
        raise BadOption(f"there is already a bot {quoted(program.name)}; give the program of --bot another name")
    BOTS[program.name] = partial(ExternalBot, program, complain=complain_aloud)
    return program.name


def complain_aloud(failure: BotFailure) -> None:
    print(f"sixgun: {failure}; one of our bots plays on", file=sys.stderr)


def stand_in(game: str) -> str:
    """Who plays on for a program that has failed."""
    return "drifter" if "drifter" in BOTS and game in games_of("drifter") else "greenhorn"


def games_of(name: str) -> tuple[str, ...]:
    """The games that a bot of ours plays: both, unless it says otherwise."""
    return tuple(getattr(BOTS[name], "games", ("card", "dice")))


class Fault(Exception):
    """Something a program has done wrong: in our words and in its own."""

    def __init__(self, kind: Kind, what: str, said: str = "") -> None:
        super().__init__(what)
        self.kind: Kind = kind
        self.what = what
        self.said = said


class ProgramLine:
    """The line to a program: it is started when it is needed, and again after it was ended."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.process: Process | None = None
        self.asked = 0

    def start(self) -> Process:
        """Start the program, if it is not running."""
        if self.process is None:
            self.asked = 0
            try:
                self.process = Process(self.program.command)
            except Died as died:
                raise Fault("died", str(died)) from None
        return self.process

    def tell(self, message: Plain) -> None:
        self.start().tell(json.dumps(message))

    def ask(self, message: Plain) -> tuple[str, str]:
        """The move and the reason that it answers."""
        process = self.start()
        self.asked += 1
        clock = self.program.milliseconds
        seconds = clock / 1000 + (SECONDS_TO_START if self.asked == 1 else 0.0)
        try:
            said = process.ask(json.dumps({**message, "id": self.asked, "clock": clock}), seconds)
            return read_answer(said, self.asked)
        except Late:
            raise Fault("late", f"no answer in {clock} ms", self.close()) from None
        except Died as died:
            raise Fault("died", str(died), self.close()) from None

    def close(self) -> str:
        """End the program; returns its last words."""
        if self.process is None:
            return ""
        process, self.process = self.process, None
        process.close()
        return process.last_words()


class ExternalBot:
    """A program in a seat for one game. `choose` always answers; `failure` says why it was not the program."""

    def __init__(
        self,
        program: Program,
        rng: Rng,
        line: ProgramLine | None = None,
        complain: Callable[[BotFailure], None] = lambda failure: None,
    ) -> None:
        self.program = program
        self.rng = rng
        self.line = line if line is not None else ProgramLine(program)
        self.complain = complain
        self.seated = False
        self.instead: Bot | None = None
        self.failure: BotFailure | None = None
        self.news: list[Seen] = []
        self.heard: list[Seen] = []
        """What the program was told, for whoever has to play on."""
        self.reason = ""
        """What the program said about its last move."""

    def hear(self, events: Sequence[Seen]) -> None:
        """What has happened since, as the seat saw it."""
        self.news += events

    def choose(self, view: Any, choice: Choice) -> Move:
        self.reason = ""
        if self.failure is None:
            try:
                return self.answer(view, choice)
            except Fault as fault:
                said = fault.said[-LONGEST_QUOTE:] if fault.kind == "died" else fault.said[:LONGEST_QUOTE]
                self.failure = BotFailure(self.program.name, fault.kind, fault.what, said, choice.seat)
                self.line.close()
                self.complain(self.failure)
        if self.instead is None:
            self.instead = make_bot(stand_in(game_of(view)), self.rng)
            self.news = self.heard + self.news
        if hasattr(self.instead, "hear"):
            self.instead.hear(self.news)
        self.news = []
        return self.instead.choose(view, choice)

    def answer(self, view: Any, choice: Choice) -> Move:
        """What the program answers; a Fault if that is nothing that can be played."""
        if not self.seated:
            self.line.tell(self.about(view))
            self.seated = True
        events = [to_builtins(paint.event(event)) for event in self.news]
        self.heard += self.news
        self.news = []
        text, reason = self.line.ask({"type": "ask", "events": events, **question(view, choice)})
        move = meant(view, choice, text)
        self.reason = reason
        return move

    def about(self, view: Any) -> Plain:
        """The message with which a game begins."""
        return {
            "type": "game",
            "protocol": PROTOCOL,
            "game": game_of(view),
            "sets": list(view.sets) if game_of(view) == "card" else [],
            "options": dict(view.options),
            "players": len(view.seats),
            "seat": view.seat,
            "seed": self.rng.below(SEEDS),
        }

    def get_up(self, view: Any) -> None:
        """The game is over, and everything is open."""
        if self.seated and self.failure is None:
            self.line.tell({"type": "over", "winners": list(view.winners), "view": to_builtins(paint.picture(view))})


def question(view: Any, choice: Choice) -> Plain:
    """The table as the seat sees it, and what it is asked: what the browser gets, too."""
    seen = paint.picture(view)
    asked = paint.asked(choice, seen.work)
    why = {"why": asked.why, "facts": asked.facts, "card": asked.card, "by": asked.by}
    return {"view": to_builtins(seen), "choice": {**why, **to_builtins(paint.choice(view, choice))}}


def game_of(view: Any) -> str:
    return "card" if isinstance(view, cardgame.View) else "dice"


def read_answer(said: str, number: int) -> tuple[str, str]:
    """The move and the reason in a line."""
    if len(said) >= LONGEST_LINE - 1:
        raise Fault("nonsense", f"a line of more than {LONGEST_LINE:,} bytes", said)
    try:
        answer = json.loads(said)
    except (ValueError, RecursionError):
        raise Fault("nonsense", "its line is no JSON", said) from None
    if not isinstance(answer, dict):
        raise Fault("nonsense", "its line is no JSON object", said)
    if answer.get("id") != number:
        raise Fault("nonsense", f"its answer has not the id {number} of the question", said)
    text, reason = answer.get("move"), answer.get("reason", "")
    if not isinstance(text, str):
        raise Fault("nonsense", "its answer has no move", said)
    return " ".join(text.split()), reason[:LONGEST_REASON] if isinstance(reason, str) else ""


def meant(view: Any, choice: Choice, text: str) -> Move:
    """The option that a move in the notation means; bare names of cards fit the first card of the name."""
    for option in choice.options:
        if str(option) == text:
            return option
    try:
        if isinstance(view, cardgame.View):
            wanted = read_card_move(view.rules, text)
            fitting = [move for move in choice.options if isinstance(move, cardgame.CardMove) and fits(wanted, move)]
            if fitting:
                return fitting[0]
        elif read_dice_move(text) in choice.options:
            return read_dice_move(text)
    except NotAMove:
        raise Fault("nonsense", "its move is not in the notation", text) from None
    raise Fault("illegal", "an illegal move", text)
