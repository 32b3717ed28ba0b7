"""BANG! the card game: everything that games, records and scenarios need of it."""

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.cardgame.codec import decode, encode
from sixgun.cardgame.event import EVENTS
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
    seen = []
    for n in range(since, len(log)):
        what, who, other, card, amount, audience, could, part = log.entry(n)
        visible = card >= 0 and (seat is None or audience & BIT[seat] != 0)
        seen.append(
            Seen(
                what=EVENTS[what],
                seat=None if who < 0 else who,
                other=None if other < 0 else other,
                card=t.rules.faces[card] if visible else None,
                amount=amount,
                could=seats_of(could),
                part=spell_part(t.rules, part) or None,
            )
        )
    return tuple(seen)


def winners(t: CardTable) -> tuple[int, ...]:
    """The seats that have won; none while the game goes on, or if nobody has."""
    return seats_of(t.winners)
