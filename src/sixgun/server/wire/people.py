"""People at tables, as messages show them."""

from typing import Literal

from sixgun.picture.parts import Part, Role
from sixgun.server.wire.from_client import Settings


class Guest(Part):
    """A person without an account."""

    id: str
    """Public and lasting: for muting."""
    name: str
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


class Suspicion(Part):
    """`seat` suspects `about`, of a role or in general."""

    seat: int
    about: int
    role: Role | None
