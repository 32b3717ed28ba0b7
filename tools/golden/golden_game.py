"""A golden game: its record, and short hashes of all that was shown after the deal and after each move."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Final

from sixgun.deal import Deal
from sixgun.errors import SixgunError
from sixgun.game import Game, begin
from sixgun.kernel.choice import Move
from sixgun.record import Record
from sixgun.record.writer import result, spell_value
from tools.golden.shown import Shown, shown

KINDS: Final = tuple(field.name for field in fields(Shown))
SIGNS: Final = 2
"""Of each hash of a move: enough to find the place, for the hash of the whole game is longer."""


@dataclass(frozen=True)
class GoldenGame:
    """What is kept of a game."""

    name: str
    record: str
    steps: tuple[str, ...]
    """After the deal and after each move: the beginning of the hash so far of each kind of thing shown."""
    line: str
    """In the list of games: how it was dealt, how it went, the hash of everything."""


class Telling:
    """A game that is played, with the hashes of what it has shown."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.running = {kind: hashlib.sha256() for kind in KINDS}
        self.steps: list[str] = []
        self.asked: set[str] = set()
        """The kinds of questions so far."""
        self.now = self.tell(0)
        """What was shown last."""

    def play(self, move: str | Move, entropy: int | None) -> None:
        since = self.game.happened
        if entropy is not None:
            self.game.stir(entropy)
        self.game.play(move)
        self.now = self.tell(since)

    def tell(self, since: int) -> Shown:
        """Take down what is shown now, with the news from the `since`-th event on."""
        now = shown(self.game, since)
        for kind, running in self.running.items():
            running.update("\n".join([*getattr(now, kind), ""]).encode())
        self.steps.append("".join([running.hexdigest()[:SIGNS] for running in self.running.values()]))
        if not self.game.over:
            self.asked.add(self.game.choice.why)
        return now

    def keep(self, name: str) -> GoldenGame:
        """The game as it is kept."""
        whole = hashlib.sha256("".join([running.hexdigest() for running in self.running.values()]).encode())
        dealt = ", ".join(how_dealt(self.game.deal))
        moves = len(self.game.journal)
        line = f"{name}: {dealt}; {moves} moves, {result(self.game)}; {whole.hexdigest()[:16]}"
        return GoldenGame(name, self.game.record(), tuple(self.steps), line)


def how_dealt(deal: Deal) -> Iterator[str]:
    """A deal in a few words."""
    yield " + ".join(deal.sets) or deal.game
    yield f"{deal.players} players"
    yield deal.generator
    for name, value in deal.options:
        yield f"{name} = {spell_value(value)}"
    if deal.roles:
        yield "roles given"
    if deal.characters:
        yield "characters given"


def play_again(record: Record, upto: int | None = None) -> tuple[Telling, str | None]:
    """The game of a record as it goes today, to its end or so many moves, and why it cannot go on where it cannot."""
    telling = Telling(begin(record.deal))
    for entry in record.journal[:upto]:
        try:
            telling.play(entry.move, entry.entropy)
        except SixgunError as refused:
            return telling, str(refused)
    return telling, None
