"""What an analysis has found, as data: everything that a page or a terminal shows of it.

Chances and changes are parts of one; a step is the number of a move, 0 being the deal; errors are standard errors of
what was tried out. Moves are as records write them, reasons are keys with their facts, so that every language can say
them.
"""

from dataclasses import asdict, dataclass
from typing import Any, Final

from sixgun.analysis.side import Shares
from sixgun.bots.reason import Sentence
from sixgun.kernel.choice import Seen, letter

FORM: Final = 1
"""The version of this form."""
PLACES: Final = 4


@dataclass(frozen=True)
class SideFound:
    """A side, and how its chance came from the start to the end: start + luck + decisions = result."""

    name: str
    seats: tuple[int, ...]
    start: float
    start_error: float
    luck: float
    drift: float
    """The part of the luck that is nobody's: the judge saw a turn farther and thought otherwise."""
    decisions: float
    result: float


@dataclass(frozen=True)
class PlayerFound:
    """A player, in chances of his own side unless said otherwise."""

    seat: int
    character: str
    role: str
    side: int
    won: bool
    luck: float
    luck_error: float
    decisions: float
    """What his answers were worth against those of a gunslinger in his place: this is what adds up."""
    decisions_error: float
    cost: float
    """What was lost against the best answers that were found, as a number that is never above 0."""
    cost_error: float
    word: str
    """sharp, steady, loose or wild, by the cost."""
    asked: int
    """How often he had a choice."""
    luck_by_side: Shares
    decisions_by_side: Shares
    """What his luck and his decisions did to each side."""


@dataclass(frozen=True)
class Point:
    """How it stood after a step."""

    step: int
    turn: int
    whose: int
    seat: int | None
    move: str
    shares: Shares
    errors: Shares
    luck: Shares
    drift: Shares
    decision: Shares
    """The change of this step: what fell by chance, what the judge thinks otherwise, what was decided."""


@dataclass(frozen=True)
class TurningPoint:
    """A turn that changed much: for the side it changed most for."""

    step: int
    """The step of the turn that changed most."""
    turn: int
    whose: int
    side: int
    change: float
    luck: float
    decision: float
    error: float
    events: tuple[Seen, ...]
    """What it was, the most telling first."""


@dataclass(frozen=True)
class Mistake:
    """An answer that was clearly worse than another, by what the seat could know."""

    step: int
    turn: int
    seat: int
    why: str
    """The question, as choices name it."""
    did: str
    better: str
    cost: float
    error: float
    chance: float
    """The own chance with the better answer, as the seat could know it."""
    reasons: tuple[Sentence, ...]


@dataclass(frozen=True)
class Beliefs:
    """What was believed about roles: `chances[seat][observer][turn][role]`, observer 0 being everybody's knowledge."""

    steps: tuple[int, ...]
    turns: tuple[int, ...]
    chances: tuple[tuple[tuple[tuple[float, ...], ...], ...], ...]
    shown: tuple[int | None, ...]
    """By seat: the turn in which its role lay open, None for never."""


@dataclass(frozen=True)
class Analysis:
    """All of it."""

    game: str
    sets: tuple[str, ...]
    players: int
    moves: int
    done: int
    """How many of the moves it has gone through: all, unless it is still growing."""
    seed: int
    sides: tuple[SideFound, ...]
    seats: tuple[PlayerFound, ...]
    curve: tuple[Point, ...]
    turning: tuple[TurningPoint, ...]
    mistakes: tuple[Mistake, ...]
    beliefs: Beliefs
    numbers: tuple[tuple[str, int, int], ...]
    """Of cards or dice: a name, how many, and of how many (0 where that says nothing)."""

    def as_json(self) -> dict[str, Any]:
        """As programs read it: seats are letters, numbers have four places."""
        found: dict[str, Any] = plain(asdict(self))
        return {"form": FORM, **found}


SEATS: Final = ("seat", "whose", "other")


def plain(value: Any, name: str = "") -> Any:
    """What JSON has words for."""
    if isinstance(value, dict):
        return {key: plain(each, key) for key, each in value.items()}
    if name == "seats" and isinstance(value, tuple) and all(isinstance(each, int) for each in value):
        return [letter(each) for each in value]
    if name == "arguments":
        return dict(value)
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    if name in SEATS and isinstance(value, int):
        return letter(value)
    return round(value, PLACES) if isinstance(value, float) else value
