"""BANG! the card game: everything that games, records and scenarios need of it."""

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.cardgame.codec import decode, encode
from sixgun.cardgame.event import EVENTS
from sixgun.cardgame.guess import guess
from sixgun.cardgame.move import END, PASS, card_of, first_of, second_of, verb_of, what_of
from sixgun.cardgame.notation import Move, fits, read, spell, spell_part
from sixgun.cardgame.ruleset import make_rules
from sixgun.cardgame.setup import deal
from sixgun.cardgame.stage import stage
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import SeatView, View, canonical, seats_of, view
from sixgun.errors import IllegalMove
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import Choice, Seen, letter
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
    "choice",
    "code",
    "decode",
    "encode",
    "events",
    "guess",
    "new_table",
    "pattern",
    "read_move",
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


def choice(t: CardTable) -> Choice:
    """What the seat asked may answer. A clock that ran out ends the phase or answers nothing."""
    codes = offered(t)
    options = tuple(spell(t.rules, m) for m in codes)
    quiet = [move for m, move in zip(codes, options, strict=True) if verb_of(m) in (END, PASS)]
    top = t.top
    facts = tuple(zip(top.fields, canonical(t.rules, top), strict=True))
    return Choice(top.seat, top.name, options, quiet[0] if quiet else options[0], facts)


def offered(t: CardTable) -> list[int]:
    t.offer()
    return t.moves.ints()


def code(t: CardTable, move: object) -> int:
    """The int of a move on offer."""
    for m in offered(t):
        if spell(t.rules, m) == move:
            return m
    raise illegal(t, str(move))


def read_move(t: CardTable, text: str) -> Move:
    """The option that a text means: of several that fit, the one with the first cards in the order of the deck."""
    wanted = read(t.rules, text)
    fitting = [m for m in offered(t) if fits(wanted, spell(t.rules, m))]
    if not fitting:
        raise illegal(t, " ".join(text.split()))
    return spell(t.rules, min(fitting, key=deck_order))


def deck_order(m: int) -> tuple[int, ...]:
    return card_of(m), what_of(m), first_of(m), second_of(m)


def pattern(t: CardTable, text: str) -> Move:
    """A move as it is written, legal or not, with bare names left bare: for comparing with options by `fits`."""
    return read(t.rules, text)


def illegal(t: CardTable, move: str) -> IllegalMove:
    options = ", ".join(str(spell(t.rules, m)) for m in offered(t))
    return IllegalMove(f"{letter(t.top.seat)} cannot {move}; can: {options}")


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
