"""People at tables, as messages show them."""

from typing import Literal

from sixgun.picture.parts import Clock, Part, Role
from sixgun.server.wire.from_client import Settings


class Guest(Part):
    """A person without an account."""

    id: str
    """Public and lasting: for muting."""
    name: str
    """`Stranger 431` until he says one: no other guest and no bot is called so."""
    face: str


class TableInfo(Part):
    """A public table in the lobby."""

    code: str
    host: str
    settings: Settings
    free: int
    """Seats without a person or a bot."""
    phase: Literal["waiting", "playing", "after"]
    people: int
    watchers: int
    host_id: str = ""
    """The host as a guest: for those who do not want to play with him."""


class Sitting(Part):
    """Who sits at a seat, if anybody does."""

    seat: int
    who: Literal["nobody", "person", "bot"]
    guest: Guest | None
    level: str | None
    """Of a bot."""
    connected: bool
    away: bool
    """A bot plays for this person."""
    ready: bool
    """For the next game."""
    keeps: bool
    """Wants to keep the character."""
    claim: Role | None


class SeatTaken(Part):
    """A table at which one has a seat, seen from elsewhere: `join` goes back."""

    code: str
    settings: Settings
    phase: Literal["waiting", "playing", "after"]
    people: int
    character: str | None
    """One's own in the game that is on, with its life points."""
    life: int | None
    asked: bool
    """Whether one's own answer is awaited."""
    away: bool
    """Whether a bot holds the seat."""
    paused: bool
    """Whether the game stands still until one is back: one plays it alone among bots."""
    waits_for: str | None = None
    """The name of whoever else is asked, if it is a person."""
    since: int | None = None
    """When he or oneself was asked, in seconds since 1970, at a table that lasts for days."""


class Looking(Part):
    """How many people have looked at their roles, before anything is asked."""

    looked: int
    of: int
    you: bool
    """Whether one has looked oneself; true for spectators."""
    clock: Clock | None
    """How long the others wait at most; null for whoever plays alone."""


class Vote(Part):
    """A vote to let a bot have somebody's seat."""

    seat: int
    """Whose."""
    by: list[int]
    needed: int
    """How many votes carry it."""
    carried: bool
    """It was: the seat is a bot's when the turn is over."""


class Suspicion(Part):
    """`seat` suspects `about`, of a role or in general."""

    seat: int
    about: int
    role: Role | None
