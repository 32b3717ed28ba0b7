"""ActReader: the log of a table, read for what it says about the seats. Arena and live tables read the same."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.act import HELPED, LET_BE, NOBODY, ROBBED, SHOT, WAS_SHOWN, Act
from sixgun.bots.card.deck import DYNAMITE, HELPS, JAIL, MANNER, NO_TURN, ROBS, SHOOTS, Deck
from sixgun.cardgame.event import ELIMINATED, EVENTS, FINISHED, LAID_DOWN, PLAYED, TOOK, USED, USED_ABILITY
from sixgun.cardgame.move import IN_PLAY, NONE
from sixgun.cardgame.notation import read_part
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import Seen
from sixgun.kernel.log import TO_ALL, TO_NONE, WIDTH, Log
from sixgun.kernel.roles import ROLES


@final
@mypyc_attr(acyclic=True)
class ActReader:
    """Reads every entry of a log once, from the first on."""

    def __init__(self, deck: Deck) -> None:
        self.deck: Final = deck
        self.shooter: i64 = NOBODY
        """Who has attacked somebody in the turn under way."""

    def read_on_like(self, other: "ActReader") -> None:
        """Go on where another reader of the same log is."""
        self.shooter = other.shooter

    def read(self, log: Log, since: i64) -> list[Act]:
        """What a log says about the seats from entry `since` on."""
        found: list[Act] = []
        ints = log.ints
        at = since * WIDTH
        while at < len(ints):
            what = ints[at]
            seat = ints[at + 1]
            could = ints[at + 6]
            if what == FINISHED:
                if self.shooter != seat and could != 0:
                    found.append(Act(seat, LET_BE, NOBODY, could))
                self.shooter = NOBODY
            elif what == ELIMINATED:
                found.append(Act(seat, WAS_SHOWN, NOBODY, 0, ints[at + 4]))
            elif could != 0 and ints[at + 2] != seat:
                deed = self.deed(what, ints[at + 3], ints[at + 7])
                if deed != NOBODY:
                    found.append(Act(seat, deed, ints[at + 2], could))
                if deed == SHOT:
                    self.shooter = seat
            at += WIDTH
        return found

    def deed(self, what: i64, card: i64, part: i64) -> i64:
        """What was done to the target; NOBODY if it says nothing. A card that was taken may be secret: nobody looks."""
        kinds = self.deck.kind
        manner: i64 = NO_TURN
        if what == USED and card >= self.deck.rules.first_event:
            manner = ROBS if part >= IN_PLAY else SHOOTS  # an event is used at a card in play, or at a player
        elif what == TOOK:
            manner = ROBS
        elif what == USED_ABILITY:
            return SHOT
        elif what == PLAYED or what == USED or what == LAID_DOWN:  # noqa: SIM109 - a tuple would be made each time
            manner = MANNER[kinds[card]]
        if manner == NO_TURN:
            return NOBODY
        if manner == ROBS:
            frees = part >= IN_PLAY and kinds[part - IN_PLAY] in (JAIL, DYNAMITE)
            return HELPED if frees else ROBBED
        return HELPED if manner == HELPS else SHOT


def log_of(deck: Deck, events: Sequence[Seen]) -> Log:
    """The log that a seat has seen: of cards that look alike it names the first, and none that is hidden from it."""
    log = Log()
    rules = deck.rules
    known = {*rules.faces, *[event.name for event in rules.events]}
    for seen in events:
        role = ROLES.index(seen.card) if seen.what == "eliminated" and seen.card is not None else NONE
        card = rules.number_of(seen.card) if seen.card is not None and seen.card in known else NONE
        log.add(
            EVENTS.index(seen.what),
            NONE if seen.seat is None else seen.seat,
            NONE if seen.other is None else seen.other,
            card,
            seen.amount if role == NONE else role,
            TO_NONE if card == NONE else TO_ALL,
            sum(BIT[seat] for seat in seen.could),
            read_part(rules, seen.part or ""),
        )
    return log
