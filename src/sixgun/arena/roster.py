"""The bots at hand for a run: ours by name, and programs that were named with --bot."""

import contextlib
from collections.abc import Sequence

from sixgun.arena.external import ExternalBot, Fault, Program, ProgramLine, games_of
from sixgun.arena.road import ROADS
from sixgun.bots import BOTS, DREAMERS, Bot, make_bot
from sixgun.errors import BadOption, meant, quoted
from sixgun.kernel.rng import Rng
from sixgun.lab.seeds import derive


def check_names(game: str, names: Sequence[str], programs: Sequence[Program], others: Sequence[str] = ()) -> None:
    """Refuse names that nobody bears who plays that game, and programs that take a name from another bot.

    `others` are bots that are known here besides the rungs of the ladder.
    """
    theirs = [program.name for program in programs]
    for name in theirs:
        if name in BOTS or theirs.count(name) > 1:
            raise BadOption(f"there is already a bot {quoted(name)}; give the program of --bot another name")
    known = [*(name for name in BOTS if game in games_of(name)), *others, *theirs]
    for name in names:
        level, colon, worlds = name.partition(":")
        if level not in known:
            there = meant(name, known) or f"there is {', '.join(known)}"
            raise BadOption(f"there is no bot {quoted(name)} for the {game} game; {there}")
        if colon and (level not in DREAMERS or not worlds.isdecimal() or (level == "legend" and int(worlds) < 1)):
            raise BadOption(
                f"{quoted(name)} says nothing; only {' and '.join(DREAMERS)} take a number of worlds, as in legend:24"
            )
        if colon and theirs:
            raise BadOption(f"{quoted(name)} plays among our own bots alone; name it without its worlds beside --bot")


def check_company(game: str, name: str, programs: Sequence[Program]) -> None:
    """Refuse who cannot sit around those who are measured. Some styles are there for nothing else."""
    styles = [style for style in ROADS[game].bots if style not in BOTS]
    check_names(game, [name], programs, styles)
    if name in styles and programs:
        raise BadOption(f"{quoted(name)} plays among our own bots alone; put another bot around those of --bot")


class Roster:
    """Makes bots for the seats of one game after the other. A program keeps running from game to game.

    One road is taken for a whole run: on the fast one our bots learn of acts at once, on the other from events, and a
    run that mixed them would compare the roads.
    """

    def __init__(self, programs: Sequence[Program] = (), fast: bool = False) -> None:
        self.fast = fast
        self.programs = {program.name: program for program in programs}
        self.lines: dict[tuple[str, int], ProgramLine] = {}

    def __enter__(self) -> "Roster":
        return self

    def __exit__(self, *_: object) -> None:
        for line in self.lines.values():
            line.close()
        self.lines.clear()

    def rng(self, luck: int, seat: int) -> Rng:
        return Rng.seeded(derive(luck, seat))

    def sit_down(self, name: str, seat: int, luck: int) -> Bot:
        """A bot for a seat of a new game. Its luck is the seat's: the same bot plays the same game again."""
        rng = self.rng(luck, seat)
        if name not in self.programs:
            return make_bot(name, rng)
        # A process a seat: two seats of one program must not know each other's hands.
        line = self.lines.setdefault((name, seat), ProgramLine(self.programs[name]))
        with contextlib.suppress(Fault):  # which will show again when it is asked
            line.start()  # all of them now, not each one when its first turn comes
        return ExternalBot(self.programs[name], rng, line)
