"""What an analysis tells of a finished game: chances and changes are parts of one, errors are standard errors."""

from typing import Literal

from sixgun.picture.parts import Option, Part, Role, Seen
from sixgun.server.wire.reason import Sentence

SideName = Literal["law", "outlaws", "renegade", "deputy", "outlaw"]
Word = Literal["sharp", "steady", "loose", "wild"]


class SideNamed(Part):
    """Seats that win together."""

    name: SideName
    """At a table of three everyone is alone, and the side is called after the role."""
    seats: list[int]


class CurvePoint(Part):
    """How it stood after a move; step 0 is the deal."""

    step: int
    turn: int
    whose: int
    """Whose turn it was when the move was made."""
    shares: list[float]
    """How likely each side wins, in the order of the sides."""
    errors: list[float]
    events: list[Seen]
    """What happened, everything open."""


class TurningPoint(Part):
    """A turn that changed much, as the side sees it that it changed most for: luck + decision = change."""

    step: int
    turn: int
    whose: int
    side: int
    change: float
    luck: float
    decision: float
    error: float
    events: list[Seen]
    """The most telling first."""


class Mistake(Part):
    """An answer that was clearly worse than another, by what the seat could know then.

    Of people only their own are told to them, of bots to everybody.
    """

    step: int
    turn: int
    seat: int
    why: str
    """The question."""
    did: Option
    better: Option
    cost: float
    """How much likelier the own side wins with the better answer."""
    error: float
    chance: float
    """With the better answer, as the seat could know it."""
    reasons: list[Sentence]


class PlayerTotals(Part):
    """A player's luck and decisions, in chances of the own side."""

    seat: int
    character: str
    role: Role
    side: int
    won: bool
    person: bool
    """Whether a person sat there, whoever may have played for him."""
    luck: float
    luck_error: float
    decisions: float
    """What was lost against the best answers that were found: never above 0."""
    decisions_error: float
    word: Word


class BeliefRun(Part):
    """From which turn on a seat was taken for a role, and how surely in the end; null: nobody had an idea."""

    turn: int
    role: Role | None
    chance: float


class Beliefs(Part):
    """What could be believed about the roles, turn by turn."""

    turns: int
    observers: list[int | None]
    """Who believed it: everybody (null), then the seats of bots."""
    runs: list[list[list[BeliefRun]]]
    """By seat and observer."""
    shown: list[int | None]
    """By seat: the turn in which the role lay open; null for never."""


class Count(Part):
    """A number of the game."""

    name: str
    count: int
    of: int
    """Of how many; 0 where that says nothing."""
    expected: float | None = None
    """How many were to be expected."""


class Found(Part):
    """What an analysis has found."""

    you: int | None
    """The seat that one had in this game."""
    turning: list[TurningPoint]
    mistakes: list[Mistake]
    players: list[PlayerTotals]
    beliefs: Beliefs
    numbers: list[Count]
