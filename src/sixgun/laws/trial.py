"""A trial: one game played at random from its deal, while the laws look on."""

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb
from typing import Final

from sixgun.cardgame.table import CardTable
from sixgun.deal import Deal
from sixgun.dicegame.table import DiceTable
from sixgun.game import GAMES, Game, begin
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import SPECTATOR

AnyTable = CardTable | DiceTable

ANSWERS: Final = 1 << 80
LOOKING: Final = 1 << 81
"""Added to the seed of the deal: the luck of the answers and that of the laws, neither of which is the table's."""

LONGEST: Final = 20_000
"""Decisions after which a game counts as one that does not end; random games take a few hundred."""

FAR: Final = 12
"""How many moves a clone, a save or a guess is played on before it is compared."""

TRIES: Final = 4
"""How many of the options of one question are tried."""


PLAYED_ON: Final = "every game can be played on"
ENDS: Final = "every game ends"
"""The two laws that a trial itself looks at."""


class Broken(Exception):
    """A law does not hold; the message says what is there instead."""


@dataclass(frozen=True)
class Law:
    """What must hold: a function that raises Broken if it does not. Its name is the law in words."""

    check: "Check"
    every: int = 1
    """Looked at in one decision of so many, of which the seed decides; an `at_end` law in one game of so many."""
    games: tuple[str, ...] = tuple(GAMES)
    at_end: bool = False

    @property
    def name(self) -> str:
        return self.check.__name__.replace("_", " ")


@dataclass(frozen=True)
class Violation:
    """A law that did not hold, and the game in which it did not."""

    law: str
    what: str
    deal: Deal
    moves: tuple[int, ...]
    """As ints of the engine, the last one included if it was the one that went wrong."""

    def __str__(self) -> str:
        return f"{self.law}: {describe(self.deal)}, after {count(len(self.moves), 'move')}: {self.what}"


@dataclass(frozen=True)
class TrialOutcome:
    """What came of a trial."""

    decisions: int
    checksum: int
    """Of all moves and the end: the same wherever and however the same game is played."""
    violation: Violation | None = None
    turns: int = 0
    """Where the table counts them."""


class Trial:
    """A game under way, with what laws need to look at it.

    >>> trial = Trial(Deal("dice", 4, seed=1))
    >>> trial.run(()).violation is None, trial.t.over
    (True, True)
    """

    def __init__(self, deal: Deal, far: int = FAR, tries: int = TRIES) -> None:
        self.deal = deal
        self.far = far
        self.tries = tries
        self.book = GAMES[deal.game]
        table = begin(deal).table
        assert isinstance(table, CardTable | DiceTable)
        self.t: AnyTable = table
        self.answers = Rng.seeded(deal.seed + ANSWERS)
        self.luck = Rng.seeded(deal.seed + LOOKING)
        self.moves: list[int] = []
        self.law = ""
        """The one that is looked at now."""
        self.due: dict[int, list[tuple[str, Check]]] = {}

    def run(self, laws: Sequence[Law], longest: int = LONGEST) -> TrialOutcome:
        """Play the game out and hold it against the laws, up to the first that is broken."""
        mine = [law for law in laws if self.deal.game in law.games]
        try:
            self.play_out([law for law in mine if not law.at_end], longest)
            for law in mine:
                if law.at_end and self.luck.below(law.every) == 0:
                    self.look(law.name, law.check)
        except Broken as broken:
            return self.outcome(Violation(self.law, str(broken), self.deal, tuple(self.moves)))
        except Exception as wrong:  # whatever it is, the game that brings it about is worth a record
            return self.outcome(Violation(self.law, blame(wrong), self.deal, tuple(self.moves)))
        return self.outcome(None)

    def play_out(self, laws: Sequence[Law], longest: int) -> None:
        always = [(law.name, law.check) for law in laws if law.every == 1]
        sampled = [(law.every, self.luck.below(law.every), law) for law in laws if law.every > 1]
        t, moves = self.t, self.moves
        while not t.over:
            self.law = PLAYED_ON
            t.offer()
            for name, check in always:
                self.look(name, check)
            n = len(moves)
            for every, at, law in sampled:
                if n % every == at:
                    self.look(law.name, law.check)
            for name, check in self.due.pop(n, ()):
                self.look(name, check)
            self.law = ENDS
            if n >= longest:
                raise Broken(f"nobody has won after {count(n, 'decision')}")
            self.law = PLAYED_ON
            move = t.moves.items[self.answers.below(t.moves.n)]
            moves.append(move)
            advance(t, move)
        for waiting in self.due.values():
            for name, check in waiting:
                self.look(name, check)

    def look(self, name: str, check: "Check") -> None:
        self.law = name
        check(self)

    def outcome(self, violation: Violation | None) -> TrialOutcome:
        end = f"{self.moves} {self.book.winners(self.t)} {self.t.rng.numbers()}"
        turns = self.t.turns if isinstance(self.t, CardTable) else 0
        return TrialOutcome(len(self.moves), zlib.crc32(end.encode()), violation, turns)

    def later(self, moves: int, check: "Check") -> None:
        """Have the law that is looked at now look again when the game is so many moves further on, or over."""
        self.due.setdefault(len(self.moves) + moves, []).append((self.law, check))

    def any_viewer(self) -> int:
        """Any seat, also of the eliminated, who see the table too, or a spectator."""
        seat = self.luck.below(self.deal.players + 1)
        return seat if seat < self.deal.players else SPECTATOR


Check = Callable[[Trial], None]
"""A look at a trial, which raises Broken if a law does not hold."""


def blame(wrong: Exception) -> str:
    """An error of the engine, and where in it."""
    place = extract_tb(wrong.__traceback__)[-1]
    return f"{type(wrong).__name__}: {wrong} ({Path(place.filename).name}, line {place.lineno})"


def describe(deal: Deal) -> str:
    """The game in words that find it again.

    >>> describe(Deal("card", 5, 7, ("base",), (("edition", "it"),)))
    'card game for 5, base, edition it, seed 7'
    """
    parts = [f"{deal.game} game for {deal.players}"]
    if deal.sets:
        parts.append(" + ".join(deal.sets))
    parts += [f"{name} {value}" for name, value in deal.options]
    return ", ".join([*parts, f"seed {deal.seed}"])


def count(n: int, thing: str) -> str:
    """
    >>> count(1, "move"), count(1200, "move")
    ('1 move', '1,200 moves')
    """
    return f"{n:,} {thing}{'' if n == 1 else 's'}"


def attempt(deal: Deal, laws: Sequence[Law], longest: int = LONGEST) -> TrialOutcome:
    """Deal a game and hold it against the laws; one that cannot even be dealt is a violation too."""
    try:
        trial = Trial(deal)
    except Exception as wrong:
        return TrialOutcome(0, 0, Violation(PLAYED_ON, blame(wrong), deal, ()))
    return trial.run(laws, longest)


def retell(deal: Deal, moves: Sequence[int]) -> Game:
    """The game with its journal, as far as it can be played; the move that goes wrong is its last."""
    game = begin(deal)
    for move in moves:
        options = game.choice.options
        codes = game.table.moves.ints()
        try:
            game.play(options[codes.index(move)])
        except Exception:  # this is the violation that the record shows
            break
    return game
