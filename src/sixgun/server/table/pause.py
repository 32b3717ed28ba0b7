"""What is remembered of a table that lasts for days, from the moment in which somebody leaves it."""

import msgspec


class Pause(msgspec.Struct):
    """Moments are seconds since 1970: no clock of a process lasts as long."""

    gone: dict[str, int] = {}
    """When each person who is not there left."""
    away: list[str] = []
    """The people for whom a bot plays."""
    seq: int = -1
    """The move after which the question that stands was asked."""
    since: int = 0
    """When it was."""
    told: str = ""
    """The question that whoever is asked was last told of, as game and move."""
    asked: int | None = None
    """The seat asked."""
    seats: list[tuple[str, int]] = []
    """Character and life points at each seat while a game is on, as everybody can see them."""
