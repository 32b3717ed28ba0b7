"""The facts of a table as they were kept: whole, or refused."""

from typing import Final

import msgspec

from sixgun.errors import ECHO, SixgunError, clipped
from sixgun.kernel.keyed import SEED_BITS
from sixgun.server.table.room import Facts

FACTS: Final = msgspec.json.Decoder(Facts)


class BadFacts(SixgunError):
    """The facts of a table are damaged."""


def read_facts(data: bytes, code: str) -> Facts:
    """The facts of the table with that code, as they were kept."""
    try:
        facts = FACTS.decode(data)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as wrong:
        raise BadFacts(f"the facts of table {clipped(code)} cannot be read: {clipped(wrong, ECHO)}") from None
    if facts.code != code or not is_sound(facts):
        raise BadFacts(f"the facts of table {clipped(code)} contradict each other")
    return facts


def is_sound(facts: Facts) -> bool:
    """Whether every seat that is spoken of is there, and what must be a number is one."""
    seats = range(len(facts.places))
    named = [*facts.to_look, *facts.guesses, *(seat for each in facts.guesses.values() for seat in each.hidden)]
    named += [seat for each in facts.suspicions for seat in (each.seat, each.about)]
    named += [seat for each in facts.ballots for seat in (each.seat, *each.by)]
    return (
        len(seats) == facts.settings.seats
        and all(seat in seats for seat in named)
        and (facts.pause is None or facts.pause.asked is None or facts.pause.asked in seats)
        and (facts.seed == "" or (facts.seed.isascii() and facts.seed.isdigit() and len(facts.seed) <= SEED_BITS))
        and (facts.game is not None or facts.phase == "waiting")
    )
