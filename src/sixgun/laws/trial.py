"""A trial: one game played at random from its deal, while the laws look on."""

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sixgun.cardgame.table import CardTable
from sixgun.dicegame.table import DiceTable
from sixgun.game import GAMES, Deal, Game, begin
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


class Broken(Exception):
    """A law does not hold; the message says what is there instead."""


@dataclass(frozen=True)
class Law:
    """What must hold: a function that raises Broken if it does not. Its name is the law in words."""

    check: Callable[["Trial"], None]
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
class Outcome:
    """What came of a trial."""

    decisions: int
    checksum: int
    """Of all moves and the end: the same wherever and however the same game is played."""
    violation: Violation | None = None


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
        self.due: dict[int, list[tuple[str, Callable[[], None]]]] = {}

    def run(self, laws: Sequence[Law], longest: int = LONGEST) -> Outcome:
        """Play the game out and hold it against the laws, up to the first that is broken."""
        mine = [law for law in laws if self.deal.game in law.games]
        always = [(law.name, law.check) for law in mine if law.every == 1 and not law.at_end]
        sampled = [
            (law.name, law.check, law.every, self.luck.below(law.every))
            for law in mine
            if law.every > 1 and not law.at_end
        ]
        t, moves, name = self.t, self.moves, ""
        try:
            while not t.over:
                name = "every game can be played on"
                t.offer()
                for name, check in always:
                    check(self)
                n = len(moves)
                for name, check, every, at in sampled:
                    if n % every == at:
                        check(self)
                for name, compare in self.due.pop(n, ()):
                    compare()
                name = "every game ends"
                if n >= longest:
                    raise Broken(f"nobody has won after {count(n, 'decision')}")
                name = "every game can be played on"
                move = t.moves.items[self.answers.below(t.moves.n)]
                moves.append(move)
                advance(t, move)
            for waiting in self.due.values():
                for name, compare in waiting:
                    compare()
            for law in mine:
                if law.at_end and self.luck.below(law.every) == 0:
                    name = law.name
                    law.check(self)
        except Broken as broken:
            return self.outcome(Violation(name, str(broken), self.deal, tuple(moves)))
        except Exception as wrong:  # whatever it is, the game that brings it about is worth a record
            return self.outcome(Violation(name, f"{type(wrong).__name__}: {wrong}", self.deal, tuple(moves)))
        return self.outcome(None)

    def outcome(self, violation: Violation | None) -> Outcome:
        end = f"{self.moves} {self.book.winners(self.t)} {self.t.rng.state}"
        return Outcome(len(self.moves), zlib.crc32(end.encode()), violation)

    def later(self, moves: int, law: str, compare: Callable[[], None]) -> None:
        """Have something compared when the game is so many moves further on, or over."""
        self.due.setdefault(len(self.moves) + moves, []).append((law, compare))

    def any_viewer(self) -> int:
        """Any seat, also of the eliminated, who see the table too, or a spectator."""
        seat = self.luck.below(self.deal.players + 1)
        return seat if seat < self.deal.players else SPECTATOR


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
