"""BANG! the card game: everything that games, records and scenarios need of it."""

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.cardgame.codec import decode, encode
from sixgun.cardgame.event import ELIMINATED, EVENTS, GAME_OVER
from sixgun.cardgame.guess import guess
from sixgun.cardgame.notation import Move, spell_part
from sixgun.cardgame.question import answer, choice
from sixgun.cardgame.ruleset import make_rules
from sixgun.cardgame.setup import deal
from sixgun.cardgame.stage import stage
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import SeatView, View, seats_of, view
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import Seen
from sixgun.kernel.generator import FAST, seeded
from sixgun.kernel.log import Log
from sixgun.kernel.loop import settle
from sixgun.kernel.roles import ROLES

NAME: Final = "card"

__all__ = [
    "NAME",
    "CardTable",
    "Move",
    "SeatView",
    "View",
    "answer",
    "choice",
    "decode",
    "encode",
    "events",
    "guess",
    "new_table",
    "stage",
    "view",
    "winners",
]


def new_table(
    players: int,
    seed: int,
    options: Mapping[str, object],
    sets: Sequence[str] = ("base",),
    roles: Sequence[str | None] | None = None,
    characters: Sequence[str | None] | None = None,
    generator: str = FAST,
    shares: Sequence[str] = (),
) -> CardTable:
    """A new game, dealt and settled up to the first question, with its log on."""
    t = deal(make_rules(sets, options), players, seeded(generator, seed, shares), roles, characters)
    t.log = Log()
    settle(t)
    return t


def events(t: CardTable, since: int, seat: int | None) -> tuple[Seen, ...]:
    """What happened from entry `since` of the log on, as a seat saw it; None sees every card."""
    log = t.log
    if log is None:
        return ()
    return tuple(seen(t, log.entry(n), seat) for n in range(since, len(log)))


def seen(t: CardTable, entry: tuple[int, int, int, int, int, int, int, int], to: int | None) -> Seen:
    """An entry of the log as one seat sees it."""
    what, seat, other, card, amount, audience, could, part = entry
    shown = None
    if what == ELIMINATED:  # the log has the role, which is no card, among its open numbers
        shown = ROLES[amount]
    elif card >= 0 and (to is None or audience & BIT[to] != 0):
        shown = t.rules.faces[card]
    return Seen(
        what=EVENTS[what],
        seat=None if seat < 0 else seat,
        other=None if other < 0 else other,
        card=shown,
        amount=0 if what in (ELIMINATED, GAME_OVER) else amount,
        could=seats_of(could),
        part=spell_part(t.rules, part) or None,
    )


def winners(t: CardTable) -> tuple[int, ...]:
    """The seats that have won; none while the game goes on, or if nobody has."""
    return seats_of(t.winners)
